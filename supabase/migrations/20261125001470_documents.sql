-- Documents of makers: datasheets, catalogues, certificates and drawings, with the file and the records that each belongs to.

-- Stored files are named by the site: 32 hexadecimal digits of the content's hash and the ending of their type. The same endings
-- as in src/domain/documents/file-types.ts; a test compares the two.
create function checks.is_document_name(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^[0-9a-f]{32}\.(pdf|dwg|dxf|ifc|rfa|zip|png|jpg|webp)$'
$$;

-- {"stored": "0123….pdf", "name": "30XA datasheet.pdf", "bytes": 81234, "pages": 4}; pages are null for what is no PDF.
create function checks.is_document_file(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select checks.fits_schema(value, $json$
    {"type":"object","properties":{"stored":{"type":"string","pattern":"^[0-9a-f]{32}\\.(?:pdf|dwg|dxf|ifc|rfa|zip|png|jpg|webp)$"},"name":{"type":"string","maxLength":200,"pattern":"^[^\\s/\\\\](?:[^/\\\\]*[^\\s/\\\\])?$"},"bytes":{"type":"integer","minimum":1,"maximum":26214400},"pages":{"anyOf":[{"type":"integer","minimum":1,"maximum":5000},{"type":"null"}]}},"required":["stored","name","bytes","pages"],"additionalProperties":false}
  $json$::jsonb)
$$;

-- The ids of records in an order, each once.
create function checks.is_id_list(value uuid[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(value) <= 200 and array_position(value, null) is null
    and cardinality(value) = (select count(distinct id) from unnest(value) as id)
$$;

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  title text not null check (checks.is_filled(title) and length(title) <= 200),
  slug text not null unique check (checks.is_slug(slug)),
  kind text not null check (kind in ('datasheet', 'catalogue', 'manual', 'drawing', 'bim', 'certificate', 'test-report', 'epd')),
  language text not null check (language in ('en', 'ar', 'mul', 'fr', 'de', 'it', 'es', 'tr', 'zh')),
  revision text check (checks.is_filled(revision) and length(revision) <= 40),
  issued_on date check (issued_on >= '1900-01-01'),
  valid_until date check (valid_until >= '1900-01-01'),
  -- The pages that matter: '3, 7-9'.
  key_pages text check (length(key_pages) <= 100 and key_pages ~ '^[1-9]\d{0,3}(-[1-9]\d{0,3})?(, [1-9]\d{0,3}(-[1-9]\d{0,3})?)*$'),
  file jsonb not null check (checks.is_document_file(file)),
  -- What it belongs to. An id stays when its record goes to the trash, and counts again when that is restored.
  products uuid[] not null default '{}' check (checks.is_id_list(products)),
  brands uuid[] not null default '{}' check (checks.is_id_list(brands)),
  categories uuid[] not null default '{}' check (checks.is_id_list(categories)),
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint valid_after_its_date check (valid_until >= issued_on)
);
create index documents_by_file on public.documents ((file ->> 'stored'));
create index documents_by_end on public.documents (valid_until) where valid_until is not null;
select public.add_content_kind('document', 'documents', name_column => 'title');

-- A document belongs to records that exist, or did: otherwise a deletion could not be undone before that of its product.
create function public.check_owners() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner_table text;
  unknown uuid;
begin
  foreach owner_table in array array['products', 'brands', 'categories'] loop
    execute format('select owner.id from unnest($1) as owner (id) where not exists (select from public.%1$I r where r.id = owner.id)
      and not exists (select from public.change_rows c where c.table_name = %1$L and c.record = owner.id::text) limit 1', owner_table)
      into unknown using array(select jsonb_array_elements_text(to_jsonb(new) -> owner_table))::uuid[];
    if unknown is not null then
      raise exception 'A document cannot belong to %, which is none of the %.', unknown, owner_table using errcode = '23503';
    end if;
  end loop;
  return new;
end $$;
revoke execute on function public.check_owners() from public;
create trigger check_owners before insert or update of products, brands, categories on public.documents
  for each row execute function public.check_owners();

-- The bucket for their files: private, because what stands in it has not been checked. The builder checks each file before it is
-- part of a release. As for pictures, nobody replaces, renames or deletes what is stored: a name stands for the bytes.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('documents', 'documents', false, 26214400, array['application/octet-stream'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
create policy "The office sees files of documents" on storage.objects for select to authenticated
  using (bucket_id = 'documents' and (select public.may('content.read')));
create policy "Everyone reads the files of documents" on storage.objects for select to anon, authenticated
  using (bucket_id = 'documents' and exists (select from public.documents d where d.file ->> 'stored' = storage.objects.name));
create policy "Writers upload files of documents" on storage.objects for insert to authenticated
  with check (bucket_id = 'documents' and checks.is_document_name(name) and (select public.may('content.draft')));
