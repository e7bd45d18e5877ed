-- Changes: every write to the content, whichever way it comes, with what was there before. What was saved by whom, the trash,
-- undo, conflicts, the history of a record, the log of the house and the feed of the builder all read these two tables.

-- The content revision: a number that grows with every change of what the site shows, by which the publishing pipeline tells
-- what it has to build.

create table public.content_revision (
  only_row boolean primary key default true check (only_row),
  revision bigint not null default 0,
  changed_at timestamptz not null default now()
);
insert into public.content_revision default values;

alter table public.content_revision enable row level security;
-- Nor does the secret key set it: versions, trash and retention go by its order.
revoke all on public.content_revision from anon, authenticated, service_role;
grant select on public.content_revision to anon, authenticated, service_role;

create policy "Everyone may read the content revision"
  on public.content_revision for select to anon, authenticated using (true);

-- The tables whose writes are recorded.
create table public.content_tables (
  table_name text primary key,
  -- The column that tells people which record it is; null for tables whose rows belong to another record.
  name_column text,
  -- What names a record: these columns, joined by '/'.
  record_columns text[] not null default '{id}',
  -- Columns that the database fills from others. A difference in these alone is nobody's edit.
  derived_columns text[] not null default '{}',
  -- Null: all of them.
  recorded_columns text[],
  -- Owners come first.
  place integer generated always as identity
);
alter table public.content_tables enable row level security;
-- Nor does the secret key say what is recorded: a write without a change is impossible.
revoke all on public.content_tables from anon, authenticated, service_role;
grant select on public.content_tables to authenticated, service_role;
create policy "Accounts may read which tables are recorded" on public.content_tables
  for select to authenticated using (true);

-- One transaction is one change. A prepared one has rows that say what it will do, and does nothing until apply_change. A
-- draft is what somebody wants to publish later: one record, of which a form still can be incomplete (save_draft). A plan is a
-- named set of drafts and prepared changes, its parts, that are published together (publish_plan).
create table public.changes (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'edit'
    check (kind in ('edit', 'deletion', 'table', 'bulk', 'import', 'specifications', 'restore', 'undo', 'plan')),
  -- What the log shows: the name of the file, 'COP renamed to Coefficient of performance'. Without one, the names of the records.
  title text check (checks.is_filled(title) and length(title) <= 300),
  reason text check (checks.is_filled(reason) and length(reason) <= 500),
  -- What the screen that made it wants to keep, such as how many rows of an import were refused; of a draft its form.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'
    and octet_length(details::text) <= case state when 'draft' then 2000000 else 200000 end),
  state text not null default 'prepared' check (state in ('prepared', 'draft', 'planned', 'applied')),
  -- 'table/record': a record has at most one draft.
  draft_of text unique,
  -- The plan that a draft or a prepared change is a part of.
  plan_id uuid references public.changes (id) on delete set null,
  -- When a plan is to be published; null for one that nobody has scheduled.
  due_at timestamptz,
  -- Null if it was made with the secret key. No foreign key: the id stays when the account goes, so that the log does not say
  -- that it was a program. Nothing else is stored under it then; an id alone tells nobody who that was.
  made_by uuid default auth.uid(),
  made_at timestamptz not null default clock_timestamp(),
  -- Whose draft it was, if it was one: `made_by` published it.
  drafted_by uuid,
  -- The change that this one takes back.
  undoes uuid references public.changes (id) on delete set null,
  -- Filled when it is complete: its last content revision, and what it did (summarise_change).
  revision bigint,
  summary jsonb not null default '{}',
  constraint a_draft_has_its_record check ((state = 'draft') = (draft_of is not null)),
  constraint a_plan_has_a_name check (state <> 'planned' or (kind = 'plan' and title is not null and length(title) <= 100)),
  constraint parts_wait_like_their_plan check (plan_id is null or state in ('draft', 'prepared')),
  constraint only_plans_are_due check (due_at is null or kind = 'plan')
);
create index changes_by_time on public.changes (made_at desc, id);
create index changes_by_person on public.changes (made_by, made_at desc);
create index changes_by_undone on public.changes (undoes);
create index changes_by_plan on public.changes (plan_id);
create index plans on public.changes (due_at) where kind = 'plan';

