-- How the office learns of enquiries by mail. The functions of the site send the mails; the database says which are due, so that
-- none is sent twice and none is forgotten, whoever asks.

create function checks.are_mail_addresses(addresses text[]) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (select 1 from unnest(addresses) as address
    where address is null or address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(address) > 254)
$$;

create table public.enquiry_mail (
  only_row boolean primary key default true check (only_row),
  -- Who is told; nobody while it is empty. Not among the settings, which every visitor may read.
  addresses text[] not null default '{}' check (cardinality(addresses) <= 10 and checks.are_mail_addresses(addresses)),
  delivery text not null default 'each' check (delivery in ('each', 'daily')),
  -- Within how many days an answer is promised. What is not answered by then is in a reminder.
  promised_days integer not null default 1 check (promised_days between 1 and 60),
  confirm_visitors boolean not null default true,
  digest_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text check (length(failure) <= 1000)
);
insert into public.enquiry_mail default values;

alter table public.enquiry_mail enable row level security;
revoke all on public.enquiry_mail from anon, authenticated;
grant select, update (addresses, delivery, promised_days, confirm_visitors) on public.enquiry_mail to authenticated;
grant all on public.enquiry_mail to service_role;
create policy "Sales read how they are told of enquiries" on public.enquiry_mail for select to authenticated
  using ((select public.may('enquiries.work')));
create policy "Administrators change who is told of enquiries" on public.enquiry_mail for update to authenticated
  using ((select public.may('office.manage'))) with check ((select public.may('office.manage')));

-- Whoever is told from now on is not told of what came before.
create function public.begin_enquiry_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.enquiries set office_mailed_at = clock_timestamp() where office_mailed_at is null;
  update public.submittals set told_at = clock_timestamp()
  where exists (select from public.submittal_entries e where e.submittal_id = submittals.id and e.reviewer is not null);
  update public.enquiries set reminded_at = clock_timestamp()
  where reminded_at is null and due_on < (now() at time zone 'UTC')::date;
  return null;
end $$;
create trigger begin_enquiry_mail after update of addresses on public.enquiry_mail
  for each row when (old.addresses = '{}' and new.addresses <> '{}') execute function public.begin_enquiry_mail();

create function public.promise_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.due_on := coalesce(new.due_on, (new.created_at at time zone 'UTC')::date
    + (select m.promised_days from public.enquiry_mail m));
  return new;
end $$;
create trigger promise_answer before insert on public.enquiries for each row execute function public.promise_answer();

-- The mail that is due to the office now: null, or {"addresses", "delivery", "fresh": ids of new enquiries, "late": ids of those
-- whose promised day is over, "plans": what was to go live at a time and did not, "reviews": submittals with marks of reviewers of which
-- the office was not told, at most once an hour each}. They are taken for ten minutes;
-- office_mail_done says what became of the mail, and what was never said to be sent is due again.
create function public.take_office_mail() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  settings public.enquiry_mail;
  fresh uuid[] := '{}';
  late uuid[];
  plans jsonb;
  reviews jsonb;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.enquiry_mail'));
  select * into settings from public.enquiry_mail;
  if settings.addresses = '{}' then
    return null;
  end if;
  if settings.delivery = 'each' or coalesce(settings.digest_at < clock_timestamp() - interval '23 hours 30 minutes', true) then
    fresh := array(select e.id from public.enquiries e
      where e.office_mailed_at is null and e.archived_at is null
        and coalesce(e.office_tried_at < clock_timestamp() - interval '10 minutes', true)
      order by e.created_at limit 100);
  end if;
  late := array(select e.id from public.enquiries e
    where e.reminded_at is null and e.archived_at is null and e.status in ('new', 'in_work')
      and e.due_on < (now() at time zone 'UTC')::date
      and coalesce(e.office_tried_at < clock_timestamp() - interval '10 minutes', true)
    order by e.due_on, e.created_at limit 100);
  plans := coalesce((select jsonb_agg(to_jsonb(p) order by p.made_at) from public.failed_plans() p
    join public.changes c on c.id = p.id
    where not c.details ? 'mailed'
      and coalesce((c.details ->> 'mail_tried')::timestamptz < clock_timestamp() - interval '10 minutes', true)), '[]');
  reviews := coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'number', s.number, 'project', s.project, 'marks', said.marks,
      'reviewers', said.reviewers) order by s.made_at)
    from public.submittals s
    cross join lateral (select count(*) as marks, jsonb_agg(distinct e.reviewer) as reviewers from public.submittal_entries e
      where e.submittal_id = s.id and e.reviewer is not null and e.made_at > coalesce(s.told_at, s.made_at)) said
    where said.marks > 0 and coalesce(s.told_at < clock_timestamp() - interval '1 hour', true)
      and coalesce(s.tell_tried_at < clock_timestamp() - interval '10 minutes', true)), '[]');
  if cardinality(fresh) = 0 and cardinality(late) = 0 and plans = '[]' and reviews = '[]' then
    return null;
  end if;
  update public.changes c set details = c.details || jsonb_build_object('mail_tried', clock_timestamp())
    where c.id in (select (p ->> 'id')::uuid from jsonb_array_elements(plans) p);
  update public.submittals s set tell_tried_at = clock_timestamp()
    where s.id in (select (r ->> 'id')::uuid from jsonb_array_elements(reviews) r);
  update public.enquiries set office_tried_at = clock_timestamp() where id = any (fresh || late);
  return jsonb_build_object('addresses', settings.addresses, 'delivery', settings.delivery, 'fresh', fresh, 'late', late,
    'plans', plans, 'reviews', reviews);
