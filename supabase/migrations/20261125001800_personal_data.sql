-- What is known of people who wrote: how long it stays, and that it goes when they ask.

-- How long enquiries and past changes are kept, for administrators to change.
create table public.retention (
  only_row boolean primary key default true check (only_row),
  enquiry_months integer not null default 24 check (enquiry_months between 1 and 120),
  history_months integer not null default 24 check (history_months between 1 and 120)
);
insert into public.retention default values;

alter table public.retention enable row level security;
revoke all on public.retention from anon, authenticated;
grant select on public.retention to anon, authenticated;
grant update (enquiry_months, history_months) on public.retention to authenticated;
grant all on public.retention to service_role;
create policy "Everyone may read how long enquiries are kept" on public.retention
  for select to anon, authenticated using (true);
create policy "Administrators change how long enquiries are kept" on public.retention for update to authenticated
  using ((select public.may('office.manage'))) with check ((select public.may('office.manage')));

-- Deletes enquiries and changes that are older than the settings (of every record the newest change stays, and all for the 30
-- days of the trash), addresses that nobody confirmed within 30 days (UNCONFIRMED_DAYS in src/domain/enquiries/newsletter.ts), accounts that nobody approved and sessions that have ended, and forgets after a day who
-- the senders were. Runs every hour: on one machine by the process of the database, hosted by pg_cron. It runs with every
-- message too, where neither does; the indexes make that cheap.
create function public.apply_retention() returns void
language sql security definer set search_path = '' as $$
  delete from public.enquiries e using public.retention r
  where e.created_at < now() - make_interval(months => r.enquiry_months);
  delete from public.subscribers where confirmed_at is null and created_at < now() - interval '30 days';
  update public.enquiries set sender_key = null
  where sender_key is not null and created_at < now() - interval '1 day';
  update public.subscribers set sender_key = null
  where sender_key is not null and created_at < now() - interval '1 day';
  delete from public.change_rows r using public.changes c, public.retention s
  where c.id = r.change_id and c.state = 'applied' and c.made_at < least(now() - make_interval(months => s.history_months), now() - interval '30 days')
    and (r.after is null or exists (select from public.change_rows later
      where later.table_name = r.table_name and later.record = r.record and later.revision > r.revision));
  delete from public.changes c using public.retention s
  where (c.state = 'prepared' and c.plan_id is null and c.made_at < now() - interval '1 day')
    or (c.state = 'applied' and c.made_at < least(now() - make_interval(months => s.history_months), now() - interval '30 days')
      and not exists (select from public.change_rows r where r.change_id = c.id));
  delete from auth.users u using public.waiting_accounts() w where u.id = w.id and w.is_over;
  delete from auth.sessions s where now() >= public.session_end(s.created_at, s.refreshed_at);
$$;
revoke execute on function public.apply_retention() from public;
grant execute on function public.apply_retention() to service_role;

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

-- All that is stored of one person, by e-mail address, their account included. Who in the office works on it is not theirs.
create function public.export_person(of_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address text := lower(btrim(of_email));
begin
  perform public.require('office.manage');
  return jsonb_build_object(
    'email', address,
    'enquiries', (select coalesce(jsonb_agg(to_jsonb(e) - array['sender_key', 'submission', 'repeats', 'repeated_at', 'status_by', 'assignee', 'office_mailed_at', 'office_tried_at', 'reminded_at',
          'visitor_mailed_at']
        || jsonb_build_object(
          'lines', (select coalesce(jsonb_agg(to_jsonb(l) - 'enquiry_id' order by l.position), '[]')
            from public.enquiry_lines l where l.enquiry_id = e.id),
          'files', (select coalesce(jsonb_agg(to_jsonb(f) - 'enquiry_id' order by f.position), '[]')
            from public.enquiry_files f where f.enquiry_id = e.id),
          'notes', (select coalesce(jsonb_agg(to_jsonb(n) - array['id', 'enquiry_id', 'author'] order by n.created_at), '[]')
            from public.enquiry_notes n where n.enquiry_id = e.id)) order by e.created_at), '[]')
      from public.enquiries e where lower(e.email) = address),
    'subscriptions', (select coalesce(jsonb_agg(to_jsonb(s) - 'sender_key' order by s.created_at), '[]')
      from public.subscribers s where s.email = address),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('created_at', u.created_at,
        'role', (select a.role from public.admins a where a.user_id = u.id))), '[]')
      from auth.users u where lower(u.email) = address));
end $$;

-- Deletes all that is stored of one person and answers how many rows that were. The account of a colleague stays:
-- its access is taken first, so that the last administrator cannot be lost this way.
create function public.delete_person(of_email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(of_email));
  gone integer;
  total integer := 0;
begin
  perform public.require('office.manage');
  delete from public.enquiries where lower(email) = address;
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.subscribers where email = address;
  get diagnostics gone = row_count;
  total := total + gone;
  delete from auth.users u
  where lower(u.email) = address and not exists (select 1 from public.admins a where a.user_id = u.id);
  get diagnostics gone = row_count;
  return total + gone;
end $$;

revoke execute on function public.export_person(text), public.delete_person(text) from public;
grant execute on function public.export_person(text), public.delete_person(text) to authenticated;
