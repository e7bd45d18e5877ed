-- Messages of visitors and their requests for quotation. Only the edge functions write them, with the secret key and after
-- their checks; the office reads them, and notes how far the answer is.

create type public.enquiry_status as enum ('new', 'in_work', 'quoted', 'won', 'lost', 'closed');

-- A number that nobody has yet: Q-2026-0147 for a request for quotation, M-2026-0147 for another message. Drawn and not counted: a
-- number in sequence would tell every visitor how many others have asked. Gets longer when the year's short ones are nearly used up.
create function public.new_enquiry_reference(letter text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  digits integer;
  candidate text;
begin
  for attempt in 0..99 loop
    digits := 4 + attempt / 20;
    candidate := format('%s-%s-%s', letter, to_char(now() at time zone 'UTC', 'YYYY'),
      lpad(floor(random() * power(10, digits))::bigint::text, digits, '0'));
    if not exists (select 1 from public.enquiries where reference = candidate) then
      return candidate;
    end if;
  end loop;
  raise exception 'No number is free for this enquiry.';
end $$;

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  -- The number that the visitor was told.
  reference text not null unique default public.new_enquiry_reference('M') check (reference ~ '^[QM]-\d{4}-\d{4,9}$'),
  -- Made by the visitor's device, so that what is sent again because no answer arrived is stored once.
  submission uuid unique,
  -- How often it was sent again within ten minutes, and when last (public.submit_enquiry).
  repeats integer not null default 0 check (repeats >= 0),
  repeated_at timestamptz,
  first_name text not null check (checks.is_filled(first_name) and checks.is_plain_name(first_name) and length(first_name) <= 100),
  last_name text not null check (checks.is_filled(last_name) and checks.is_plain_name(last_name) and length(last_name) <= 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  phone text check (checks.is_filled(phone) and length(phone) <= 50),
  company text check (checks.is_filled(company) and length(company) <= 200),
  project_name text check (checks.is_filled(project_name) and length(project_name) <= 200),
  project_type text check (project_type in ('hospitality', 'healthcare', 'pharmaceutical', 'business', 'food-beverage',
    'commercial', 'other')),
  budget text check (budget in ('under-100k', '100k-500k', '500k-1m', '1m-5m', 'over-5m')),
  timeline text check (timeline in ('immediate', 'short', 'medium', 'long', 'planning')),
  deadline date,
  message text check (checks.is_filled(message) and length(message) <= 5000),
  product_id uuid references public.products (id) on delete set null,
  product_name text check (length(product_name) <= 200),
  page text check (page ~ '^/' and length(page) <= 500),
  -- A keyed hash of the sender's IP address, kept for a day.
  sender_key text check (length(sender_key) <= 100),
  -- The mailbox says what is still to be looked at; the status says how far the answer is.
  read_at timestamptz,
  archived_at timestamptz,
  status public.enquiry_status not null default 'new',
  status_at timestamptz,
  status_by uuid references auth.users (id) on delete set null,
  -- Why it was won or lost.
  outcome_reason text check (checks.is_filled(outcome_reason) and length(outcome_reason) <= 1000),
  -- The day by which it is to be answered: first as promised (public.enquiry_mail), then as the office decides.
  due_on date,
  -- When the office was told of it by mail and reminded, the last attempt, and when its sender got a confirmation.
  office_mailed_at timestamptz,
  reminded_at timestamptz,
  office_tried_at timestamptz,
  visitor_mailed_at timestamptz,
  -- Whoever does not work here any more loses the enquiries, too.
  assignee uuid references public.admins (user_id) on delete set null,
  created_at timestamptz not null default now(),
  constraint message_or_quote check (message is not null or reference ~ '^Q'),
  constraint reason_of_a_loss check (status <> 'lost' or outcome_reason is not null)
);
create index enquiries_by_time on public.enquiries (created_at desc);
create index enquiries_by_sender on public.enquiries (sender_key, created_at);
create index enquiries_with_sender on public.enquiries (created_at) where sender_key is not null;
create index enquiries_by_email on public.enquiries (lower(email));
create index enquiries_by_product on public.enquiries (product_id);
create index enquiries_by_status on public.enquiries (status, created_at desc);
create index enquiries_by_status_author on public.enquiries (status_by);
create index enquiries_by_assignee on public.enquiries (assignee);
create index enquiries_untold on public.enquiries (created_at) where office_mailed_at is null;
create index enquiries_unanswered on public.enquiries (due_on) where status in ('new', 'in_work') and reminded_at is null;
create index enquiries_confirmed on public.enquiries (visitor_mailed_at) where visitor_mailed_at is not null;
-- An enquiry is no content. Only what it loses with a deleted product is recorded, so that it comes back with the product.
insert into public.content_tables (table_name, recorded_columns) values ('enquiries', '{product_id}');
create trigger record_lost_product after update on public.enquiries referencing old table as before new table as after
  for each statement when (pg_catalog.pg_trigger_depth() > 0) execute function public.record_change();

alter table public.enquiries enable row level security;
revoke all on public.enquiries from anon, authenticated;
grant select, update (read_at, archived_at, status, outcome_reason, due_on, assignee) on public.enquiries to authenticated;
grant all on public.enquiries to service_role;
create policy "Sales read enquiries" on public.enquiries for select to authenticated
  using ((select public.may('enquiries.work')));
create policy "Sales mark enquiries" on public.enquiries for update to authenticated
  using ((select public.may('enquiries.work'))) with check ((select public.may('enquiries.work')));

-- Notes who changed the status and when. Whoever works on an enquiry has read it.
create function public.note_enquiry_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status is distinct from old.status then
    new.status_at := clock_timestamp();
    new.status_by := auth.uid();
  end if;
  new.read_at := coalesce(new.read_at, clock_timestamp());
  return new;
end $$;
create trigger note_enquiry_work before update of status, assignee on public.enquiries
  for each row when (new.status is distinct from old.status
    or (new.assignee is not null and new.assignee is distinct from old.assignee))
  execute function public.note_enquiry_work();

-- A deleted enquiry is gone: it does not go to the trash, and what the trash remembers of it with a product goes too. The
-- index has only what is known of enquiries, so that forgetting costs nothing for the rest of the history.
create index change_rows_of_enquiries on public.change_rows (record) where table_name = 'enquiries';
create function public.forget_enquiries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.change_rows r using gone g where r.table_name = 'enquiries' and r.record = g.id::text;
  return null;
end $$;
create trigger forget_enquiries after delete on public.enquiries referencing old table as gone
  for each statement execute function public.forget_enquiries();

create trigger count_rows_of_request before update or delete on public.enquiries
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.enquiries
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();

-- The products of a request, as they were called when it was sent. The id has no foreign key: a product that comes back
-- from the trash has its id, and with it its place in these lines. The limits are QUOTE_LIMITS in src/domain/quote-list.ts.
create table public.enquiry_lines (
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  position integer not null check (position between 1 and 50),
  product_id uuid,
  product_name text not null check (checks.is_filled(product_name) and length(product_name) <= 200),
  model text check (checks.is_filled(model) and length(model) <= 200),
  quantity integer not null check (quantity between 1 and 9999),
  note text check (checks.is_filled(note) and length(note) <= 300),
  primary key (enquiry_id, position)
);

alter table public.enquiry_lines enable row level security;
revoke all on public.enquiry_lines from anon, authenticated;
grant select on public.enquiry_lines to authenticated;
grant all on public.enquiry_lines to service_role;
create policy "Sales read the lines of enquiries" on public.enquiry_lines for select to authenticated
  using ((select public.may('enquiries.work')));

-- The files of an enquiry, such as a drawing: their names as the visitor had them. The bytes are in the private bucket
-- 'enquiry-files', under the id of the enquiry and the position. The limits are those of src/domain/enquiries/enquiry-files.ts.
-- The hash is that of the bytes that were sent first: nothing else is ever stored under that name.
create table public.enquiry_files (
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  position integer not null check (position between 1 and 10),
  name text not null check (checks.is_filled(name) and length(name) <= 200),
  media_type text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'image/vnd.dwg')),
  bytes integer not null check (bytes between 1 and 20971520),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (enquiry_id, position)
);