create table public.change_rows (
  change_id uuid not null references public.changes (id) on delete cascade,
  table_name text not null,
  -- '*' after a truncation: any record of the table may have changed.
  record text not null,
  name text,
  -- The columns that changed, as they were and as they became. Of a new record `before` is null, of a deleted one `after`.
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb check (jsonb_typeof(after) = 'object'),
  -- Not chosen by anybody but a consequence: the products of a deleted brand, a copy of a name.
  follows boolean not null default false,
  -- Null until it is applied.
  revision bigint,
  primary key (change_id, table_name, record)
);
create index change_rows_by_record on public.change_rows (table_name, record, revision desc) where revision is not null;
create index change_rows_by_revision on public.change_rows (table_name, revision) where revision is not null;
create index change_rows_of_deletions on public.change_rows (change_id) where after is null;

alter table public.changes enable row level security;
alter table public.change_rows enable row level security;
revoke all on public.changes, public.change_rows from anon, authenticated, service_role;
grant select on public.changes, public.change_rows to authenticated, service_role;
-- What has been done stays: nobody has the right to change or delete it, the secret key included.
grant insert (kind, title, reason, details), delete on public.changes to authenticated, service_role;

-- Whether the caller may change what is a part of this plan, if it is of any: what a publisher has scheduled goes live
-- without anybody looking at it again.
create function public.may_change_part(of_plan uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.role() = 'service_role', false) or public.may('content.publish')
    or not exists (select from public.changes p where p.id = of_plan and p.due_at is not null)
$$;
revoke execute on function public.may_change_part(uuid) from public, anon, authenticated;

create policy "Editors read changes" on public.changes for select to authenticated
  using ((select public.may('content.read')));
create policy "Publishers prepare changes" on public.changes for insert to authenticated
  with check ((select public.may('content.publish')) and kind in ('table', 'bulk', 'import', 'specifications'));
create policy "Publishers drop what they prepared themselves" on public.changes for delete to authenticated
  using ((select public.may('content.publish')) and state = 'prepared' and made_by = (select auth.uid()));
create policy "Writers discard drafts" on public.changes for delete to authenticated
  using ((select public.may('content.draft')) and state = 'draft');
create policy "Editors read what changed" on public.change_rows for select to authenticated
  using ((select public.may('content.read')));
create policy "What enquiries lost is for whoever works on them" on public.change_rows as restrictive for select to authenticated
  using (table_name <> 'enquiries' or (select public.may('enquiries.work')));

-- What is part of a scheduled plan is discarded by who may publish. The plan is locked first, so that nobody schedules it meanwhile.
create function public.keep_scheduled_part() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.changes p where p.id = old.plan_id for share;
  if not public.may_change_part(old.plan_id) then
    raise exception 'This is part of a scheduled plan.' using errcode = 'PT403', detail = '{"refusal": "part-scheduled"}';
  end if;
  return old;
end $$;
create trigger keep_scheduled_part before delete on public.changes
  for each row when (current_user = 'authenticated' and old.plan_id is not null) execute function public.keep_scheduled_part();

-- Row security does not apply to the secret key.
create function public.keep_applied_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'service_role' then
    raise exception 'What has been done cannot be changed or deleted.' using errcode = '42501';
  end if;
  return old;
end $$;
create trigger keep_applied_change before delete on public.changes
  for each row when (old.state = 'applied') execute function public.keep_applied_change();
create trigger count_rows_of_request before delete on public.changes
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before delete on public.changes
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();

-- The rule of conflicts: the columns of `wanted` that somebody has changed since the editor began with `seen`. What others
-- see as a difference is none if it is what is wanted anyway, or if the column follows from others. Without `wanted` the record is
-- to be deleted, and everything counts that was seen.
create function checks.overtaken_columns(stored jsonb, seen jsonb, wanted jsonb, derived_columns text[] default '{}') returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(s.key order by s.key), '{}') from jsonb_each(seen) s
  where stored ? s.key and stored -> s.key is distinct from s.value and s.key <> all (derived_columns) and s.key <> 'updated_at'
    and (wanted is null or (wanted ? s.key and stored -> s.key is distinct from wanted -> s.key))
$$;

