-- Addresses that the site itself uses: a page with such a slug could not be opened.
create function public.is_reserved_page_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value = any (array['admin', 'api', 'ar', 'brands', 'brand', 'build', 'contact', 'corporate', 'data', 'downloads',
    'favourites', 'icons', 'index', 'media', 'mission-vision', 'offline', 'pagefind', 'pictures', 'products',
    'references', 'search', 'services', 'sitemap', 'sitemap-index', 'solutions', '404', '500'])
$$;
grant execute on function public.is_reserved_page_slug(text) to anon, authenticated, service_role;

create table public.pages (
  id uuid primary key default gen_random_uuid(),
  title text not null check (public.is_filled(title) and length(title) <= 200),
  slug text not null unique check (public.is_slug(slug)),
  body text not null default '' check (length(body) <= 200000),
  search_description text check (public.is_filled(search_description) and length(search_description) <= 500),
  published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint address_not_used_by_the_site check (not public.is_reserved_page_slug(slug))
);

create trigger set_updated_at before update on public.pages
  for each row execute function public.set_updated_at();
create trigger raise_content_revision after insert or update or delete or truncate on public.pages
  for each statement execute function public.raise_content_revision();

alter table public.pages enable row level security;
revoke all on public.pages from anon, authenticated;
grant select on public.pages to anon, authenticated;
grant insert (title, slug, body, search_description, published) on public.pages to authenticated;
grant update (title, slug, body, search_description, published) on public.pages to authenticated;
grant delete on public.pages to authenticated;
grant all on public.pages to service_role;

create policy "Everyone may read published pages, administrators all" on public.pages for select to anon, authenticated
  using (published or (select public.is_admin()));
create policy "Administrators create pages" on public.pages for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change pages" on public.pages for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete pages" on public.pages for delete to authenticated
  using ((select public.is_admin()));

create table public.settings (
  key text primary key check (public.is_filled(key) and length(key) <= 100),
  value jsonb not null check (octet_length(value::text) <= 100000),
  description text check (public.is_filled(description) and length(description) <= 1000),
  updated_at timestamptz not null default now()
);

create trigger set_updated_at before update on public.settings
  for each row execute function public.set_updated_at();
create trigger raise_content_revision after insert or update or delete or truncate on public.settings
  for each statement execute function public.raise_content_revision();

alter table public.settings enable row level security;
revoke all on public.settings from anon, authenticated;
grant select on public.settings to anon, authenticated;
grant insert (key, value, description, updated_at), update (key, value, description, updated_at)
  on public.settings to authenticated;
grant delete on public.settings to authenticated;
grant all on public.settings to service_role;

create policy "Everyone may read settings" on public.settings for select to anon, authenticated using (true);
create policy "Administrators add settings" on public.settings for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change settings" on public.settings for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete settings" on public.settings for delete to authenticated
  using ((select public.is_admin()));

-- Stores several settings, all or none, from {"key": {"value": …, "description": …, "seen": …}}. Row security applies. "seen" is
-- the updated_at that the editor read (null: there was no such key). If somebody has changed some of the keys since, stores
-- nothing and returns those keys. Without "seen" a newer value is overwritten on purpose; without "description" a setting keeps
-- its description. The values are inside an object because the embedded API does not accept a bare text as jsonb.
create function public.save_settings(changes jsonb) returns text[]
language plpgsql security invoker set search_path = '' as $$
declare overtaken text[];
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.settings'));
  select coalesce(array_agg(c.key order by c.key), '{}') into overtaken
  from jsonb_each(changes) c left join public.settings s on s.key = c.key
  where c.value ? 'seen' and s.updated_at is distinct from (c.value ->> 'seen')::timestamptz;
  if overtaken <> '{}' then
    return overtaken;
  end if;
  insert into public.settings (key, value, description)
  select c.key, c.value -> 'value', c.value ->> 'description' from jsonb_each(changes) c
  on conflict (key) do update set value = excluded.value,
    description = case when changes -> excluded.key ? 'description' then excluded.description else settings.description end;
  return overtaken;
end $$;
revoke execute on function public.save_settings(jsonb) from public;
grant execute on function public.save_settings(jsonb) to authenticated;