alter table public.enquiry_files enable row level security;
revoke all on public.enquiry_files from anon, authenticated;
grant select on public.enquiry_files to authenticated;
grant all on public.enquiry_files to service_role;
create policy "Sales read the files of enquiries" on public.enquiry_files for select to authenticated
  using ((select public.may('enquiries.work')));

-- What the office notes about an enquiry. A note is never changed: it is deleted, and another one written.
create table public.enquiry_notes (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  body text not null check (checks.is_filled(body) and length(body) <= 4000),
  author uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp()
);
create index enquiry_notes_by_enquiry on public.enquiry_notes (enquiry_id, created_at);
create index enquiry_notes_by_author on public.enquiry_notes (author);

alter table public.enquiry_notes enable row level security;
revoke all on public.enquiry_notes from anon, authenticated;
grant select, insert (enquiry_id, body), delete on public.enquiry_notes to authenticated;
grant all on public.enquiry_notes to service_role;
create policy "Sales read notes about enquiries" on public.enquiry_notes for select to authenticated
  using ((select public.may('enquiries.work')));
create policy "Sales note something about enquiries" on public.enquiry_notes for insert to authenticated
  with check ((select public.may('enquiries.work')));
create policy "Sales delete notes about enquiries" on public.enquiry_notes for delete to authenticated
  using ((select public.may('enquiries.work')));
