-- Addresses for the newsletter. One counts when its owner has confirmed it by the link in a mail.
create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  page text check (page ~ '^/' and length(page) <= 500),
  sender_key text check (length(sender_key) <= 100),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  mailed_at timestamptz
);
create index subscribers_by_time on public.subscribers (created_at desc);
create index subscribers_unconfirmed on public.subscribers (created_at) where confirmed_at is null;
create index subscribers_with_sender on public.subscribers (created_at) where sender_key is not null;

alter table public.subscribers enable row level security;
revoke all on public.subscribers from anon, authenticated;
grant select, delete on public.subscribers to authenticated;
grant all on public.subscribers to service_role;

create policy "Sales read subscribers" on public.subscribers for select to authenticated
  using ((select public.may('enquiries.work')));
create policy "Sales delete subscribers" on public.subscribers for delete to authenticated
  using ((select public.may('enquiries.work')));
create trigger count_rows_of_request before update or delete on public.subscribers
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.subscribers
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();

-- Stores a newsletter address, or begins its time anew while it is not confirmed. Answers the id of the subscription if a
-- mail with the confirmation link is to be sent: only where mail can be sent (`by_mail`), only while it is not confirmed,
-- and at most once an hour, so that nobody can fill a stranger's mailbox with this form. PT429 as of refuse_flood.
create function public.subscribe(address text, from_page text, of_sender text, by_mail boolean default false) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  key text := coalesce(of_sender, '');
  to_mail uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.subscribers'));
  perform public.apply_retention();
  perform public.refuse_flood(key, (select count(*) from public.subscribers
    where coalesce(sender_key, '') = key
      and created_at between clock_timestamp() - interval '10 minutes' and clock_timestamp()));
  insert into public.subscribers as s (email, page, sender_key) values (lower(address), from_page, nullif(key, ''))
  on conflict (email) do update set created_at = now(), page = excluded.page, sender_key = excluded.sender_key where s.confirmed_at is null;
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

-- Takes addresses off the newsletter list; one that is gone already is no error.
create function public.delete_subscribers(subscriber_ids uuid[]) returns integer
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
declare gone integer;
begin
  delete from public.subscribers where id = any (subscriber_ids);
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke execute on function public.subscribe(text, text, text, boolean), public.confirm_subscription(uuid),
  public.delete_subscribers(uuid[]) from public, anon, authenticated;
grant execute on function public.subscribe(text, text, text, boolean), public.confirm_subscription(uuid) to service_role;
grant execute on function public.delete_subscribers(uuid[]) to authenticated;
