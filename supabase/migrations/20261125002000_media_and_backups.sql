-- The bucket for uploaded pictures: public, written by the office. No SVG, because it can contain scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 10485760, array['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- The names of stored pictures are made by the site: 32 hexadecimal digits of the content's hash and the extension of its
-- format. Nothing that a browser would run by its name can be stored, nor a path that leads anywhere.
create function checks.is_media_name(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^[0-9a-f]{32}\.(png|jpg|webp|avif)$'
$$;
create policy "Editors see media" on storage.objects for select to authenticated
  using (bucket_id = 'media' and (select public.may('content.read')));
create policy "Writers upload media" on storage.objects for insert to authenticated
  with check (bucket_id = 'media' and checks.is_media_name(name) and (select public.may('content.draft')));
-- No policy to change or delete media: a name stands for the bytes, so nobody replaces or renames a stored picture, and
-- records, drafts and the history refer to it.

-- Stored pictures and files of documents that no record refers to, nor any change that is kept, are deleted a week after that was
-- first seen: whoever has one in an open form, or a draft of it, can still save it. The files are removed through the storage's
-- API by scripts/files/unused-media.ts, because the rows of storage.objects do not hold their bytes.
create table public.unused_media (
  bucket text not null default 'media' check (bucket in ('media', 'documents')),
  name text check (case bucket when 'media' then checks.is_media_name(name) else checks.is_document_name(name) end),
  since timestamptz not null default now(),
  primary key (name, bucket)
);
alter table public.unused_media enable row level security;
revoke all on public.unused_media from anon, authenticated;
grant all on public.unused_media to service_role;

-- The names of all stored files in any record, as it is or as it was, wherever in the record they stand.
create function public.media_in_records() returns setof text
language plpgsql stable security definer set search_path = '' as $$
declare
  of public.content_kinds;
  stored_name constant text := '[0-9a-f]{32}\.(?:png|jpg|webp|avif|pdf|dwg|dxf|ifc|rfa|zip)';
begin
  for of in select * from public.content_kinds loop
    return query execute format('select match[1] from public.%I as record
      cross join lateral pg_catalog.regexp_matches(to_jsonb(record)::text, %L, ''g'') as match',
      of.table_name, stored_name);
  end loop;
  return query select match[1] from public.change_rows
    cross join lateral pg_catalog.regexp_matches(coalesce(before::text, '') || coalesce(after::text, ''), stored_name, 'g') as match
    union all select match[1] from public.changes
    cross join lateral pg_catalog.regexp_matches(details::text, stored_name, 'g') as match
    where draft_of is not null;
end $$;

-- The stored files to remove now. Remembers since when each is unused, and forgets those that are used again or gone.
create function public.expired_media() returns table (bucket text, name text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare unused public.unused_media[];
begin
  unused := array(
    select row(o.bucket_id, o.name, now())::public.unused_media from storage.objects o
    where (o.bucket_id = 'media' and checks.is_media_name(o.name) or o.bucket_id = 'documents' and checks.is_document_name(o.name))
      and o.name not in (select used from public.media_in_records() as used));
  delete from public.unused_media m where not exists (
    select from unnest(unused) as u where u.bucket = m.bucket and u.name = m.name);
  insert into public.unused_media select * from unnest(unused) on conflict do nothing;
  return query select m.bucket, m.name from public.unused_media m
    where m.since < now() - interval '7 days' order by m.bucket, m.name;
end $$;
revoke execute on function public.media_in_records(), public.expired_media() from public;
grant execute on function public.expired_media() to service_role;

-- The bucket for the files of enquiries: private. Only the edge functions write, with the secret key. Sales read a file as
-- long as its enquiry is there; what is left of a deleted one is removed through the storage's API, as unused pictures are.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('enquiry-files', 'enquiry-files', false, 20971520, array['application/octet-stream'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
create policy "Sales read the files of enquiries" on storage.objects for select to authenticated
  using (bucket_id = 'enquiry-files' and (select public.may('enquiries.work')) and exists (select 1 from public.enquiry_files f
    where f.enquiry_id || '/' || f.position = storage.objects.name));

-- The files of enquiries that are not there any more, whose files are stored after the row that names them; and files of submittals
-- that were stored a day ago for a revision that was not issued then.
create function public.forgotten_files() returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o where o.bucket_id = 'enquiry-files'
    and not exists (select 1 from public.enquiry_files f where f.enquiry_id || '/' || f.position = o.name)
  union all
  select o.name from storage.objects o where o.bucket_id = 'submittals' and o.created_at < now() - interval '1 day'
    and not exists (select 1 from public.submittal_files f where f.submittal_id || '/' || f.sha256 = o.name)
$$;
revoke execute on function public.forgotten_files() from public;
grant execute on function public.forgotten_files() to service_role;

-- What the dashboard says of backups: one row, written by the process that makes them. It describes this installation and is
-- not part of a backup.
create table public.last_backup (
  only_row boolean primary key default true check (only_row),
  -- Tells installations apart: a backup must not have the tables of one and the pictures of another.
  installation uuid not null default gen_random_uuid(),
  made_at timestamptz,
  bytes bigint check (bytes > 0),
  -- The last attempt that failed; null once a backup was made after it.
  failed_at timestamptz,
  failure text check (length(failure) <= 500),
  constraint a_backup_has_a_size check ((made_at is null) = (bytes is null)),
  constraint a_failure_has_a_reason check ((failed_at is null) = (failure is null))
);
insert into public.last_backup default values;

alter table public.last_backup enable row level security;
revoke all on public.last_backup from anon, authenticated;
grant select on public.last_backup to authenticated;
grant all on public.last_backup to service_role;
create policy "Administrators see when the last backup was made" on public.last_backup
  for select to authenticated using ((select public.may('office.manage')));
