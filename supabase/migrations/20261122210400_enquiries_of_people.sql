-- What is known of people who wrote: how long it stays, and that it goes when they ask.

-- Messages of senders whose network address is not known (an empty key) are counted together, with more room: a proxy on
-- the same machine sends for everybody, and one bot must not silence all others.
create or replace function public.refuse_flood(of_sender text, earlier bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if earlier >= (case when coalesce(of_sender, '') = '' then 60 else 5 end) then
    raise exception 'Too many messages from this address.' using errcode = 'PT429';
  end if;
end $$;

create or replace function public.submit_enquiry(enquiry jsonb, product_slug text, from_page text, of_sender text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  product public.products;
  key text := coalesce(of_sender, '');
  new_id uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.enquiries'));
  perform public.apply_retention();
  perform public.refuse_flood(key, (select count(*) from public.enquiries
    where coalesce(sender_key, '') = key and created_at > clock_timestamp() - interval '10 minutes'));
  select * into product from public.products where slug = product_slug;
  insert into public.enquiries (first_name, last_name, email, phone, company, project_type, budget, timeline, message,
    product_id, product_name, page, sender_key)
  values (enquiry ->> 'firstName', enquiry ->> 'lastName', enquiry ->> 'email', enquiry ->> 'phone',
    enquiry ->> 'company', enquiry ->> 'projectType', enquiry ->> 'budget', enquiry ->> 'timeline',
    enquiry ->> 'message', product.id, product.name, from_page, nullif(key, ''))
  returning id into new_id;
  return new_id;
end $$;

create or replace function public.subscribe(address text, from_page text, of_sender text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  key text := coalesce(of_sender, '');
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.subscribers'));
  perform public.apply_retention();
  perform public.refuse_flood(key, (select count(*) from public.subscribers
    where coalesce(sender_key, '') = key and created_at > clock_timestamp() - interval '10 minutes'));
  insert into public.subscribers (email, page, sender_key) values (lower(address), from_page, nullif(key, ''))
  on conflict (email) do nothing;
end $$;

-- How long enquiries are kept, for administrators to change.
create table public.retention (
  only_row boolean primary key default true check (only_row),
  enquiry_months integer not null default 24 check (enquiry_months between 1 and 120)
);
insert into public.retention default values;
alter table public.retention enable row level security;
revoke all on public.retention from anon, authenticated;
grant select on public.retention to anon, authenticated;
grant update (enquiry_months) on public.retention to authenticated;
grant all on public.retention to service_role;
create policy "Everyone may read how long enquiries are kept" on public.retention
  for select to anon, authenticated using (true);
create policy "Administrators change how long enquiries are kept" on public.retention for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

-- Deletes enquiries that are older than the setting, and forgets after a day who the senders were. Runs with every
-- message, with every deploy that is claimed, and every day by the local stack; hosted, pg_cron may call it too.
create function public.apply_retention() returns void
language sql security definer set search_path = '' as $$
  delete from public.enquiries e using public.retention r
  where e.created_at < now() - make_interval(months => r.enquiry_months);
  update public.enquiries set sender_key = null
  where sender_key is not null and created_at < now() - interval '1 day';
  update public.subscribers set sender_key = null
  where sender_key is not null and created_at < now() - interval '1 day';
$$;
revoke execute on function public.apply_retention() from public;
grant execute on function public.apply_retention() to service_role;

-- A deleted enquiry is gone: it does not go to the trash, and what the trash remembers of it with a product goes too.
create function public.forget_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.trash set attached = jsonb_set(attached, '{enquiries}', (attached -> 'enquiries') - old.id::text)
  where attached -> 'enquiries' ? old.id::text;
  return null;
end $$;
revoke execute on function public.forget_enquiry() from public;
create trigger forget_enquiry after delete on public.enquiries for each row execute function public.forget_enquiry();

-- Deletes enquiries for good, all of them or none.
create function public.delete_enquiries(enquiry_ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators may delete enquiries.' using errcode = '42501';
  end if;
  delete from public.enquiries where id = any (enquiry_ids);
  get diagnostics gone = row_count;
  if gone <> cardinality(enquiry_ids) then
    raise exception '% of % enquiries could be deleted.', gone, cardinality(enquiry_ids) using errcode = 'PT409';
  end if;
  return gone;
end $$;

-- All that is stored of one person, by e-mail address: for an answer to whoever asks what is known of them.
create function public.export_person(of_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Only administrators may export personal data.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'email', lower(btrim(of_email)),
    'enquiries', (select coalesce(jsonb_agg(to_jsonb(e) - 'sender_key' order by e.created_at), '[]')
      from public.enquiries e where lower(e.email) = lower(btrim(of_email))),
    'subscriptions', (select coalesce(jsonb_agg(to_jsonb(s) - 'sender_key' order by s.created_at), '[]')
      from public.subscribers s where s.email = lower(btrim(of_email))));
end $$;

-- Deletes all that is stored of one person and answers how many rows that were.
create function public.delete_person(of_email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  enquiries_gone integer;
  subscriptions_gone integer;
begin
  if not public.is_admin() then
    raise exception 'Only administrators may delete personal data.' using errcode = '42501';
  end if;
  delete from public.enquiries where lower(email) = lower(btrim(of_email));
  get diagnostics enquiries_gone = row_count;
  delete from public.subscribers where email = lower(btrim(of_email));
  get diagnostics subscriptions_gone = row_count;
  return enquiries_gone + subscriptions_gone;
end $$;

revoke execute on function public.delete_enquiries(uuid[]), public.export_person(text), public.delete_person(text)
  from public;
grant execute on function public.delete_enquiries(uuid[]), public.export_person(text), public.delete_person(text)
  to authenticated;
