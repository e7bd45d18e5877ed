-- Slugs that an address of the site would read as something else: /products/index is the product list itself,
-- /products/page the first part of its pages, and 'undefined' or 'null' what a program writes that has no slug.
create function public.is_reserved_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value = any (array['index', 'page', 'undefined', 'null'])
$$;
grant execute on function public.is_reserved_slug(text) to anon, authenticated, service_role;

-- Not checked for what is stored already: such a row asks for another slug when somebody saves it.
alter table public.brands add constraint slug_not_reserved check (not public.is_reserved_slug(slug)) not valid;
alter table public.categories add constraint slug_not_reserved check (not public.is_reserved_slug(slug)) not valid;
alter table public.products add constraint slug_not_reserved check (not public.is_reserved_slug(slug)) not valid;
alter table public.pages add constraint slug_not_reserved check (not public.is_reserved_slug(slug)) not valid;

-- True for an address in a private network or of the machine itself, as a visitor's browser would ask it: names without a
-- dot, .local, .internal and .localhost, private and link-local IPv4, every IPv6 literal, and numbers that browsers read
-- as an address. Names and passwords before an @ hide the host, and are counted in.
create function public.is_private_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when value !~* '^https?://' then false
    when value ~ '^[^/]*//[^/?#]*@' then true
    else coalesce(substring(lower(value) from '^https?://(\[[^\]]*\]|[^/:?#]*)'), '')
      ~ '^(\[.*\]|[^.]*\.?|.*\.(localhost|local|internal|lan|home|arpa)\.?|0[0-9x].*|(0|10|127)\..*|(192\.168|169\.254|172\.(1[6-9]|2[0-9]|3[01])|100\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]))\..*|[0-9.]*\.0[0-9x][0-9a-f.]*)$'
  end
$$;
grant execute on function public.is_private_address(text) to anon, authenticated, service_role;

-- What may stand in a picture's src: a public http(s) address, a picture of the project's own bucket (which on one machine
-- has a private address), site-relative, or one of four embedded raster formats (never SVG).
create or replace function public.is_picture_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select (public.is_web_address(value)
      and (not public.is_private_address(value) or value ~ '^https?://[^/?#@]+/storage/v1/object/public/media(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$'))
    or (value ~ '^/[^/\s"''<>\\][^\s"''<>\\]*$' and length(value) <= 2000)
    or value ~ '^data:image/(png|jpeg|webp|avif);base64,[A-Za-z0-9+/=]+$'
$$;

-- A category stands at most five levels deep, the main categories being the first, and never below itself. The API answers
-- 400 to both.
create or replace function public.refuse_category_cycle() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  levels_above integer;
  levels_below integer;
begin
  -- Two moves at once could each be right and make a circle together; the second waits and sees the first.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.categories'));
  with recursive above (id, level) as (
    select new.parent_id, 1
    union
    select c.parent_id, a.level + 1 from public.categories c join above a on c.id = a.id
    where c.parent_id is not null and a.id <> new.id and a.level < 1000
  )
  select case when bool_or(id = new.id) then -1 else max(level) end into levels_above from above;
  if levels_above = -1 then
    raise exception 'A category cannot be placed below itself.' using errcode = 'PT400';
  end if;
  with recursive below (id, level) as (
    select c.id, 1 from public.categories c where c.parent_id = new.id
    union
    select c.id, b.level + 1 from public.categories c join below b on c.parent_id = b.id where b.level < 1000
  )
  select coalesce(max(level), 0) into levels_below from below;
  if levels_above + 1 + levels_below > 5 then
    raise exception 'A category can stand at most five levels deep.' using errcode = 'PT400';
  end if;
  return new;
end $$;
