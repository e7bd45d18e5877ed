-- Limits that count what came within the last minutes counted what lies in the future, too. After the clock was set back by
-- an hour nobody could publish, or send a message, if the hour before had been a busy one. The functions are changed where
-- they stand, so that nothing else in them can differ.
do $$
declare
  counting regprocedure;
begin
  for counting in select oid from pg_catalog.pg_proc
    where pronamespace = 'public'::regnamespace and proname in ('submit_enquiry', 'subscribe', 'request_deploy')
  loop
    execute regexp_replace(pg_catalog.pg_get_functiondef(counting),
      '(created_at|requested_at) > clock_timestamp\(\) - interval ''(1 minute|10 minutes)''',
      '\1 between clock_timestamp() - interval ''\2'' and clock_timestamp()', 'g');
  end loop;
end $$;
