-- Submittals: the packages that the office has sent to a consultant, with all their revisions, and what the consultant says of each
-- item. Never public: colleagues who work on enquiries read them, and whoever has a link that the office made. What was issued or
-- said stays as it is: nobody has the right to alter or delete it, the secret key included.

create table public.submittals (
  id uuid primary key,
  number text not null check (checks.is_filled(number) and length(number) <= 40),
  project text not null check (checks.is_filled(project) and length(project) <= 120),
  client text check (checks.is_filled(client) and length(client) <= 120),
  consultant text check (checks.is_filled(consultant) and length(consultant) <= 120),
  contractor text check (checks.is_filled(contractor) and length(contractor) <= 120),
  enquiry_id uuid references public.enquiries (id) on delete set null,
  made_by uuid default auth.uid() references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  archived_at timestamptz,
  -- When a colleague last looked at what reviewers said, and up to when the office was told of it by mail.
  seen_at timestamptz not null default clock_timestamp(),
  told_at timestamptz,
  tell_tried_at timestamptz
);
create unique index submittals_by_number on public.submittals (lower(project), lower(number));
create index submittals_by_enquiry on public.submittals (enquiry_id);
create index submittals_by_maker on public.submittals (made_by);

create table public.submittal_revisions (
  submittal_id uuid not null references public.submittals (id),
  number integer not null check (number between 0 and 99),
  dated date not null,
  purpose text not null check (purpose in ('approval', 'information', 'review')),
  remarks text check (checks.is_filled(remarks) and length(remarks) <= 600),
  -- The package as it was issued: its hash is its name in the bucket 'submittals'.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  pages integer not null check (pages > 0),
  issued_by uuid default auth.uid() references auth.users (id) on delete set null,
  issued_at timestamptz not null default clock_timestamp(),
  primary key (submittal_id, number)
);
create index submittal_revisions_by_issuer on public.submittal_revisions (issued_by);

