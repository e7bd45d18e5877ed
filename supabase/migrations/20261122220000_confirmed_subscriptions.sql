-- A newsletter address counts when its owner has confirmed it by the link in a mail. Addresses that were stored before this
-- rule count as confirmed: nobody was asked then.
alter table public.subscribers add column confirmed_at timestamptz, add column mailed_at timestamptz;
update public.subscribers set confirmed_at = created_at;

-- What the functions below look for, at any number of rows.
create index subscribers_by_time on public.subscribers (created_at desc);
create index subscribers_unconfirmed on public.subscribers (created_at) where confirmed_at is null;
create index subscribers_with_sender on public.subscribers (created_at) where sender_key is not null;
create index enquiries_with_sender on public.enquiries (created_at) where sender_key is not null;
create index enquiries_by_email on public.enquiries (lower(email));

-- Stores a newsletter address, or begins its time anew while it is not confirmed. Answers the id of the subscription if a
-- mail with the confirmation link is to be sent: only where mail can be sent (`by_mail`), only while it is not confirmed,
-- and at most once an hour, so that nobody can fill a stranger's mailbox with this form.
drop function public.subscribe(text, text, text);
create function public.subscribe(address text, from_page text, of_sender text, by_mail boolean default false) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  key text := coalesce(of_sender, '');
  to_mail uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.subscribers'));
  perform public.apply_retention();
  perform public.refuse_flood(key, (select count(*) from public.subscribers
    where coalesce(sender_key, '') = key and created_at > clock_timestamp() - interval '10 minutes'));
  insert into public.subscribers as s (email, page, sender_key) values (lower(address), from_page, nullif(key, ''))
  on conflict (email) do update set created_at = now(), sender_key = excluded.sender_key where s.confirmed_at is null;
  update public.subscribers set mailed_at = clock_timestamp()
  where by_mail and email = lower(address) and confirmed_at is null
    and (mailed_at is null or mailed_at < clock_timestamp() - interval '1 hour')
  returning id into to_mail;
  return to_mail;
end $$;

-- Confirms a subscription; false where there is none (any more).
create function public.confirm_subscription(subscription uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscribers set confirmed_at = coalesce(confirmed_at, clock_timestamp()) where id = subscription;
  return found;
end $$;

revoke execute on function public.subscribe(text, text, text, boolean), public.confirm_subscription(uuid)
  from public, anon, authenticated;
grant execute on function public.subscribe(text, text, text, boolean), public.confirm_subscription(uuid) to service_role;

-- Deletes enquiries that are older than the setting and addresses that nobody confirmed within 30 days (UNCONFIRMED_DAYS in
-- src/domain/newsletter.ts), and forgets after a day who the senders were. Runs every hour: on one machine by the process
-- of the database, hosted by pg_cron. It runs with every message too, where neither does; the indexes make that cheap.
create or replace function public.apply_retention() returns void
language sql security definer set search_path = '' as $$
  delete from public.enquiries e using public.retention r
  where e.created_at < now() - make_interval(months => r.enquiry_months);
  delete from public.subscribers where confirmed_at is null and created_at < now() - interval '30 days';
  update public.enquiries set sender_key = null
  where sender_key is not null and created_at < now() - interval '1 day';
  update public.subscribers set sender_key = null
  where sender_key is not null and created_at < now() - interval '1 day';
$$;

-- All that is stored of one person, by e-mail address, their account included.
create or replace function public.export_person(of_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address text := lower(btrim(of_email));
begin
  if not public.is_admin() then
    raise exception 'Only administrators may export personal data.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'email', address,
    'enquiries', (select coalesce(jsonb_agg(to_jsonb(e) - 'sender_key' order by e.created_at), '[]')
      from public.enquiries e where lower(e.email) = address),
    'subscriptions', (select coalesce(jsonb_agg(to_jsonb(s) - 'sender_key' order by s.created_at), '[]')
      from public.subscribers s where s.email = address),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('created_at', u.created_at,
        'is_admin', exists (select 1 from public.admins a where a.user_id = u.id))), '[]')
      from auth.users u where lower(u.email) = address));
end $$;

-- Deletes all that is stored of one person and answers how many rows that were. The account of an administrator stays:
-- its rights are taken first, so that the last administrator cannot be lost this way.
create or replace function public.delete_person(of_email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(of_email));
  gone integer;
  total integer := 0;
begin
  if not public.is_admin() then
    raise exception 'Only administrators may delete personal data.' using errcode = '42501';
  end if;
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
