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
