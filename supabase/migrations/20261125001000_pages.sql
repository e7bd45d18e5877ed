-- Addresses that the site itself uses: a page with such a slug could not be opened. The same list as in
-- src/domain/content/reserved-addresses.ts; a test compares the two.
create function checks.is_reserved_page_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value = any (array['offline-catalogue', 'quote-list', 'admin', 'api', 'ar', 'brands', 'brand', 'build', 'certificates', 'compare',
    'contact', 'corporate', 'data', 'downloads', 'favourites', 'icons', 'index', 'media', 'mission-vision', 'newsletter',
    'offline', 'pagefind', 'pictures', 'products', 'references', 'search', 'services', 'sitemap', 'sitemap-index',
    'solutions', 'team', '404', '500'])
$$;
-- Pages that editors write.
create table public.pages (
  id uuid primary key default gen_random_uuid(),
  title text not null check (checks.is_filled(title) and length(title) <= 200),
  slug text not null unique check (checks.is_slug(slug)),
  body text not null default '' check (length(body) <= 200000),
  search_description text check (checks.is_filled(search_description) and length(search_description) <= 500),
  published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint address_not_used_by_the_site check (not checks.is_reserved_page_slug(slug))
);
-- Not valid: the list may grow, and a row from before stays, in a restored backup too, until it is saved with another slug.
alter table public.pages add constraint slug_not_reserved check (not checks.is_reserved_slug(slug)) not valid;
alter table public.pages add constraint body_is_markdown check (checks.is_markdown(body)) not valid;

alter table public.pages enable row level security;
revoke all on public.pages from anon, authenticated;
grant select on public.pages to anon, authenticated;
grant insert (title, slug, body, search_description, published) on public.pages to authenticated;
grant update (title, slug, body, search_description, published) on public.pages to authenticated;
grant delete on public.pages to authenticated;
grant all on public.pages to service_role;

create policy "Everyone may read published pages, editors all" on public.pages for select to anon, authenticated
  using (published or (select public.may('content.read')));
create policy "Publishers create pages" on public.pages for insert to authenticated
  with check ((select public.may('content.publish')));
create policy "Publishers change pages" on public.pages for update to authenticated
  using ((select public.may('content.publish'))) with check ((select public.may('content.publish')));
create policy "Publishers delete pages" on public.pages for delete to authenticated
  using ((select public.may('content.publish')));

create trigger set_updated_at before update on public.pages
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger count_rows_of_request before update or delete on public.pages
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.pages
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();
select public.record_changes_of('pages', 'title');
