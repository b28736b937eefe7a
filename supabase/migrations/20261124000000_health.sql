-- What the checks of functions/_shared/health.ts read beyond what is there already.

-- What has arrived, next to what was asked for.
alter table public.payments add column paid_cents bigint;
create index payments_mismatched on public.payments (paid_at) where paid_cents <> amount_cents;
-- The sweep deletes unpaid payments by their age, too.
create index payments_created_at on public.payments (created_at);

create index mail_outbox_given_up on public.mail_outbox (given_up_at) where given_up_at is not null;
create index mail_outbox_digest on public.mail_outbox (created_at) where kind = 'owner-digest';

-- One row: when the schedule last asked for mail to be delivered.
create table public.last_sweep (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null default now()
);
alter table public.last_sweep enable row level security;
