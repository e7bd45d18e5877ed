-- The content revision, by which the publishing pipeline tells what has changed, and the checks that several tables use.

-- Functions may be called only by the roles to which a migration grants it. A hosted project grants new functions to these two
-- roles by default. The default grant to `public` cannot be revoked per schema, so each function revokes it itself.
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create table public.content_revision (
  only_row boolean primary key default true check (only_row),
  revision bigint not null default 0,
  changed_at timestamptz not null default now()
);
insert into public.content_revision default values;

alter table public.content_revision enable row level security;
revoke all on public.content_revision from anon, authenticated;
grant select on public.content_revision to anon, authenticated;
grant all on public.content_revision to service_role;

create policy "Everyone may read the content revision"
  on public.content_revision for select to anon, authenticated using (true);

-- Raises the revision once per statement. Runs as its owner, because clients may not write the revision. A statement of a user
-- without rights changes no row but fires this trigger, too; it must not cause a build.
create function public.raise_content_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not public.is_admin() then
    return null;
  end if;
  update public.content_revision set revision = revision + 1, changed_at = clock_timestamp();
  return null;
end $$;

create function public.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;

-- 'abc' or 'abc-1': lower-case Latin letters and digits in groups joined by single hyphens.
create function public.is_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 120
$$;

-- An http(s) address without spaces, quotes or angle brackets.
create function public.is_web_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~* '^https?://[^\s"''<>\\]+$' and length(value) <= 2000
$$;

-- An address for the src of a picture: http(s), site-relative, or one of four embedded raster formats (never SVG).
create function public.is_picture_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select public.is_web_address(value)
    or (value ~ '^/[^/\s"''<>\\][^\s"''<>\\]*$' and length(value) <= 2000)
    or value ~ '^data:image/(png|jpeg|webp|avif);base64,[A-Za-z0-9+/=]+$'
$$;

-- Not blank, and no white space (including line breaks and tabs) at either end. Null gives null, so that optional columns may
-- be null and required ones are declared `not null`.
create function public.is_filled(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^\S' and value ~ '\S$'
$$;

grant execute on function public.is_slug(text), public.is_web_address(text),
  public.is_picture_address(text), public.is_filled(text) to anon, authenticated, service_role;
