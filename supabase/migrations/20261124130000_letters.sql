-- Letters of the newsletter, as `npm run desk -- letter` sends them.

create table public.letters (
  -- The file's name.
  name text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 80),
  -- SHA-256 of the file's text: a changed text under the same name, or the same text under another name, is refused.
  digest text not null unique,
  subject text not null,
  -- Who was on the list by then gets the letter.
  started_at timestamptz not null default now(),
  -- Set when the letter is in the outbox for all of them.
  finished_at timestamptz
);

-- Who got which letter; written in the transaction that puts the mail into the outbox.
create table public.letter_recipients (
  letter text not null references public.letters on delete cascade,
  subscriber uuid not null,
  enqueued_at timestamptz not null default now(),
  primary key (letter, subscriber)
);
create index letter_recipients_subscriber on public.letter_recipients (subscriber);

alter table public.letters enable row level security;
alter table public.letter_recipients enable row level security;

revoke all on public.letters, public.letter_recipients from public, anon, authenticated;

-- As before, but letters come after all other newsletter mails: a letter to many that waits for the mail service's quota
-- must not hold up a confirmation.
create or replace function public.claim_mail(new_batch uuid, most integer, lease interval, last_try_after interval)
returns setof public.mail_outbox
language plpgsql
set search_path = ''
as $function$
begin
  -- One claim at a time: two of them could each lock a part of the same batch.
  perform pg_advisory_xact_lock(hashtextextended('public.mail_outbox', 0));
  return query
    with due as (
      select id, batch, alone, next_attempt_at,
        case when kind = 'newsletter-letter' then 2 when starts_with(kind, 'newsletter-') then 1 else 0 end as rank
      from public.mail_outbox
      where sent_at is null and given_up_at is null and next_attempt_at <= now()
        and coalesce(first_attempt_at, now()) >= now() - last_try_after
    ), first as (
      select * from due order by rank, next_attempt_at limit 1
    ), chosen as (
      select due.id from due cross join first
      where case
        when first.batch is not null then due.batch = first.batch
        when first.alone then due.id = first.id
        else due.batch is null and not due.alone
      end
      order by due.rank, due.next_attempt_at limit most
    )
    update public.mail_outbox as mail
    set batch = coalesce(mail.batch, new_batch),
      attempts = attempts + 1,
      first_attempt_at = coalesce(first_attempt_at, now()),
      next_attempt_at = now() + lease
    where mail.id in (select id from chosen)
    returning mail.*;
end
$function$;
