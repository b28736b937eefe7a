-- Set on the role, because a pooler in transaction mode refuses or ignores it as a parameter of a connection. The page
-- gives a call up after 15 seconds; a longer migration sets its own.
do $migration$
begin
  execute format('alter role %I set statement_timeout = %L', current_user, '15s');
end
$migration$;
