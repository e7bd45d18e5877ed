-- Messages of visitors and their requests for quotation. Only the edge functions write them, with the secret key and after
-- their checks; administrators read them, and note how far the answer is.

create type public.enquiry_status as enum ('new', 'in_work', 'quoted', 'closed');

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  -- The number of a request for quotation. A message of the contact form has none.
  reference text unique check (reference ~ '^Q-\d{4}-\d{4,9}$'),
  -- Made by the visitor's device, so that what is sent again because no answer arrived is stored once.
  submission uuid unique,
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
  -- Whoever loses the rights of an administrator loses the enquiries, too.
  assignee uuid references public.admins (user_id) on delete set null,
  created_at timestamptz not null default now(),
  constraint message_or_quote check (message is not null or reference is not null)
);
create index enquiries_by_time on public.enquiries (created_at desc);
create index enquiries_by_sender on public.enquiries (sender_key, created_at);
create index enquiries_with_sender on public.enquiries (created_at) where sender_key is not null;
create index enquiries_by_email on public.enquiries (lower(email));
create index enquiries_by_product on public.enquiries (product_id);
create index enquiries_by_status on public.enquiries (status, created_at desc);
create index enquiries_by_status_author on public.enquiries (status_by);
create index enquiries_by_assignee on public.enquiries (assignee);

alter table public.enquiries enable row level security;
revoke all on public.enquiries from anon, authenticated;
grant select, update (read_at, archived_at, status, assignee) on public.enquiries to authenticated;
grant all on public.enquiries to service_role;
create policy "Administrators read enquiries" on public.enquiries for select to authenticated
  using ((select public.is_admin()));
create policy "Administrators mark enquiries" on public.enquiries for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));

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

-- A deleted enquiry is gone: it does not go to the trash, and what the trash remembers of it with a product goes too.
create function public.forget_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.trash set attached = jsonb_set(attached, '{enquiries}', (attached -> 'enquiries') - old.id::text)
  where attached -> 'enquiries' ? old.id::text;
  return null;
end $$;
create trigger forget_enquiry after delete on public.enquiries for each row execute function public.forget_enquiry();

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
  quantity integer not null check (quantity between 1 and 9999),
  note text check (checks.is_filled(note) and length(note) <= 300),
  primary key (enquiry_id, position)
);

alter table public.enquiry_lines enable row level security;
revoke all on public.enquiry_lines from anon, authenticated;
grant select on public.enquiry_lines to authenticated;
grant all on public.enquiry_lines to service_role;
create policy "Administrators read the lines of enquiries" on public.enquiry_lines for select to authenticated
  using ((select public.is_admin()));

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
create policy "Administrators read notes about enquiries" on public.enquiry_notes for select to authenticated
  using ((select public.is_admin()));
create policy "Administrators note something about enquiries" on public.enquiry_notes for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators delete notes about enquiries" on public.enquiry_notes for delete to authenticated
  using ((select public.is_admin()));
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

