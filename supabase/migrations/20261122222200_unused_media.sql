-- Originals that no record refers to, in the content or in the trash, are deleted a week after that was first seen: whoever has
-- the picture in an open form, or a draft of it, can still save it. The files are removed through the storage's API by
-- scripts/lib/unused-media.ts, because the rows of storage.objects do not hold their bytes.
create table public.unused_media (
  name text primary key check (public.is_media_name(name)),
  since timestamptz not null default now()
);
alter table public.unused_media enable row level security;
revoke all on public.unused_media from anon, authenticated;
grant all on public.unused_media to service_role;

-- The names of all stored pictures in any record, live or in the trash, wherever in the record they stand.
create function public.media_in_records() returns setof text
language plpgsql stable security definer set search_path = '' as $$
declare of public.content_kinds;
begin
  for of in select * from public.content_kinds loop
    return query execute format('select match[1] from public.%I as record
      cross join lateral pg_catalog.regexp_matches(to_jsonb(record)::text, ''[0-9a-f]{32}\.(?:png|jpg|webp|avif)'', ''g'') as match',
      of.table_name);
  end loop;
  return query select match[1] from public.trash
    cross join lateral pg_catalog.regexp_matches(content::text, '[0-9a-f]{32}\.(?:png|jpg|webp|avif)', 'g') as match;
end $$;

-- The names of the originals to remove now. Remembers since when each is unused, and forgets those that are used again or gone.
create function public.expired_media() returns setof text
language plpgsql security definer set search_path = '' as $$
declare unused text[];
begin
  unused := array(
    select o.name from storage.objects o where o.bucket_id = 'media' and public.is_media_name(o.name)
    except select used from public.media_in_records() as used);
  delete from public.unused_media m where not m.name = any (unused);
  insert into public.unused_media (name) select unnest(unused) on conflict do nothing;
  return query select m.name from public.unused_media m where m.since < now() - interval '7 days' order by m.name;
end $$;
revoke execute on function public.media_in_records(), public.expired_media() from public;
grant execute on function public.expired_media() to service_role;
