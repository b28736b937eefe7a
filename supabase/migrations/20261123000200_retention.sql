-- The sweep deletes what is past its time by these.
create index subscribers_pending on public.subscribers (asked_at) where status = 'pending';
create index contact_messages_created_at on public.contact_messages (created_at);
create index webhook_events_received_at on public.webhook_events (received_at);

-- The scheduler notes every run, one a minute, and never deletes a note.
do $migration$
begin
  if to_regclass('cron.job_run_details') is not null then
    perform cron.schedule(
      'delete-old-runs',
      '17 3 * * *',
      $job$ delete from cron.job_run_details where end_time < now() - interval '7 days' $job$
    );
  end if;
end
$migration$;