-- Stores a message of the contact form, once for each `submission`. An unknown `product_slug` is ignored, because the message
-- is more important. Only what came before now counts against the limit: after the clock was set back, a busy hour would
-- lie in the future.
create function public.submit_enquiry(enquiry jsonb, product_slug text, from_page text, of_sender text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  product public.products;
  key text := coalesce(of_sender, '');
  sent uuid := (enquiry ->> 'submission')::uuid;
  stored_id uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.enquiries'));
  select id into stored_id from public.enquiries where submission = sent;
  if found then
    return stored_id;
  end if;
  perform public.apply_retention();
  perform public.refuse_flood(key, (select count(*) from public.enquiries
    where coalesce(sender_key, '') = key
      and created_at between clock_timestamp() - interval '10 minutes' and clock_timestamp()));
  select * into product from public.products where slug = product_slug;
  insert into public.enquiries (submission, first_name, last_name, email, phone, company, project_type, budget, timeline,
    message, product_id, product_name, page, sender_key)
  values (sent, enquiry ->> 'firstName', enquiry ->> 'lastName', enquiry ->> 'email', enquiry ->> 'phone',
    enquiry ->> 'company', enquiry ->> 'projectType', enquiry ->> 'budget', enquiry ->> 'timeline',
    enquiry ->> 'message', product.id, product.name, from_page, nullif(key, ''))
  returning id into stored_id;
  return stored_id;
end $$;

-- A number that nobody has yet, such as Q-2026-0147. Drawn and not counted: a number in sequence would tell every visitor
-- how many others have asked. Gets longer when the year's short ones are nearly used up.
create function public.new_quote_reference() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  digits integer;
  candidate text;
begin
  for attempt in 0..99 loop
    digits := 4 + attempt / 20;
    candidate := format('Q-%s-%s', to_char(now() at time zone 'UTC', 'YYYY'),
      lpad(floor(random() * power(10, digits))::bigint::text, digits, '0'));
    if not exists (select 1 from public.enquiries where reference = candidate) then
      return candidate;
    end if;
  end loop;
  raise exception 'No number is free for this request.';
end $$;

-- Stores a request for quotation and answers its number. `quote` is what quoteSchema (src/domain/quote-request.ts) made of
-- the form. A product is found by its slug, or by one that it had before; one that is gone keeps the name that the visitor saw.
create function public.submit_quote(quote jsonb, from_page text, of_sender text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  key text := coalesce(of_sender, '');
  sent uuid := (quote ->> 'submission')::uuid;
  stored public.enquiries;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.enquiries'));
  select * into stored from public.enquiries where submission = sent;
  if found then
    return stored.reference;
  end if;
  perform public.apply_retention();
  perform public.refuse_flood(key, (select count(*) from public.enquiries
    where coalesce(sender_key, '') = key
      and created_at between clock_timestamp() - interval '10 minutes' and clock_timestamp()));
  insert into public.enquiries (reference, submission, first_name, last_name, email, phone, company, project_name, deadline,
    message, page, sender_key)
  values (public.new_quote_reference(), sent, quote ->> 'firstName', quote ->> 'lastName', quote ->> 'email',
    quote ->> 'phone', quote ->> 'company', quote ->> 'projectName', (quote ->> 'deadline')::date,
    quote ->> 'message', from_page, nullif(key, ''))
  returning * into stored;
  insert into public.enquiry_lines (enquiry_id, position, product_id, product_name, quantity, note)
  select stored.id, line.place, product.id,
    coalesce(product.name, nullif(btrim(line.value ->> 'name'), ''), line.value ->> 'slug'),
    (line.value ->> 'quantity')::integer, nullif(btrim(line.value ->> 'note'), '')
  from jsonb_array_elements(quote -> 'lines') with ordinality as line (value, place)
  left join lateral (
    select p.id, p.name from public.products p
    where p.slug = line.value ->> 'slug' or p.id in (select r.record_id from public.redirects r
      where r.kind = 'product' and r.old_slug = line.value ->> 'slug')
    order by p.slug = line.value ->> 'slug' desc limit 1
  ) product on true;
  if not found then
    raise exception 'A request for quotation needs a product.' using errcode = 'PT422';
  end if;
  return stored.reference;
end $$;

revoke execute on function public.note_enquiry_work(), public.forget_enquiry(), public.refuse_flood(text, bigint),
  public.submit_enquiry(jsonb, text, text, text), public.new_quote_reference(), public.submit_quote(jsonb, text, text)
  from public;
grant execute on function public.refuse_flood(text, bigint), public.submit_enquiry(jsonb, text, text, text),
  public.new_quote_reference(), public.submit_quote(jsonb, text, text) to service_role;

-- The enquiries that contain the text in one of their fields or lines; row security applies.
create function public.enquiries_containing(term text) returns setof public.enquiries
language sql stable security invoker set search_path = '' as $$
  select * from public.enquiries e
  where strpos(lower(concat_ws(' ', e.reference, e.first_name, e.last_name, e.email, e.phone, e.company, e.project_name,
    e.message, e.product_name, (select string_agg(concat_ws(' ', l.product_name, l.note), ' ' order by l.position)
      from public.enquiry_lines l where l.enquiry_id = e.id))), lower(term)) > 0
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
  if not public.is_admin() then
    raise exception 'Only administrators may delete enquiries.' using errcode = '42501';
  end if;
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
