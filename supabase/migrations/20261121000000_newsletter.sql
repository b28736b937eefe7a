-- The newsletter's list, the mail that leaves the house, and how often someone may ask for something.
-- Only the functions, which connect as the owner, touch these tables: nothing is granted to anyone else.

create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- Where on the site the address was given, if the request has a referrer; informational only.
  source text not null default 'site' check (char_length(source) between 1 and 40),
  -- Goes up when a subscriber leaves, so that a confirmation link from before can not bring the address back.
  generation integer not null default 0,
  created_at timestamptz not null default now(),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
-- One address, one row, however its capitals are typed.
create unique index subscribers_email on public.subscribers (lower(email));

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 60),
  recipient text not null check (recipient !~ '[[:cntrl:]]'),
  reply_to text check (reply_to !~ '[[:cntrl:]]'),
  subject text not null check (subject !~ '[[:cntrl:]]'),
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  -- A claim moves this into the future: it is lease and back-off in one.
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  provider_id text,
  last_error text
);
create index mail_outbox_due on public.mail_outbox (next_attempt_at) where sent_at is null and given_up_at is null;

-- Fixed windows; the key is a hash, so that the table holds no addresses.
create table public.rate_limits (
  key text primary key,
  started_at timestamptz not null default now(),
  taken integer not null default 1
);
create index rate_limits_started_at on public.rate_limits (started_at);

alter table public.subscribers enable row level security;
alter table public.mail_outbox enable row level security;
alter table public.rate_limits enable row level security;

revoke all on public.subscribers, public.mail_outbox, public.rate_limits from public, anon, authenticated;
