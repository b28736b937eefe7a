-- Every minute, asks the function deliver-mail to send what is due. A mail normally leaves right after the request that
-- caused it; this sweep is for what was left behind by a mail service that was down or an instance that went away.
--
-- Only where the database has a scheduler (hosted Supabase); elsewhere something outside calls the function. Two secrets
-- in Vault configure it: functions_url (https://<project>.supabase.co/functions/v1) and delivery_secret (the
-- functions' DELIVERY_SECRET). Until both are there, nothing is asked.

do $migration$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  perform cron.schedule(
    'deliver-mail',
    '* * * * *',
    $job$
      select net.http_post(
        url := functions_url.decrypted_secret || '/deliver-mail',
        headers := jsonb_build_object(
          'Content-Type', 'application/json',
          'Authorization', 'Bearer ' || delivery_secret.decrypted_secret
        ),
        body := '{}'::jsonb,
        timeout_milliseconds := 55000
      )
      from vault.decrypted_secrets functions_url, vault.decrypted_secrets delivery_secret
      where functions_url.name = 'functions_url' and delivery_secret.name = 'delivery_secret'
    $job$
  );
end
$migration$;