end $$;

-- Notes that a mail was sent, or with `why` that it could not be; the dashboard says so until one is sent again.
create function public.office_mail_done(fresh uuid[], late uuid[], plans uuid[], reviews uuid[] default '{}', why text default null)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  if why is not null then
    update public.enquiry_mail set failed_at = coalesce(failed_at, clock_timestamp()), failure = left(why, 1000);
    return;
  end if;
  update public.enquiries set office_mailed_at = clock_timestamp() where id = any (fresh);
  update public.enquiries set reminded_at = clock_timestamp() where id = any (late);
  update public.changes c set details = c.details - 'mail_tried' || '{"mailed": true}' where c.id = any (plans);
  -- Marks that came while the mail was sent are told with the next one.
  update public.submittals s set told_at = s.tell_tried_at, tell_tried_at = null where s.id = any (reviews);
  update public.enquiry_mail set sent_at = clock_timestamp(), failed_at = null, failure = null,
    digest_at = case when cardinality(fresh) > 0 then clock_timestamp() else digest_at end;
end $$;

-- The confirmation that is due to the sender of an enquiry, by its id or number: null, or {"email", "reference"}. Nobody can fill
-- a stranger's mailbox with the forms: one mail an hour and three a day to an address, and a hundred an hour to all.
create function public.take_visitor_mail(of_enquiry text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.enquiries;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.enquiry_mail'));
  select * into asked from public.enquiries e where of_enquiry in (e.id::text, e.reference) and e.visitor_mailed_at is null;
  if not found or not (select m.confirm_visitors from public.enquiry_mail m)
    or exists (select 1 from public.enquiries e where lower(e.email) = lower(asked.email)
      and e.visitor_mailed_at > clock_timestamp() - interval '1 hour')
    or (select count(*) from public.enquiries e where lower(e.email) = lower(asked.email)
      and e.visitor_mailed_at > clock_timestamp() - interval '1 day') >= 3
    or (select count(*) from public.enquiries e where e.visitor_mailed_at > clock_timestamp() - interval '1 hour') >= 100 then
    return null;
  end if;
  update public.enquiries set visitor_mailed_at = clock_timestamp() where id = asked.id;
  return jsonb_build_object('email', asked.email, 'reference', asked.reference, 'page', asked.page);
end $$;

revoke execute on function public.begin_enquiry_mail(), public.promise_answer(), public.take_office_mail(),
  public.office_mail_done(uuid[], uuid[], uuid[], uuid[], text), public.take_visitor_mail(text) from public, anon, authenticated;
grant execute on function public.take_office_mail(), public.office_mail_done(uuid[], uuid[], uuid[], uuid[], text),
  public.take_visitor_mail(text) to service_role;