-- The change of this transaction, begun by its first write. A function that says what kind of change it makes begins it first.
create function public.begin_change(of_kind text default 'edit', of_title text default null, of_undoes uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  change uuid := nullif(current_setting('plantroom.change', true), '')::uuid;
begin
  if change is null then
    insert into public.changes (kind, title, state, made_by, undoes, reason, drafted_by)
    values (of_kind, of_title, 'applied', auth.uid(), of_undoes,
      nullif(current_setting('plantroom.reason', true), ''), nullif(current_setting('plantroom.drafted_by', true), '')::uuid)
    returning id into change;
    perform set_config('plantroom.change', change::text, true);
  end if;
  return change;
end $$;

-- Records what a statement did: one row for each record, with the columns that changed, under the content revision, which
-- each such statement raises once. The row of content_revision stays locked until the transaction ends, so whoever reads a
-- revision sees every change up to it. Runs as its owner, because nobody may write these tables.
create function public.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of public.content_tables;
  new_revision bigint;
  written bigint;
  rows_of_statement text;
begin
  select * into strict of from public.content_tables t where t.table_name = tg_table_name;
  -- The offsets keep a row from being made into JSON once for every use.
  case tg_op
    when 'INSERT' then
      if not exists (select from after) then return null; end if;
      rows_of_statement := 'select j.n as row, null::jsonb as before, j.n as after, false as derived
        from (select to_jsonb(n) as n from after n offset 0) j';
    when 'DELETE' then
      if not exists (select from before) then return null; end if;
      rows_of_statement := 'select j.o as row, j.o as before, null::jsonb as after, false as derived
        from (select to_jsonb(o) as o from before o offset 0) j';
    when 'UPDATE' then
      if not exists (select from after) then return null; end if;
      -- A full join: of a record whose id was changed one row is left on either side.
      rows_of_statement := format($sql$
        select coalesce(j.n, j.o) as row, case when j.n is null or j.o is null then j.o else d.before end as before,
          case when j.n is null or j.o is null then j.n else d.after end as after, coalesce(d.derived, false) as derived
        from (select to_jsonb(o) as o, to_jsonb(n) as n from before o full join after n on %s
          where o.* is distinct from n.* offset 0) j
        cross join lateral (
          select jsonb_object_agg(e.key, e.value) as before, jsonb_object_agg(e.key, j.n -> e.key) as after,
            bool_and(e.key = any ($5)) as derived
          from jsonb_each(j.o) e where j.n -> e.key is distinct from e.value and e.key <> 'updated_at'
            and ($7 is null or e.key = any ($7))) d
        where j.n is null or j.o is null or d.before is not null $sql$,
        (select string_agg(format('o.%1$I = n.%1$I', name), ' and ') from unnest(of.record_columns) name));
    else
      rows_of_statement := $sql$select '{}'::jsonb as row, null::jsonb as before, null::jsonb as after, false as derived$sql$;
  end case;

  update public.content_revision set revision = revision + 1, changed_at = clock_timestamp() returning revision into new_revision;
  -- A record that this transaction has written before keeps what it was at first. A prepared row becomes what was done.
  execute format($sql$
    insert into public.change_rows as r (change_id, table_name, record, name, before, after, follows, revision)
    select $1, $2, %s, s.row ->> $3, s.before, s.after, s.derived or $4, $6 from (%s) s
    on conflict (change_id, table_name, record) do update set
      name = coalesce(excluded.name, r.name),
      before = case when r.revision is null then excluded.before
        when r.before is null then null else coalesce(excluded.before, '{}') || r.before end,
      after = case when r.revision is null or excluded.after is null then excluded.after
        else coalesce(r.after, '{}') || excluded.after end,
      follows = case when r.revision is null then r.follows else r.follows and excluded.follows end,
      revision = excluded.revision $sql$,
    case when tg_op = 'TRUNCATE' then quote_literal('*') else
      (select string_agg(format('(s.row ->> %L)', name), ' || ''/'' || ') from unnest(of.record_columns) name) end,
    rows_of_statement)
    using public.begin_change(), of.table_name, of.name_column, pg_catalog.pg_trigger_depth() > 1, of.derived_columns, new_revision, of.recorded_columns;
  return null;
end $$;

-- Gives a table with content the triggers that record its changes. For migrations only.
create function public.record_changes_of(
  of_table text, name_column text default 'name', record_columns text[] default '{id}', derived_columns text[] default '{}'
) returns void
language plpgsql set search_path = '' as $$
declare
  trigger_text text;
begin
  insert into public.content_tables (table_name, name_column, record_columns, derived_columns)
  values (of_table, name_column, record_columns, derived_columns);
  foreach trigger_text in array array[
    'record_insert after insert on public.%1$I referencing new table as after',
    'record_update after update on public.%1$I referencing old table as before new table as after',
    'record_delete after delete on public.%1$I referencing old table as before',
    'record_truncate after truncate on public.%1$I'
  ] loop
    execute 'create trigger ' || format(trigger_text || ' for each statement execute function public.record_change()', of_table);
  end loop;
end $$;

-- When the transaction ends: what it did, so that a list of changes does not count thousands of rows. Own rows are those that
-- somebody chose: {"names": ["Carrier"], "records": 1, "own": {"brands": {"deleted": 1}}, "along": {"products": {"deleted": 14}}}.
create function public.summarise_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare reference record;
begin
  -- What has changed nothing is not in the log, unless a screen has noted something about it: how many rows an import refused.
  if not exists (select from public.change_rows r where r.change_id = new.id and r.revision is not null) then
    delete from public.changes c where c.id = new.id and c.details = '{}';
  end if;

  -- What went with its owner, or lost what it referred to. A statement does not know what foreign keys made of it.
  for reference in
    select source.relname as table_name, a.attname as name, target.relname as target, t.derived_columns
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_class target on target.oid = c.confrelid
    join pg_catalog.pg_class source on source.oid = c.conrelid
    join public.content_tables t on c.conrelid = format('public.%I', t.table_name)::regclass
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and target.relname in (
      select d.table_name from public.change_rows d where d.change_id = new.id and d.after is null and d.revision is not null)
  loop
    update public.change_rows r set follows = true
    where r.change_id = new.id and r.table_name = reference.table_name and not r.follows and r.revision is not null
      and r.before ->> reference.name is not null
      -- The offset makes it one look-up for each row. Joined, every row could be compared with every deleted record.
      and exists (select from public.change_rows d where d.change_id = new.id and d.table_name = reference.target
        and d.record = r.before ->> reference.name and d.after is null and d.revision is not null offset 0)
      and (r.after is null or not exists (
        select from jsonb_object_keys(r.after) key where key <> reference.name and key <> all (reference.derived_columns)));
  end loop;

  with done as (
    select r.table_name, r.record, r.name, r.follows, r.revision,
      -- A record that came and went again is not counted.
      case when r.before is null and r.after is null and r.record <> '*' then null
        when r.before is null then 'created' when r.after is null then 'deleted' else 'changed' end as what
    from public.change_rows r where r.change_id = new.id and r.revision is not null
  ), counted as (
    select follows, table_name, jsonb_object_agg(what, number) as numbers
    from (select follows, table_name, what, count(*) as number from done where what is not null group by 1, 2, 3) n group by 1, 2
  ), total as (
    select max(revision) as revision, count(what) filter (where not follows) as records,
      bool_and(what = 'deleted') filter (where not follows) as only_deleted from done
  )
  update public.changes c set revision = t.revision,
    kind = case when c.kind = 'edit' and t.only_deleted then 'deletion' else c.kind end,
    summary = jsonb_build_object('records', t.records,
      'names', (select coalesce(jsonb_agg(n.name), '[]') from (
        select d.name from done d where not d.follows and d.name is not null order by d.name limit 5) n),
      'own', (select coalesce(jsonb_object_agg(table_name, numbers), '{}') from counted where not follows),
      'along', (select coalesce(jsonb_object_agg(table_name, numbers), '{}') from counted where follows))
  from total t where c.id = new.id;
  return null;
end $$;
create constraint trigger summarise_change after insert or update of state on public.changes
  deferrable initially deferred for each row when (new.state = 'applied') execute function public.summarise_change();

revoke execute on function public.keep_scheduled_part(), public.keep_applied_change(), public.begin_change(text, text, uuid), public.record_change(),
  public.record_changes_of(text, text, text[], text[]), public.summarise_change() from public;
