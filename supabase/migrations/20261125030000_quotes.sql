-- Requests for quotation: an enquiry with a number, a project, a deadline, and a line for each product. And the work on
-- any enquiry: how far it is, who does it, and what the office notes about it.

create type public.enquiry_status as enum ('new', 'in_work', 'quoted', 'closed');

-- The mailbox (read_at, archived_at) says what is still to be looked at; the status says how far the answer is.
alter table public.enquiries
  alter column message drop not null,
  add column reference text unique check (reference ~ '^Q-\d{4}-\d{4,9}$'),
  -- Made by the form, so that a request that is sent again because no answer arrived is stored once.
  add column submission uuid unique,
  add column project_name text check (public.is_filled(project_name) and length(project_name) <= 200),
  add column deadline date,
  add column status public.enquiry_status not null default 'new',
  add column status_at timestamptz,
  add column status_by uuid references auth.users (id) on delete set null,
  -- Whoever loses the rights of an administrator loses the enquiries, too.
  add column assignee uuid references public.admins (user_id) on delete set null,
  add constraint message_or_quote check (message is not null or reference is not null);
update public.enquiries set status = 'closed' where archived_at is not null;
create index enquiries_by_status on public.enquiries (status, created_at desc);
create index enquiries_by_assignee on public.enquiries (assignee);
create index enquiries_by_status_author on public.enquiries (status_by);
grant update (status, assignee) on public.enquiries to authenticated;

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
revoke execute on function public.note_enquiry_work() from public;
create trigger note_enquiry_work before update of status, assignee on public.enquiries
  for each row when (new.status is distinct from old.status
    or (new.assignee is not null and new.assignee is distinct from old.assignee))
  execute function public.note_enquiry_work();

-- The products of a request, as they were called when it was sent. The id has no foreign key: a product that comes back
-- from the trash has its id, and with it its place in these lines. The limits are QUOTE_LIMITS in src/domain/quote-list.ts.
create table public.enquiry_lines (
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  position integer not null check (position between 1 and 50),
  product_id uuid,
  product_name text not null check (public.is_filled(product_name) and length(product_name) <= 200),
  quantity integer not null check (quantity between 1 and 9999),
  note text check (public.is_filled(note) and length(note) <= 300),
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
  body text not null check (public.is_filled(body) and length(body) <= 4000),
  author uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp()
);
create index enquiry_notes_by_enquiry on public.enquiry_notes (enquiry_id, created_at);
create index enquiry_notes_by_author on public.enquiry_notes (author);
alter table public.enquiry_notes enable row level security;
revoke all on public.enquiry_notes from anon, authenticated;
grant select, delete, insert (enquiry_id, body) on public.enquiry_notes to authenticated;
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

-- How many enquiries have each status, in the inbox or in the archive.
create function public.count_enquiries(archived boolean default false)
returns table (status public.enquiry_status, enquiries bigint)
language sql stable security invoker set search_path = '' as $$
  select e.status, count(*) from public.enquiries e where (e.archived_at is not null) = archived group by e.status
$$;

revoke execute on function public.new_quote_reference(), public.submit_quote(jsonb, text, text),
  public.count_enquiries(boolean) from public, anon, authenticated;
grant execute on function public.new_quote_reference(), public.submit_quote(jsonb, text, text) to service_role;
grant execute on function public.count_enquiries(boolean) to authenticated, service_role;

-- The enquiries that contain the text in one of their fields or lines; row security applies.
create or replace function public.enquiries_containing(term text) returns setof public.enquiries
language sql stable security invoker set search_path = '' as $$
  select * from public.enquiries e
  where strpos(lower(concat_ws(' ', e.reference, e.first_name, e.last_name, e.email, e.phone, e.company, e.project_name,
    e.message, e.product_name, (select string_agg(concat_ws(' ', l.product_name, l.note), ' ' order by l.position)
      from public.enquiry_lines l where l.enquiry_id = e.id))), lower(term)) > 0
$$;

-- All that is stored of one person, by e-mail address, their account included. Who in the office works on it is not theirs.
create or replace function public.export_person(of_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  address text := lower(btrim(of_email));
begin
  if not public.is_admin() then
    raise exception 'Only administrators may export personal data.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'email', address,
    'enquiries', (select coalesce(jsonb_agg(to_jsonb(e) - array['sender_key', 'submission', 'status_by', 'assignee']
        || jsonb_build_object(
          'lines', (select coalesce(jsonb_agg(to_jsonb(l) - 'enquiry_id' order by l.position), '[]')
            from public.enquiry_lines l where l.enquiry_id = e.id),
          'notes', (select coalesce(jsonb_agg(to_jsonb(n) - array['id', 'enquiry_id', 'author'] order by n.created_at), '[]')
            from public.enquiry_notes n where n.enquiry_id = e.id)) order by e.created_at), '[]')
      from public.enquiries e where lower(e.email) = address),
    'subscriptions', (select coalesce(jsonb_agg(to_jsonb(s) - 'sender_key' order by s.created_at), '[]')
      from public.subscribers s where s.email = address),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('created_at', u.created_at,
        'is_admin', exists (select 1 from public.admins a where a.user_id = u.id))), '[]')
      from auth.users u where lower(u.email) = address));
end $$;

-- Two functions are changed where they stand, so that nothing else in them can differ: the palette finds an enquiry by its
-- number and project, and pages of the editors may not have the address of the quote list.
do $$
declare
  change record;
  definition text;
begin
  for change in select * from (values
    ('public.find_records(text[], text[])'::regprocedure, 'e.email, e.company))', 'e.email, e.company, e.reference, e.project_name))'),
    ('public.find_records(text[], text[])', 'coalesce(e.company, e.email)', 'concat_ws('' · '', e.reference, coalesce(e.company, e.email))'),
    ('public.is_reserved_page_slug(text)', 'array[', 'array[''quote-list'', ')
  ) as changes (of_function, before, after) loop
    definition := pg_catalog.pg_get_functiondef(change.of_function);
    if strpos(definition, change.before) = 0 then
      raise exception '% has no %', change.of_function, change.before;
    end if;
    execute replace(definition, change.before, change.after);
  end loop;
end $$;
