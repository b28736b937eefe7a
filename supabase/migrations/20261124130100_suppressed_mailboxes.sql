-- Mailboxes that are never written to, of people whose data was erased: an HMAC by TOKEN_SECRET, which nobody who has
-- only the database can turn back into an address.
create table public.suppressed_mailboxes (
  fingerprint text primary key,
  created_at timestamptz not null default now()
);
alter table public.suppressed_mailboxes enable row level security;
revoke all on public.suppressed_mailboxes from public, anon, authenticated;
