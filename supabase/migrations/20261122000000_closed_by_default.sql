-- Closes what a later migration creates in this schema, also where that migration forgets to: a hosted project grants
-- new tables, sequences and functions to anon and authenticated.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- Everyone may run a new function by PostgreSQL's own default, which a schema's defaults cannot take away.
alter default privileges revoke execute on functions from public;

revoke all on all sequences in schema public from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;

-- Mails sent until now kept what mails sent from now on do not.
update public.mail_outbox set reply_to = null, subject = '', headers = '{}' where sent_at is not null;
