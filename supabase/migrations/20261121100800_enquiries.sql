-- Messages of visitors. Only the edge functions write them, with the secret key and after their checks; administrators read them.
create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (public.is_filled(first_name) and length(first_name) <= 100),
  last_name text not null check (public.is_filled(last_name) and length(last_name) <= 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  phone text check (public.is_filled(phone) and length(phone) <= 50),
  company text check (public.is_filled(company) and length(company) <= 200),
  project_type text check (project_type in ('hospitality', 'healthcare', 'pharmaceutical', 'business', 'food-beverage',
    'commercial', 'other')),
  budget text check (budget in ('under-100k', '100k-500k', '500k-1m', '1m-5m', 'over-5m')),
  timeline text check (timeline in ('immediate', 'short', 'medium', 'long', 'planning')),
  message text not null check (public.is_filled(message) and length(message) <= 5000),
  product_id uuid references public.products (id) on delete set null,
  product_name text check (length(product_name) <= 200),
  page text check (page ~ '^/' and length(page) <= 500),
  sender_key text check (length(sender_key) <= 100),
  read_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null default now()
);
create index enquiries_by_time on public.enquiries (created_at desc);
create index enquiries_by_sender on public.enquiries (sender_key, created_at);
create index enquiries_by_product on public.enquiries (product_id);

alter table public.enquiries enable row level security;
revoke all on public.enquiries from anon, authenticated;
grant select on public.enquiries to authenticated;
grant update (read_at, archived_at) on public.enquiries to authenticated;
grant all on public.enquiries to service_role;

create policy "Administrators read enquiries" on public.enquiries for select to authenticated
  using ((select public.is_admin()));
create policy "Administrators mark enquiries" on public.enquiries for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  page text check (page ~ '^/' and length(page) <= 500),
  sender_key text check (length(sender_key) <= 100),
  created_at timestamptz not null default now()
);

alter table public.subscribers enable row level security;
revoke all on public.subscribers from anon, authenticated;
grant select, delete on public.subscribers to authenticated;
grant all on public.subscribers to service_role;

create policy "Administrators read subscribers" on public.subscribers for select to authenticated
  using ((select public.is_admin()));
create policy "Administrators delete subscribers" on public.subscribers for delete to authenticated
  using ((select public.is_admin()));

-- Against bots that pass the checks of the form: more than five messages of one sender in ten minutes are refused with PT429
-- (HTTP 429). The sender is a keyed hash of the IP address, made by the edge function; the address itself is not stored.
create function public.refuse_flood(of_sender text, earlier bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if of_sender is not null and earlier >= 5 then
    raise exception 'Too many messages from this address.' using errcode = 'PT429';
  end if;
end $$;
revoke execute on function public.refuse_flood(text, bigint) from public;
grant execute on function public.refuse_flood(text, bigint) to service_role;

-- Stores an enquiry. An unknown `product_slug` is ignored, because the message is more important.
create function public.submit_enquiry(enquiry jsonb, product_slug text, from_page text, of_sender text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  product public.products;
  new_id uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.enquiries'));
  perform public.refuse_flood(of_sender, (select count(*) from public.enquiries
    where sender_key = of_sender and created_at > clock_timestamp() - interval '10 minutes'));
  select * into product from public.products where slug = product_slug;
  insert into public.enquiries (first_name, last_name, email, phone, company, project_type, budget, timeline, message,
    product_id, product_name, page, sender_key)
  values (enquiry ->> 'firstName', enquiry ->> 'lastName', enquiry ->> 'email', enquiry ->> 'phone',
    enquiry ->> 'company', enquiry ->> 'projectType', enquiry ->> 'budget', enquiry ->> 'timeline',
    enquiry ->> 'message', product.id, product.name, from_page, of_sender)
  returning id into new_id;
  return new_id;
end $$;
revoke execute on function public.submit_enquiry(jsonb, text, text, text) from public;
grant execute on function public.submit_enquiry(jsonb, text, text, text) to service_role;

-- Stores a newsletter address. The response is the same for an address that is stored already, so that nobody can find out
-- who is subscribed.
create function public.subscribe(address text, from_page text, of_sender text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.subscribers'));
  perform public.refuse_flood(of_sender, (select count(*) from public.subscribers
    where sender_key = of_sender and created_at > clock_timestamp() - interval '10 minutes'));
  insert into public.subscribers (email, page, sender_key) values (lower(address), from_page, of_sender)
  on conflict (email) do nothing;
end $$;
revoke execute on function public.subscribe(text, text, text) from public;
grant execute on function public.subscribe(text, text, text) to service_role;
