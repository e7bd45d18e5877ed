-- What visitors send. Written only by the edge functions with the secret key, after their checks; read by administrators.
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
