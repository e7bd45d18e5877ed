create table public.brands (
  id uuid primary key default gen_random_uuid(),
  name text not null check (checks.is_filled(name) and checks.is_plain_name(name) and length(name) <= 200),
  slug text not null unique check (checks.is_slug(slug)),
  logo text check (checks.is_picture_address(logo) and octet_length(logo) <= 8000000),
  description text check (checks.is_filled(description) and length(description) <= 10000),
  website text check (checks.is_web_address(website)),
  country text check (checks.is_filled(country) and length(country) <= 100),
  established integer check (established between 1800 and extract(year from now())),
  -- The profile on the brand's page.
  specialties text[] not null default '{}' check (checks.is_text_list(specialties)),
  paragraphs text[] not null default '{}' check (checks.is_paragraph_list(paragraphs)),
  headquarters text check (checks.is_filled(headquarters) and length(headquarters) <= 200),
  employees text check (checks.is_filled(employees) and length(employees) <= 100),
  markets text[] not null default '{}' check (checks.is_text_list(markets)),
  certifications text[] not null default '{}' check (checks.is_text_list(certifications)),
  contact_phone text check (checks.is_filled(contact_phone) and length(contact_phone) <= 50),
  contact_email text check (checks.is_mail_address(contact_email)),
  contact_address text check (checks.is_filled(contact_address) and length(contact_address) <= 500),
  featured boolean not null default false,
  featured_products_limit integer not null default 4 check (featured_products_limit between 1 and 10),
  show_featured_products boolean default true,
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index brands_by_name on public.brands (name);
-- Not valid: the list may grow, and a row from before stays, in a restored backup too, until it is saved with another slug.
alter table public.brands add constraint slug_not_reserved check (not checks.is_reserved_slug(slug)) not valid;

alter table public.brands enable row level security;
revoke all on public.brands from anon, authenticated;
grant select on public.brands to anon, authenticated;
grant insert (name, slug, logo, description, website, country, established, specialties, paragraphs, headquarters,
              employees, markets, certifications, contact_phone, contact_email, contact_address, featured,
              featured_products_limit, show_featured_products, translations) on public.brands to authenticated;
grant update (name, slug, logo, description, website, country, established, specialties, paragraphs, headquarters,
              employees, markets, certifications, contact_phone, contact_email, contact_address, featured,
              featured_products_limit, show_featured_products, translations) on public.brands to authenticated;
grant delete on public.brands to authenticated;
grant all on public.brands to service_role;

create policy "Everyone may read brands" on public.brands for select to anon, authenticated using (true);
create policy "Publishers create brands" on public.brands for insert to authenticated
  with check ((select public.may('content.publish')));
create policy "Publishers change brands" on public.brands for update to authenticated
  using ((select public.may('content.publish'))) with check ((select public.may('content.publish')));
create policy "Publishers delete brands" on public.brands for delete to authenticated
  using ((select public.may('content.publish')));

create trigger set_updated_at before update on public.brands
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger count_rows_of_request before update or delete on public.brands
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.brands
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();
select public.record_changes_of('brands');
