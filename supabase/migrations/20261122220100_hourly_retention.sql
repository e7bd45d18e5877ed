-- A hosted project applies the retention every hour by pg_cron. Where that extension is not there, or the server does not
-- load it, nothing is scheduled: the process of the embedded database calls the function by a timer of its own.
do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    execute $schedule$ select cron.schedule('plantroom-retention', '17 * * * *', 'select public.apply_retention()') $schedule$;
  end if;
exception when others then
  raise warning 'The retention is not scheduled: %', sqlerrm;
end $$;
