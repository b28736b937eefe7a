-- Who may be written to, and how often.

-- The mailbox behind an address, as functions/_shared/emailAddress.ts computes it: nobody types past a farewell, or past
-- a limit, by another spelling of the same mailbox.
alter table public.subscribers add column mailbox text;
update public.subscribers set mailbox = lower(email);
alter table public.subscribers alter column mailbox set not null;
create index subscribers_mailbox on public.subscribers (mailbox);

-- Windows have separate lengths now, up to 30 days, and the keys until now were unsalted hashes.
truncate public.rate_limits;
drop index public.rate_limits_started_at;
alter table public.rate_limits
  drop column started_at,
  add column ends_at timestamptz not null;
create index rate_limits_ends_at on public.rate_limits (ends_at);

-- Counts one try against each limit, in their order, up to the first that is used up. @returns the seconds until that
-- one's window ends; null where every limit lets the try pass.
create function public.count_try(keys text[], times integer[], seconds integer[]) returns integer
language plpgsql
set search_path = ''
as $function$
declare
  counted public.rate_limits;
begin
  for position in 1 .. cardinality(keys) loop
    insert into public.rate_limits as r (key, ends_at)
    values (keys[position], now() + make_interval(secs => seconds[position]))
    on conflict (key) do update set
      taken = case when r.ends_at <= now() then 1 else r.taken + 1 end,
      ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
    returning * into counted;
    if counted.taken > times[position] then
      return greatest(1, ceil(extract(epoch from counted.ends_at - now())));
    end if;
  end loop;
  return null;
end
$function$;
revoke all on function public.count_try(text[], integer[], integer[]) from public, anon, authenticated;
