-- Who may be written to, and how often.

-- The mailbox behind an address, as functions/_shared/emailAddress.ts computes it: nobody types past a farewell, or past
-- a limit, by another spelling of the same mailbox.
alter table public.subscribers add column mailbox text;
update public.subscribers set mailbox = lower(email);
alter table public.subscribers alter column mailbox set not null;
create index subscribers_mailbox on public.subscribers (mailbox);

-- Windows have lengths of their own now, up to 30 days, and the keys until now were unsalted hashes.
truncate public.rate_limits;
drop index public.rate_limits_started_at;
alter table public.rate_limits
  drop column started_at,
  add column ends_at timestamptz not null;
create index rate_limits_ends_at on public.rate_limits (ends_at);