create trigger count_rows_of_request before update or delete on public.enquiry_notes
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.enquiry_notes
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();

-- Against bots that pass the checks of the form: more than five messages of one sender in ten minutes are refused with PT429
-- (HTTP 429). Messages of senders whose network address is not known (an empty key) are counted together, with more room: a
-- proxy on the same machine sends for everybody, and one bot must not silence all others.
create function public.refuse_flood(of_sender text, earlier bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if earlier >= (case when coalesce(of_sender, '') = '' then 60 else 5 end) then
    raise exception 'Too many messages from this address.' using errcode = 'PT429';
  end if;
end $$;

-- Files must not fill the disk: of one sender 200 MB in a day, of all together 2 GB. Messages without files still arrive.
create function public.refuse_many_bytes(of_sender text, sent bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_all bigint;
  of_this bigint;
begin
  if coalesce(sent, 0) = 0 then
    return;
  end if;
  select coalesce(sum(f.bytes), 0), coalesce(sum(f.bytes) filter (where e.sender_key = of_sender), 0) into of_all, of_this
    from public.enquiries e join public.enquiry_files f on f.enquiry_id = e.id
    where e.created_at > clock_timestamp() - interval '1 day';
  if of_all + sent > 2147483648 or of_this + sent > 209715200 then
    raise exception 'Too many files from this address.' using errcode = 'PT429';
  end if;
end $$;

-- The files that are still to be stored, by their positions: announced by the first message, sent now with the same bytes, and not
-- in the store.
create function public.files_to_store(of_enquiry uuid, sent jsonb) returns integer[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select f.position from public.enquiry_files f
    join jsonb_array_elements(sent) with ordinality as file (value, place)
      on file.place = f.position and file.value ->> 'sha256' = f.sha256
    where f.enquiry_id = of_enquiry and not exists (select 1 from storage.objects o
      where o.bucket_id = 'enquiry-files' and o.name = f.enquiry_id || '/' || f.position)
    order by f.position);
end $$;

-- Stores an enquiry, once for each `submission`, and answers its id and number, and which of the files that came with it are to be
-- stored. One that was sent again is no further message, but after twenty times in ten minutes it is refused, too: whoever lost an
-- answer tries a few times. `enquiry` is what enquirySchema or quoteSchema
-- (src/domain/enquiries) made of the form. A product is found by its slug, or by one that it had before; one of the list that is gone
-- keeps the name that the visitor saw. An unknown `product_slug` is ignored, because the message is more important. Only what
-- came before now counts against the limit: after the clock was set back, a busy hour would lie in the future.
create function public.submit_enquiry(enquiry jsonb, product_slug text, from_page text, of_sender text)
returns table (id uuid, reference text, files_to_store integer[])
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked public.products;
  key text := coalesce(of_sender, '');
  sent uuid := (enquiry ->> 'submission')::uuid;
  lines jsonb := coalesce(enquiry -> 'lines', '[]');
  files jsonb := coalesce(enquiry -> 'files', '[]');
  present timestamptz := clock_timestamp();
  stored public.enquiries;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.enquiries'));
  select * into stored from public.enquiries e where e.submission = sent;
  if found then
    update public.enquiries e set repeated_at = present, repeats = 1 + case
      when e.repeated_at between present - interval '10 minutes' and present then e.repeats else 0 end
    where e.id = stored.id returning * into stored;
    if stored.repeats > 20 then
      raise exception 'This message was sent too often.' using errcode = 'PT429';
    end if;
    return query select stored.id, stored.reference, public.files_to_store(stored.id, files);
    return;
  end if;
  perform public.apply_retention();
  perform public.refuse_flood(key, (select count(*) from public.enquiries e
    where coalesce(e.sender_key, '') = key
      and e.created_at between clock_timestamp() - interval '10 minutes' and clock_timestamp()));
  perform public.refuse_many_bytes(key, (select sum((f.value ->> 'size')::integer) from jsonb_array_elements(files) as f (value)));
  select * into asked from public.products p where p.slug = product_slug;
  insert into public.enquiries (reference, submission, first_name, last_name, email, phone, company, project_name,
    project_type, budget, timeline, deadline, message, product_id, product_name, page, sender_key)
  values (public.new_enquiry_reference(case when asked.id is null and jsonb_array_length(lines) = 0 then 'M' else 'Q' end),
    sent, enquiry ->> 'firstName', enquiry ->> 'lastName', enquiry ->> 'email', enquiry ->> 'phone',
    enquiry ->> 'company', enquiry ->> 'projectName', enquiry ->> 'projectType', enquiry ->> 'budget',
    enquiry ->> 'timeline', (enquiry ->> 'deadline')::date, enquiry ->> 'message', asked.id, asked.name, from_page,
    nullif(key, ''))
  returning * into stored;
  insert into public.enquiry_lines (enquiry_id, position, product_id, product_name, model, quantity, note)
  select stored.id, line.place, product.id,
    coalesce(product.name, nullif(btrim(line.value ->> 'name'), ''), line.value ->> 'slug'), product.model,
    (line.value ->> 'quantity')::integer, nullif(btrim(line.value ->> 'note'), '')
  from jsonb_array_elements(lines) with ordinality as line (value, place)
  left join lateral (
    select p.id, p.name, p.model from public.products p
    where p.slug = line.value ->> 'slug' or p.id in (select r.record_id from public.redirects r
      where r.kind = 'product' and r.old_slug = line.value ->> 'slug')
    order by p.slug = line.value ->> 'slug' desc limit 1
  ) product on true;
  insert into public.enquiry_files (enquiry_id, position, name, media_type, bytes, sha256)
  select stored.id, file.place, file.value ->> 'name', file.value ->> 'type', (file.value ->> 'size')::integer,
    file.value ->> 'sha256'
  from jsonb_array_elements(files) with ordinality as file (value, place);
  return query select stored.id, stored.reference, public.files_to_store(stored.id, files);
end $$;

revoke execute on function public.note_enquiry_work(), public.forget_enquiries(), public.refuse_flood(text, bigint),
  public.refuse_many_bytes(text, bigint), public.files_to_store(uuid, jsonb), public.submit_enquiry(jsonb, text, text, text), public.new_enquiry_reference(text)
  from public;
grant execute on function public.refuse_flood(text, bigint), public.refuse_many_bytes(text, bigint), public.files_to_store(uuid, jsonb), public.submit_enquiry(jsonb, text, text, text),
  public.new_enquiry_reference(text) to service_role;

-- The enquiries that contain the text (of a longer one the first 300 characters) in one of their fields or lines; row security
-- applies.
create function public.enquiries_containing(term text) returns setof public.enquiries
language sql stable security invoker set search_path = '' as $$
  select * from public.enquiries e
  where strpos(lower(concat_ws(' ', e.reference, e.first_name, e.last_name, e.email, e.phone, e.company, e.project_name,
    e.message, e.product_name, (select string_agg(concat_ws(' ', l.product_name, l.model, l.note), ' ' order by l.position)
      from public.enquiry_lines l where l.enquiry_id = e.id))), (select lower(left(term, 300)))) > 0
$$;

-- How many enquiries have each status, in the inbox or in the archive.
create function public.count_enquiries(archived boolean default false)
returns table (status public.enquiry_status, enquiries bigint)
language sql stable security invoker set search_path = '' as $$
  select e.status, count(*) from public.enquiries e where (e.archived_at is not null) = archived group by e.status
$$;

-- Marks enquiries as read or unread, archived or not; what is null stays as it is. All of them, or none.
create function public.mark_enquiries(enquiry_ids uuid[], is_read boolean default null, is_archived boolean default null)
returns integer
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
declare marked integer;
begin
  update public.enquiries set
    read_at = case when is_read is null then read_at when is_read then coalesce(read_at, clock_timestamp()) end,
    archived_at = case when is_archived is null then archived_at when is_archived then coalesce(archived_at, clock_timestamp()) end
  where id = any (enquiry_ids);
  get diagnostics marked = row_count;
  if marked <> cardinality(enquiry_ids) then
    raise exception '% of % enquiries could be marked.', marked, cardinality(enquiry_ids) using errcode = 'PT409';
  end if;
  return marked;
end $$;

-- Deletes enquiries for good, all of them or none.
create function public.delete_enquiries(enquiry_ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  perform public.require('enquiries.work');
  delete from public.enquiries where id = any (enquiry_ids);
  get diagnostics gone = row_count;
  if gone <> cardinality(enquiry_ids) then
    raise exception '% of % enquiries could be deleted.', gone, cardinality(enquiry_ids) using errcode = 'PT409';
  end if;
  return gone;
end $$;

revoke execute on function public.enquiries_containing(text), public.count_enquiries(boolean),
  public.mark_enquiries(uuid[], boolean, boolean), public.delete_enquiries(uuid[]) from public, anon;
grant execute on function public.enquiries_containing(text), public.mark_enquiries(uuid[], boolean, boolean),
  public.delete_enquiries(uuid[]) to authenticated;
grant execute on function public.count_enquiries(boolean) to authenticated, service_role;