-- An item as it was issued: KeptItem in src/domain/submittals/review/record.ts.
create function checks.is_submittal_item(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select checks.fits_schema(value, '{"type": "object",
    "required": ["slug", "name", "brand", "tags", "quantity", "note", "compared", "notCompared", "documents"],
    "properties": {
      "slug": {"type": "string", "minLength": 1, "maxLength": 200}, "name": {"type": "string", "minLength": 1, "maxLength": 300},
      "brand": {"type": "string", "maxLength": 200}, "tags": {"type": "string", "maxLength": 1000},
      "quantity": {"type": "integer", "minimum": 1, "maximum": 9999}, "note": {"type": "string", "maxLength": 300},
      "notCompared": {"type": "string", "maxLength": 300},
      "compared": {"type": "array", "maxItems": 50, "items": {"type": "object", "required": ["title", "quantity", "lines"],
        "properties": {"title": {"type": "string", "maxLength": 1000}, "quantity": {"type": "integer", "minimum": 0},
          "lines": {"type": "array", "maxItems": 200, "items": {"type": "object",
            "required": ["name", "required", "proposed", "verdict", "remark"],
            "properties": {"name": {"type": "string", "maxLength": 300}, "required": {"type": "string", "maxLength": 2000},
              "proposed": {"type": "string", "maxLength": 2000}, "remark": {"type": "string", "maxLength": 2000},
              "verdict": {"anyOf": [{"type": "string", "enum": ["complies", "unstated", "deviates"]}, {"type": "null"}]}}}}}}},
      "documents": {"type": "array", "maxItems": 61, "items": {"type": "object", "required": ["kind", "title", "pages", "bytes", "sha256"],
        "properties": {"kind": {"type": "string", "enum": ["datasheet", "document"]},
          "title": {"type": "string", "minLength": 1, "maxLength": 300}, "pages": {"type": "integer", "minimum": 1},
          "bytes": {"type": "integer", "minimum": 1}, "sha256": {"type": "string", "pattern": "^[0-9a-f]{64}$"}}}}}}')
$$;

create table public.submittal_items (
  submittal_id uuid not null,
  revision integer not null,
  -- Names the item in all revisions, also when another product is proposed for it.
  key text not null check (checks.is_filled(key) and length(key) <= 220),
  position integer not null check (position between 1 and 50),
  -- The revision in which it last changed: what was said of it since then counts.
  since integer not null check (since between 0 and revision),
  content jsonb not null check (checks.is_submittal_item(content) and octet_length(content::text) <= 300000),
  primary key (submittal_id, revision, key),
  unique (submittal_id, revision, position),
  foreign key (submittal_id, revision) references public.submittal_revisions (submittal_id, number)
);

-- The files of a submittal by their hashes: its packages, and the documents of its items.
create table public.submittal_files (
  submittal_id uuid not null references public.submittals (id),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (submittal_id, sha256)
);

-- Links by which somebody without an account reviews a submittal, always its newest revision. Only the hash of a link is stored. A
-- link that was withdrawn stays as a row, because marks came by it.
create table public.review_links (
  id uuid primary key default gen_random_uuid(),
  submittal_id uuid not null references public.submittals (id),
  token_hash bytea not null unique,
  for_whom text not null check (checks.is_filled(for_whom) and length(for_whom) <= 100),
  made_by uuid default auth.uid() references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references auth.users (id) on delete set null
);
create index review_links_by_submittal on public.review_links (submittal_id, made_at);
create index review_links_by_maker on public.review_links (made_by);
create index review_links_by_withdrawer on public.review_links (withdrawn_by);

-- What was said of an item: marks of reviewers, with their remarks, and answers of the office. Each is a row of its own, so that
-- nobody overwrites another. The limits are those of src/domain/submittals/review/record.ts.
create table public.submittal_entries (
  -- Made by the device on which it was typed, so that what is sent again is stored once.
  id uuid primary key default gen_random_uuid(),
  submittal_id uuid not null,
  revision integer not null,
  item text not null,
  mark text check (mark in ('A', 'B', 'C')),
  body text check (checks.is_filled(body) and length(body) <= 2000),
  -- The page of the package, and the row of the comparison sheet that are meant.
  page integer check (page between 1 and 9999),
  line text check (checks.is_filled(line) and length(line) <= 300),
  -- The name that a reviewer gave; null for the office.
  reviewer text check (checks.is_filled(reviewer) and length(reviewer) <= 100 and reviewer !~ '[[:cntrl:]]'),
  link_id uuid references public.review_links (id),
  author uuid default auth.uid() references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  foreign key (submittal_id, revision, item) references public.submittal_items (submittal_id, revision, key),
  constraint reviewers_mark_and_the_office_answers check ((reviewer is null) = (mark is null) and (reviewer is null) = (link_id is null)),
  constraint anything_but_an_approval_is_explained check (coalesce(mark, '') = 'A' or body is not null)
);
create index submittal_entries_by_submittal on public.submittal_entries (submittal_id, made_at);
create index submittal_entries_by_item on public.submittal_entries (submittal_id, item, revision);
create index submittal_entries_by_link on public.submittal_entries (link_id, made_at);
create index submittal_entries_by_author on public.submittal_entries (author);

alter table public.submittals enable row level security;
alter table public.submittal_revisions enable row level security;
alter table public.submittal_items enable row level security;
alter table public.submittal_files enable row level security;
alter table public.review_links enable row level security;
alter table public.submittal_entries enable row level security;
revoke all on public.submittals, public.submittal_revisions, public.submittal_items, public.submittal_files, public.review_links,
  public.submittal_entries from anon, authenticated, service_role;
grant select on public.submittals, public.submittal_revisions, public.submittal_items, public.submittal_files, public.submittal_entries
  to authenticated, service_role;
grant select, update (ends_at) on public.review_links to service_role;
grant select (id, submittal_id, for_whom, made_by, made_at, ends_at, withdrawn_at, withdrawn_by) on public.review_links to authenticated;
grant update (archived_at, seen_at) on public.submittals to authenticated;
grant insert (id, submittal_id, revision, item, body) on public.submittal_entries to authenticated;
create policy "Sales read submittals" on public.submittals for select to authenticated using ((select public.may('enquiries.work')));
-- Nobody has seen what is yet to be said.
create policy "Sales archive submittals" on public.submittals for update to authenticated
  using ((select public.may('enquiries.work')))
  with check ((select public.may('enquiries.work')) and seen_at <= clock_timestamp() + interval '1 minute');
create policy "Sales read revisions" on public.submittal_revisions for select to authenticated
  using ((select public.may('enquiries.work')));
create policy "Sales read the items of submittals" on public.submittal_items for select to authenticated
  using ((select public.may('enquiries.work')));
create policy "Sales know the files of submittals" on public.submittal_files for select to authenticated
  using ((select public.may('enquiries.work')));
create policy "Sales read the links to reviews" on public.review_links for select to authenticated
  using ((select public.may('enquiries.work')));
create policy "Sales read what was said of submittals" on public.submittal_entries for select to authenticated
  using ((select public.may('enquiries.work')));
create policy "Sales answer reviewers" on public.submittal_entries for insert to authenticated
  with check ((select public.may('enquiries.work')));
create trigger count_rows_of_request before update on public.submittals
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update on public.submittals
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();

-- The bucket for packages and documents: private. Who works on enquiries stores a file before the revision that names it, under the
-- hash of its bytes; nobody changes or deletes one.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('submittals', 'submittals', false, 50000000, array['application/octet-stream'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
create policy "Sales store the files of submittals" on storage.objects for insert to authenticated
  with check (bucket_id = 'submittals' and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{64}$'
    and (select public.may('enquiries.work')));
create policy "Sales read the files of submittals" on storage.objects for select to authenticated
  using (bucket_id = 'submittals' and (select public.may('enquiries.work')));

-- Issues a revision: the first one makes the submittal. `submittal` has its facts, `revision` {number, dated, purpose, remarks, sha256,
-- bytes, pages}, `items` those of the whole submittal in their order, also those that have not changed. What is sent again because
-- the answer was lost is stored once. PT409 if another revision was issued meanwhile, PT404 if a file is not stored.
create function public.store_revision(of_submittal uuid, submittal jsonb, revision jsonb, items jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  asked integer := (revision ->> 'number')::integer;
  last integer;
  files text[];
begin
  perform public.require('enquiries.work');
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.submittals'));
  if exists (select from public.submittal_revisions r
      where r.submittal_id = of_submittal and r.number = asked and r.sha256 = revision ->> 'sha256') then
    return asked;
  end if;
  select max(r.number) into last from public.submittal_revisions r where r.submittal_id = of_submittal;
  if last is not null and asked is distinct from last + 1 then
    raise exception 'Revision % was issued meanwhile. Look at it before you issue another one.', last using errcode = 'PT409';
  end if;
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) not between 1 and 50 then
    raise exception 'A submittal has 1 to 50 items.' using errcode = 'PT400';
  end if;
  files := array(select distinct f.sha256 from (
    select revision ->> 'sha256' union all
    select document.value ->> 'sha256' from jsonb_array_elements(items) as item,
      jsonb_array_elements(case when jsonb_typeof(item.value -> 'documents') = 'array' then item.value -> 'documents' else '[]' end) as document
  ) as f (sha256) where f.sha256 is not null);
  if exists (select from unnest(files) as f (sha256) where not exists (select from storage.objects o
      where o.bucket_id = 'submittals' and o.name = of_submittal || '/' || f.sha256)) then
    raise exception 'A file of this revision is not stored.' using errcode = 'PT404';
  end if;
  if last is null then
    insert into public.submittals (id, number, project, client, consultant, contractor, enquiry_id)
    values (of_submittal, submittal ->> 'number', submittal ->> 'project', submittal ->> 'client', submittal ->> 'consultant',
      submittal ->> 'contractor', (select e.id from public.enquiries e where e.id::text = submittal ->> 'enquiry'));
  end if;
  insert into public.submittal_revisions (submittal_id, number, dated, purpose, remarks, sha256, bytes, pages)
  values (of_submittal, asked, (revision ->> 'dated')::date, revision ->> 'purpose', revision ->> 'remarks', revision ->> 'sha256',
    (revision ->> 'bytes')::integer, (revision ->> 'pages')::integer);
  insert into public.submittal_items (submittal_id, revision, key, position, since, content)
  select of_submittal, asked, item.value ->> 'key', item.place,
    coalesce((select b.since from public.submittal_items b where b.submittal_id = of_submittal and b.revision = last
      and b.key = item.value ->> 'key' and b.content = item.value - 'key'), asked),
    item.value - 'key'
  from jsonb_array_elements(items) with ordinality as item (value, place);
  if last is not null and not exists (select from public.submittal_items i
      where i.submittal_id = of_submittal and i.revision = asked and i.since = asked)
    and not exists (select from public.submittal_items b where b.submittal_id = of_submittal and b.revision = last
      and not exists (select from public.submittal_items i where i.submittal_id = of_submittal and i.revision = asked and i.key = b.key)) then
    raise exception 'Nothing has changed since revision %.', last using errcode = 'PT400';
  end if;
  insert into public.submittal_files (submittal_id, sha256) select of_submittal, f.sha256 from unnest(files) as f (sha256)
  on conflict do nothing;
  return asked;
end $$;

-- Submittals for the list: the newest revision of each, what was decided of its items (the strictest of what each reviewer said last,
-- since the item last changed: itemStatus in src/domain/submittals/review/status.ts), and whether a reviewer said something that nobody
-- has seen. Row security applies.
create function public.list_submittals(archived boolean default false, term text default '')
returns table (id uuid, number text, project text, consultant text, revision integer, issued_at timestamptz, items bigint,
  approved bigint, to_revise bigint, marked_at timestamptz, waits boolean)
language sql stable security invoker set search_path = '' as $$
  select s.id, s.number, s.project, s.consultant, r.number, r.issued_at, decided.items, decided.approved, decided.to_revise,
    said.marked_at, coalesce(said.marked_at > s.seen_at, false)
  from public.submittals s
  cross join lateral (select n.number, n.issued_at from public.submittal_revisions n where n.submittal_id = s.id
    order by n.number desc limit 1) r
  cross join lateral (
    select count(*) as items, count(*) filter (where of_item.mark in ('A', 'B')) as approved,
      count(*) filter (where of_item.mark = 'C') as to_revise
    from (
      select (select max(newest.mark) from (
        select distinct on (e.link_id, lower(e.reviewer)) e.mark from public.submittal_entries e
        where e.submittal_id = s.id and e.item = i.key and e.revision >= i.since and e.mark is not null
        order by e.link_id, lower(e.reviewer), e.made_at desc, e.id desc) newest) as mark
      from public.submittal_items i where i.submittal_id = s.id and i.revision = r.number) of_item
  ) decided
  cross join lateral (select max(e.made_at) as marked_at from public.submittal_entries e
    where e.submittal_id = s.id and e.reviewer is not null) said
  where (s.archived_at is not null) = archived
    and strpos(lower(concat_ws(' ', s.number, s.project, s.client, s.consultant, s.contractor)), (select lower(left(term, 300)))) > 0
  order by coalesce(said.marked_at > s.seen_at, false) desc, greatest(r.issued_at, said.marked_at) desc, s.id
$$;

-- How many submittals have marks that nobody has seen.
create function public.count_waiting_submittals() returns bigint
language sql stable security invoker set search_path = '' as $$
  select count(*) from public.submittals s where s.archived_at is null and exists (select from public.submittal_entries e
    where e.submittal_id = s.id and e.reviewer is not null and e.made_at > s.seen_at)
$$;

-- Makes a link to the review of a submittal and returns its token, which is not stored. PT404 where there is no such submittal, PT400
-- for another number of days or too many links.
create function public.make_review_link(of_submittal uuid, for_whom text, days integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  perform public.require('enquiries.work');
  if days is null or days not in (7, 30, 90) then
    raise exception 'A link lasts 7, 30 or 90 days.' using errcode = 'PT400';
  end if;
  if not exists (select from public.submittals s where s.id = of_submittal) then
    raise exception 'This submittal does not exist.' using errcode = 'PT404';
  end if;
  if (select count(*) >= 20 from public.review_links l
      where l.submittal_id = of_submittal and l.withdrawn_at is null and l.ends_at > now()) then
    raise exception 'There are 20 links already. Withdraw one of them first.' using errcode = 'PT400';
  end if;
  insert into public.review_links (submittal_id, token_hash, for_whom, ends_at)
  values (of_submittal, sha256(convert_to(token, 'UTF8')), btrim(for_whom), now() + make_interval(days => days));
  return token;
end $$;

-- Withdraws a link, whoever made it: it opens nothing from now on.
create function public.withdraw_review_link(link uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require('enquiries.work');
  update public.review_links l set withdrawn_at = clock_timestamp(), withdrawn_by = auth.uid()
  where l.id = link and l.withdrawn_at is null;
end $$;

-- The link with this token. No row for one that does not work (any more), or whose maker may not make one any more.
create function public.review_link_of(token text) returns setof public.review_links
language sql stable security definer set search_path = '' as $$
  select l.* from public.review_links l
  where l.token_hash = sha256(convert_to(token, 'UTF8')) and l.ends_at > now() and l.withdrawn_at is null
    and public.has_permission(l.made_by, 'enquiries.work')
$$;

-- What was said of a submittal, the oldest first, as its reviewers read it: the office has no names.
create function public.reviewed_entries(of_submittal uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'revision', e.revision, 'item', e.item, 'mark', e.mark, 'body', e.body,
    'page', e.page, 'line', e.line, 'reviewer', e.reviewer, 'link', e.link_id, 'made_at', e.made_at) order by e.made_at, e.id), '[]')
  from public.submittal_entries e where e.submittal_id = of_submittal
$$;

-- What the link with this token shows: the newest revision, what came before it, and what was said. Null if it does not work.
create function public.review_by_link(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'submittal', jsonb_build_object('number', s.number, 'project', s.project, 'client', s.client, 'consultant', s.consultant,
      'contractor', s.contractor),
    'ends_at', l.ends_at,
    'revision', newest.number,
    'revisions', (select jsonb_agg(jsonb_build_object('number', r.number, 'dated', r.dated, 'purpose', r.purpose, 'remarks', r.remarks,
        'issued_at', r.issued_at, 'sha256', r.sha256, 'bytes', r.bytes, 'pages', r.pages) order by r.number)
      from public.submittal_revisions r where r.submittal_id = s.id),
    'items', (select jsonb_agg(i.content || jsonb_build_object('key', i.key, 'since', i.since) order by i.position)
      from public.submittal_items i where i.submittal_id = s.id and i.revision = newest.number),
    'before', (select jsonb_agg(i.content || jsonb_build_object('key', i.key, 'since', i.since) order by i.position)
      from public.submittal_items i where i.submittal_id = s.id and i.revision = newest.number - 1),
    'entries', public.reviewed_entries(s.id))
  from public.review_link_of(token) l
  join public.submittals s on s.id = l.submittal_id
  cross join lateral (select max(r.number) as number from public.submittal_revisions r where r.submittal_id = s.id) newest
$$;

-- Stores marks of a reviewer, each once, and answers {revision: the newest one, entries}; null if the link does not work. One that
-- was made of an earlier revision, on a device without connection, is kept for that revision.
create function public.add_review_marks(token text, reviewer text, marks jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link public.review_links;
begin
  select * into link from public.review_link_of(token);
  if link.id is null then
    return null;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext(link.submittal_id::text));
  if (select count(*) from public.submittal_entries e where e.link_id = link.id
      and e.made_at between clock_timestamp() - interval '10 minutes' and clock_timestamp()) + jsonb_array_length(marks) > 300
    or (select count(*) from public.submittal_entries e where e.link_id = link.id) >= 1000 then
    raise exception 'Too many marks in a short time.' using errcode = 'PT429';
  end if;
  insert into public.submittal_entries (id, submittal_id, revision, item, mark, body, page, line, reviewer, link_id)
  select (m.value ->> 'id')::uuid, link.submittal_id, (m.value ->> 'revision')::integer, m.value ->> 'item', m.value ->> 'mark',
    nullif(btrim(m.value ->> 'body'), ''), (m.value ->> 'page')::integer, nullif(btrim(m.value ->> 'line'), ''), btrim(add_review_marks.reviewer), link.id
  from jsonb_array_elements(marks) with ordinality as m (value, place) order by m.place
  on conflict (id) do nothing;
  return jsonb_build_object(
    'revision', (select max(r.number) from public.submittal_revisions r where r.submittal_id = link.submittal_id),
    'entries', public.reviewed_entries(link.submittal_id));
end $$;

-- Where a file of the submittal lies that the link with this token shows; null if the link does not work or the file is not its.
create function public.reviewed_file(token text, of_sha256 text) returns text
language sql stable security definer set search_path = '' as $$
  select f.submittal_id || '/' || f.sha256 from public.review_link_of(token) l
  join public.submittal_files f on f.submittal_id = l.submittal_id and f.sha256 = of_sha256
$$;

revoke execute on function public.store_revision(uuid, jsonb, jsonb, jsonb), public.list_submittals(boolean, text),
  public.count_waiting_submittals(), public.make_review_link(uuid, text, integer), public.withdraw_review_link(uuid),
  public.review_link_of(text), public.reviewed_entries(uuid), public.review_by_link(text),
  public.add_review_marks(text, text, jsonb), public.reviewed_file(text, text) from public, anon;
grant execute on function public.store_revision(uuid, jsonb, jsonb, jsonb), public.make_review_link(uuid, text, integer),
  public.withdraw_review_link(uuid), public.list_submittals(boolean, text), public.count_waiting_submittals() to authenticated, service_role;
grant execute on function public.review_by_link(text), public.add_review_marks(text, text, jsonb), public.reviewed_file(text, text)
  to service_role;
revoke execute on function public.review_link_of(text), public.reviewed_entries(uuid) from service_role, authenticated;
