-- What visitors write, what they pay, and the payment service's events about it.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- One press of the button, however often its request had to be sent.
  attempt text unique,
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  subject text not null check (char_length(subject) between 1 and 300),
  message text not null check (char_length(message) between 1 and 10000),
  created_at timestamptz not null default now()
);

-- Events come late, twice and in any order. So a payment holds facts, each with the time of its first event, and
-- its status follows from the facts that are there; a fact is never taken back.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('tip', 'class')),
  amount_cents integer not null check (amount_cents between 100 and 99999999),
  -- One attempt of a visitor to pay this amount; another try of the same one finds this row.
  attempt text unique,
  -- Goes up when the service has answered a request with an error, which it would only repeat for the same key.
  request_number integer not null default 0,
  session_id text unique,
  session_url text,
  payment_intent text,
  payer_email text,
  payer_name text,
  created_at timestamptz not null default now(),
  processing_at timestamptz,
  paid_at timestamptz,
  failed_at timestamptz,
  expired_at timestamptz,
  refunded_at timestamptz,
  disputed_at timestamptz,
  status text not null generated always as (
    case
      when refunded_at is not null then 'refunded'
      when paid_at is not null then 'paid'
      when failed_at is not null then 'failed'
      when processing_at is not null then 'processing'
      when expired_at is not null then 'expired'
      else 'open'
    end
  ) stored
);
create index payments_payment_intent on public.payments (payment_intent);

-- Each event once. Refunds and disputes name the payment intent alone, and may come before we know whose it is: then the
-- fact waits here for its payment.
create table public.webhook_events (
  id text primary key,
  type text not null,
  fact text check (fact in ('processing', 'paid', 'failed', 'expired', 'refunded', 'disputed')),
  payment_intent text,
  received_at timestamptz not null default now()
);
create index webhook_events_payment_intent on public.webhook_events (payment_intent);

alter table public.contact_messages enable row level security;
alter table public.payments enable row level security;
alter table public.webhook_events enable row level security;

revoke all on public.contact_messages, public.payments, public.webhook_events from public, anon, authenticated;
