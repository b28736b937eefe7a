-- The roles and default privileges that a hosted project has before the first migration, so that a migration that
-- forgets a revoke is caught here.
do $roles$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
  end if;

  -- Only once, before the first migration: again after one that closes these defaults, this would open them.
  if to_regclass('supabase_migrations.schema_migrations') is null then
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  end if;
end
$roles$;
