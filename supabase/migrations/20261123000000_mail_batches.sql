-- Mails leave in batches. A batch whose outcome is unknown is sent again whole, under the same id, so that the mail
-- service recognizes it.
alter table public.mail_outbox
  add column batch uuid,
  -- Set when the service refused a whole batch: the mail it objects to must not hold up the others.
  add column alone boolean not null default false;
create index mail_outbox_batch on public.mail_outbox (batch) where sent_at is null and given_up_at is null;

comment on column public.mail_outbox.first_attempt_at is
  'The first attempt since which the service may have the mail; null again once it has refused it.';

-- Makes one mail, or every mail that has not left, due now: those given up, and those waiting for their next attempt.
-- A mail whose outcome is still unknown keeps its batch and its time.
create function public.requeue_mail(mail uuid default null) returns integer
language sql
set search_path = ''
as $function$
  with requeued as (
    update public.mail_outbox
    set given_up_at = null, batch = null, attempts = 0, first_attempt_at = null, next_attempt_at = now()
    where sent_at is null
      and (given_up_at is not null or batch is null)
      and (requeue_mail.mail is null or id = requeue_mail.mail)
    returning 1
  )
  select count(*)::integer from requeued
$function$;
revoke all on function public.requeue_mail(uuid) from public, anon, authenticated;

-- Takes the mail that has waited longest and, with it, either the rest of its batch, which has to be sent again whole, or
-- as many others as fit. Newsletter mails come last, so that they never delay a receipt. While the lease lasts nothing of
-- it is due for anyone.
create function public.claim_mail(new_batch uuid, most integer, lease interval, last_try_after interval)
returns setof public.mail_outbox
language plpgsql
set search_path = ''
as $function$
begin
  -- One claim at a time: two of them could each lock a part of the same batch.
  perform pg_advisory_xact_lock(hashtextextended('public.mail_outbox', 0));
  return query
    with due as (
      select id, batch, alone, starts_with(kind, 'newsletter-') as later, next_attempt_at
      from public.mail_outbox
      where sent_at is null and given_up_at is null and next_attempt_at <= now()
        and coalesce(first_attempt_at, now()) >= now() - last_try_after
    ), first as (
      select * from due order by later, next_attempt_at limit 1
    ), chosen as (
      select due.id from due cross join first
      where case
        when first.batch is not null then due.batch = first.batch
        when first.alone then due.id = first.id
        else due.batch is null and not due.alone
      end
      order by due.later, due.next_attempt_at limit most
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
revoke all on function public.claim_mail(uuid, integer, interval, interval) from public, anon, authenticated;
