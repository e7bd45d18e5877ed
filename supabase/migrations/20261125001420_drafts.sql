-- Drafts: what somebody wants to change of a record, until it is published (save_record) or discarded. Everybody who
-- reads content sees it. Each save of a draft is a new row: its id tells one version from the next.

-- Saves the draft of a record, or of a new one under an id that the caller made; answers the id of this version. `content` is the
-- form: {"seen": the record as the editor began with it, or null, "values": …}. `before` and `after` are the columns that it
-- would change, left out while the form is incomplete. `replaces` is the version that the caller has seen: PT409 if there is
-- another one. It stays in its plan; one of a scheduled plan is refused to whoever may not publish: PT403. The settings are one
-- record here, whose columns are their keys; it becomes a row for each setting.
create function public.save_draft(of_table text, of_record uuid, draft_name text, content jsonb,
  before jsonb default null, after jsonb default null, replaces uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  record_of_draft constant text := of_table || '/' || of_record;
  its_plan uuid;
  version uuid;
begin
  perform public.require('content.draft');
  if not exists (select from public.content_kinds k where k.table_name = of_table)
      or jsonb_typeof(content -> 'values') is distinct from 'object'
      or coalesce(jsonb_typeof(content -> 'seen'), '') not in ('object', 'null') then
    raise exception 'There is no content of that kind, or no form to keep.' using errcode = 'PT400';
  end if;
  if of_table = 'settings' and of_record <> '00000000-0000-4000-8000-000000000001' then
    raise exception 'The settings have one draft together.' using errcode = 'PT400';
  end if;
  if of_table = 'settings' and (select count(*) > 500 from jsonb_object_keys(after)) then
    raise exception 'There are more settings in this draft than a site has.' using errcode = 'PT400';
  end if;
  if greatest(octet_length(content::text), octet_length(before::text), octet_length(after::text)) > 2000000 then
    raise exception 'This is too much for a draft. Upload its pictures instead of keeping them within it.' using errcode = 'PT413';
  end if;
  if length(after ->> (select k.slug_column from public.content_kinds k where k.table_name = of_table)) > 300 then
    raise exception 'This slug is too long.' using errcode = 'PT400';
  end if;
  -- The plan is locked: it is neither published nor scheduled before this draft is stored. One that was published just now is none.
  select p.id into its_plan from public.changes p where p.state = 'planned'
    and p.id = (select c.plan_id from public.changes c where c.draft_of = record_of_draft) for share;
  if not public.may_change_part(its_plan) then
    raise exception 'This draft is part of a scheduled plan.' using errcode = 'PT403', detail = '{"refusal": "part-scheduled"}';
  end if;
  delete from public.changes c where c.id = replaces and c.draft_of = record_of_draft;
  insert into public.changes (state, draft_of, details, made_by, plan_id)
  values ('draft', record_of_draft, content, auth.uid(), its_plan)
  on conflict (draft_of) do nothing returning id into version;
  if version is null then
    raise exception 'Somebody has saved another draft of this record.' using errcode = 'PT409',
      detail = '{"refusal": "draft-changed"}';
  end if;
  if of_table = 'settings' and after is not null then
    insert into public.change_rows (change_id, table_name, record, name, before, after)
    select version, of_table, coalesce(s.id, gen_random_uuid()), w.key,
      case when s.id is not null then jsonb_build_object('value', save_draft.before -> w.key) end,
      case when s.id is not null then jsonb_build_object('value', w.value) else jsonb_build_object('key', w.key, 'value', w.value) end
    from jsonb_each(after) w left join public.settings s on s.key = w.key;
  else
    insert into public.change_rows (change_id, table_name, record, name, before, after)
    values (version, of_table, of_record, nullif(left(draft_name, 500), ''), before, after);
  end if;
  return version;
end $$;

-- The drafts, of all records or of those of a table or a plan. Complete is one whose form could be published as it is; gone one
-- whose record was deleted since. Row security applies.
create function public.list_drafts(of_table text default null, of_plan uuid default null)
returns table (id uuid, kind text, record text, name text, is_new boolean, is_complete boolean, is_gone boolean,
  made_by uuid, made_at timestamptz, plan_id uuid, plan_title text)
language sql stable security invoker set search_path = '' as $$
  select c.id, k.kind, d.record, r.name, c.details -> 'seen' = 'null', r.is_complete,
    coalesce((select l.after is null from public.change_rows l
      where l.table_name = d.table_name and l.record = d.record and l.revision is not null
      order by l.revision desc limit 1), false),
    c.made_by, c.made_at, c.plan_id, p.title
  from public.changes c
  cross join lateral (select split_part(c.draft_of, '/', 1) as table_name, split_part(c.draft_of, '/', 2) as record) d
  join public.content_kinds k on k.table_name = d.table_name
  cross join lateral (select min(w.name) as name, coalesce(bool_and(w.after is not null), true) as is_complete
    from public.change_rows w where w.change_id = c.id) r
  left join public.changes p on p.id = c.plan_id
  -- By the index of draft_of: there are few drafts among all changes.
  where c.draft_of is not null and (of_table is null or d.table_name = of_table) and (of_plan is null or c.plan_id = of_plan)
$$;

-- The records that the caller has edited last, newest first: in saves of their own and in drafts of stored records; not what
-- an import or a bulk change did to many. A record that is in the trash now is left out. Runs as its owner: a function of the
-- caller's does not reach auth.uid() everywhere.
create function public.recently_edited()
returns table (kind text, record text, name text, edited_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select k.kind, mine.record, coalesce(mine.name, newest.name), mine.made_at
  from (
    select distinct on (r.table_name, r.record) r.table_name, r.record, r.name, c.made_at
    from (select d.id, d.made_at, d.state from public.changes d
      where d.made_by = auth.uid() and d.kind = 'edit' and d.state in ('applied', 'draft')
      order by d.made_at desc limit 40) c
    cross join lateral (select w.table_name, w.record, w.name from public.change_rows w
      where w.change_id = c.id and not w.follows and (c.state = 'applied' or w.before is not null) limit 3) r
    order by r.table_name, r.record, c.made_at desc) mine
  join public.content_kinds k on k.table_name = mine.table_name
  cross join lateral (select l.name, l.after from public.change_rows l
    where l.table_name = mine.table_name and l.record = mine.record and l.revision is not null
    order by l.revision desc limit 1) newest
  where newest.after is not null and (select public.may('content.read'))
$$;

revoke execute on function public.save_draft(text, uuid, text, jsonb, jsonb, jsonb, uuid), public.list_drafts(text, uuid),
  public.recently_edited() from public, anon;
grant execute on function public.save_draft(text, uuid, text, jsonb, jsonb, jsonb, uuid), public.list_drafts(text, uuid),
  public.recently_edited() to authenticated, service_role;
