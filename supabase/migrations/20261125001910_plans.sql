-- Plans: drafts of any kinds and prepared changes that go live together, now or at a time. A published plan is one change like
-- any other: it is in the log, and can be undone as one.

-- Makes a plan, or gives one another name. PT409 if that one was published or removed meanwhile.
create function public.save_plan(title text, of_plan uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare saved uuid;
begin
  perform public.require('content.draft');
  if of_plan is null then
    insert into public.changes (kind, state, title) values ('plan', 'planned', btrim(save_plan.title)) returning id into saved;
  else
    update public.changes c set title = btrim(save_plan.title)
      where c.id = of_plan and c.state = 'planned' and public.may_change_part(c.id) returning c.id into saved;
    if saved is null then
      raise exception 'This plan cannot be renamed any more.' using errcode = 'PT409', detail = '{"refusal": "plan-gone"}';
    end if;
  end if;
  return saved;
end $$;

-- Puts drafts, and changes that the caller has prepared, into a plan; without one takes them out of theirs. All or none of them.
create function public.put_in_plan(parts uuid[], of_plan uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare moved bigint;
begin
  perform public.require('content.draft');
  -- Locked, with those that the parts are in now, so that none is published or scheduled meanwhile.
  perform 1 from public.changes p where p.id in (select c.plan_id from public.changes c where c.id = any (parts)) for share;
  perform 1 from public.changes p where p.id = of_plan and p.state = 'planned' for update;
  if not found and of_plan is not null then
    raise exception 'This plan does not exist any more.' using errcode = 'PT409', detail = '{"refusal": "plan-gone"}';
  end if;
  if not public.may_change_part(of_plan) or exists (
      select from public.changes c where c.id = any (parts) and not public.may_change_part(c.plan_id)) then
    raise exception 'This plan is scheduled.' using errcode = 'PT403', detail = '{"refusal": "part-scheduled"}';
  end if;
  if not public.may('content.publish') and coalesce(auth.role(), '') <> 'service_role' and exists (
      select from public.changes c where c.id = any (parts) and c.state = 'prepared') then
    raise exception 'What a publisher has prepared is moved by publishers.' using errcode = 'PT403', detail = '{"refusal": "part-of-others"}';
  end if;
  update public.changes c set plan_id = of_plan
    where c.id = any (parts) and (c.state = 'draft' or (c.state = 'prepared'
      and (c.plan_id is not null or c.made_by is not distinct from auth.uid())));
  get diagnostics moved = row_count;
  if moved <> cardinality(parts) then
    raise exception 'A part was published, saved or discarded meanwhile.' using errcode = 'PT409', detail = '{"refusal": "part-gone"}';
  end if;
end $$;

-- Publishes a plan: all its parts in one transaction, or nothing. Answers what apply_change does. Of the records that were changed
-- since, those in `leave_out` ('table/record') stay as they are, and their drafts stay drafts; any other one, which the caller has
-- not seen, keeps all of it from being published. PT409 if it is published already, if it is empty, if a
-- draft is not complete, or if its parts are others than those that the caller has `seen`. Of two parts that change the same
-- column of a record a draft comes before a prepared change, and the later one of these before the earlier.
create function public.publish_plan(of_plan uuid, seen uuid[] default null, leave_out text[] default '{}') returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '5min' as $$
declare
  plan public.changes;
  part record;
  outcome jsonb;
  edited jsonb := '[]';
begin
  perform public.require('content.publish');
  select * into plan from public.changes c where c.id = of_plan and c.state = 'planned' for update;
  if plan.id is null then
    raise exception 'This plan was published or removed meanwhile.' using errcode = 'PT409', detail = '{"refusal": "plan-gone"}';
  end if;
  perform public.refuse_other_parts(of_plan, seen);
  loop
    if not exists (select from public.changes c where c.plan_id = of_plan) then
      raise exception 'There is nothing in this plan that could be published.' using errcode = 'PT409',
        detail = case when edited = '[]' then '{"refusal": "plan-empty"}'
          else jsonb_build_object('refusal', 'plan-overtaken', 'records', jsonb_array_length(edited))::text end;
    end if;
    select r.name into part from public.changes c join public.change_rows r on r.change_id = c.id
      where c.plan_id = of_plan and c.state = 'draft' and r.after is null order by r.name limit 1;
    if found then
      raise exception 'A draft is not complete.' using errcode = 'PT409',
        detail = jsonb_build_object('refusal', 'part-incomplete', 'name', coalesce(part.name, ''))::text;
    end if;
    begin
      for part in select c.id from public.changes c where c.plan_id = of_plan and c.state = 'prepared' order by c.made_at, c.id loop
        perform public.take_rows_of(of_plan, array[part.id]);
      end loop;
      perform public.take_rows_of(of_plan, array(select c.id from public.changes c where c.plan_id = of_plan and c.state = 'draft'));
      delete from public.changes c where c.plan_id = of_plan;
      update public.changes c set state = 'prepared', made_by = auth.uid() where c.id = of_plan;
      outcome := public.apply_change(of_plan, edited <> '[]');
      if exists (select from public.changes c where c.id = of_plan and c.state = 'prepared') then
        raise exception 'Nothing was published.' using errcode = 'PLAN0';
      end if;
      -- What goes live at its time is the change of whoever has scheduled it.
      update public.changes c set made_by = coalesce(auth.uid(), plan.made_by), drafted_by = coalesce(c.drafted_by, plan.made_by),
        details = '{"planned": true}' where c.id = of_plan;
      return outcome || jsonb_build_object('id', of_plan, 'edited', edited || (outcome -> 'edited'));
    exception when sqlstate 'PLAN0' then
      if outcome -> 'slugs_used' <> '[]' or outcome -> 'edited' = '[]' or edited <> '[]' or exists (
          select from jsonb_array_elements(outcome -> 'edited') e
          where (format('%s/%s', e ->> 'table', e ->> 'record') = any (leave_out)) is not true) then
        return outcome || jsonb_build_object('id', of_plan);
      end if;
      edited := outcome -> 'edited';
      update public.changes c set plan_id = null where c.plan_id = of_plan and c.state = 'draft' and exists (
        select from public.change_rows r join jsonb_array_elements(edited) e
          on r.table_name = e ->> 'table' and r.record = e ->> 'record' where r.change_id = c.id);
    end;
  end loop;
end $$;

create function public.refuse_other_parts(of_plan uuid, seen uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if seen is not null and exists (
      select from (select c.id from public.changes c where c.plan_id = of_plan) p
      full join (select distinct s as id from unnest(seen) s) s using (id) where p.id is null or s.id is null) then
    raise exception 'This plan was changed meanwhile.' using errcode = 'PT409', detail = '{"refusal": "plan-changed"}';
  end if;
end $$;

-- Gives a plan the rows of some of its parts; what they change goes before what it has already.
create function public.take_rows_of(of_plan uuid, parts uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into public.change_rows as r (change_id, table_name, record, name, before, after)
  select of_plan, p.table_name, p.record, p.name, p.before, p.after from public.change_rows p where p.change_id = any (parts)
  on conflict (change_id, table_name, record) do update set name = coalesce(excluded.name, r.name),
    before = r.before || excluded.before, after = r.after || excluded.after
$$;

-- What publishing a plan would do now: it is tried, and nothing stays. The answer of publish_plan, and what it would be refused with.
create function public.check_plan(of_plan uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '5min' as $$
declare outcome jsonb;
begin
  perform public.require('content.publish');
  begin
    outcome := public.publish_plan(of_plan);
    raise exception 'Only tried.' using errcode = 'PLAN1';
  exception when sqlstate 'PLAN1' then
    return outcome;
  end;
end $$;

-- Says when a plan is to be published; null takes that back. It is checked first as publish_plan would check it, except for
-- conflicts, which may be gone by then.
create function public.schedule_plan(of_plan uuid, due timestamptz default null, seen uuid[] default null) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '5min' as $$
begin
  perform public.require('content.publish');
  if due is not null and auth.uid() is null then
    raise exception 'A plan is published by whoever scheduled it: not with the secret key.' using errcode = '42501';
  end if;
  if due <= clock_timestamp() or due > clock_timestamp() + interval '2 years' then
    raise exception 'A plan is scheduled for a time to come, within two years.' using errcode = 'PT400',
      detail = '{"refusal": "due-over"}';
  end if;
  -- Locked until the end: whoever changes a part waits (may_change_part), and is refused then.
  perform 1 from public.changes c where c.id = of_plan and c.state = 'planned' for update;
  if due is not null then
    perform public.check_plan(of_plan);
    perform public.refuse_other_parts(of_plan, seen);
  end if;
  -- Who scheduled it is who publishes it; whoever made the plan is named beside them.
  update public.changes c set due_at = due, made_by = auth.uid(), drafted_by = coalesce(c.drafted_by, c.made_by),
      details = '{}'
    where c.id = of_plan and c.state = 'planned';
  if not found then
    raise exception 'This plan was published or removed meanwhile.' using errcode = 'PT409', detail = '{"refusal": "plan-gone"}';
  end if;
end $$;

-- Removes a plan. Its drafts stay drafts; prepared changes go with it.
create function public.remove_plan(of_plan uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require('content.draft');
  perform 1 from public.changes c where c.id = of_plan and c.state = 'planned' and public.may_change_part(c.id) for update;
  if not found then
    raise exception 'This plan cannot be removed any more.' using errcode = 'PT409', detail = '{"refusal": "plan-gone"}';
  end if;
  if not public.may('content.publish') and coalesce(auth.role(), '') <> 'service_role' and exists (
      select from public.changes c where c.plan_id = of_plan and c.state = 'prepared') then
    raise exception 'What a publisher has prepared is discarded by publishers.' using errcode = 'PT403', detail = '{"refusal": "part-of-others"}';
  end if;
  delete from public.changes c where c.plan_id = of_plan and c.state = 'prepared';
  delete from public.changes c where c.id = of_plan;
end $$;

-- Publishes the next plan whose time has come, and asks for a build: {"plan": its id, "failure": null or why not}. One that
-- cannot be published is not scheduled any more, and says why. Without one: {"wait": milliseconds until the next, or null}.
-- Whoever publishes a plan by hand at the same moment comes first or second: it goes live once.
create function public.publish_due_plan() returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '5min' as $$
declare
  plan public.changes;
  outcome jsonb;
  failure jsonb;
  refusal text;
begin
  select * into plan from public.changes c where c.state = 'planned' and c.due_at <= clock_timestamp()
    order by c.due_at, c.id limit 1 for update skip locked;
  if plan.id is null then
    return jsonb_build_object('wait', (select extract(epoch from min(c.due_at) - clock_timestamp()) * 1000
      from public.changes c where c.state = 'planned' and c.due_at > clock_timestamp()));
  end if;
  if not coalesce(public.has_permission(plan.made_by, 'content.publish'), false) then
    failure := '{"refusal": "scheduler-gone"}';
  else
    begin
      outcome := public.publish_plan(plan.id);
      if outcome -> 'slugs_used' <> '[]' then
        failure := jsonb_build_object('refusal', 'plan-slug-used', 'kind', outcome -> 'slugs_used' -> 0 -> 'kind')
          || (select jsonb_object_agg(key, left(value, 200)) from jsonb_each_text(outcome -> 'slugs_used' -> 0)
            where key in ('name', 'slug', 'usedBy'));
      elsif outcome -> 'edited' <> '[]' then
        failure := jsonb_build_object('refusal', 'plan-overtaken', 'records', jsonb_array_length(outcome -> 'edited'));
      end if;
    exception when query_canceled or others then
      get stacked diagnostics refusal = pg_exception_detail;
      failure := case when starts_with(refusal, '{"refusal"') then refusal::jsonb
        else jsonb_build_object('refusal', 'database', 'message', left(sqlerrm, 1000)) end;
    end;
  end if;
  -- Whatever the reason is, it can be stored: a plan that stayed due would be tried for ever.
  if octet_length(failure::text) > 10000 then
    failure := '{"refusal": "database", "message": "The reason is too long to be told."}';
  end if;
  if failure is null then
    perform public.request_deploy('Plan: ' || plan.title);
  else
    update public.changes c set due_at = null,
      details = jsonb_build_object('failure', failure || jsonb_build_object('due_at', plan.due_at)) where c.id = plan.id;
  end if;
  return jsonb_build_object('plan', plan.id, 'failure', failure);
end $$;

-- The plans: what is in them, and of published ones their content revision, when the first release that has them went live, or
-- why the last build failed. A host that builds by itself says so when it hands the release on: only /build.json of the public
-- site tells what visitors see. Row security applies.
create function public.list_plans()
returns table (id uuid, title text, state text, due_at timestamptz, made_by uuid, made_at timestamptz, drafted_by uuid, drafts integer,
  lists integer, incomplete integer, records integer, revision bigint, failure jsonb, live_at timestamptz, build_error text, undone boolean)
language sql stable security invoker set search_path = '' as $$
  select p.id, p.title, p.state, p.due_at, p.made_by, p.made_at, p.drafted_by, parts.drafts, parts.lists, parts.incomplete,
    case p.state when 'planned' then parts.records else (p.summary ->> 'records')::integer end, p.revision, p.details -> 'failure',
    shown.live_at, case when shown.live_at is null and p.state = 'applied' then (select d.error from public.deploys d
      where d.status = 'failed' and d.release_of is null and d.revision >= p.revision order by d.id desc limit 1) end,
    exists (select from public.changes u where u.undoes = p.id and u.state = 'applied')
  from public.changes p
  cross join lateral (
    select count(*) filter (where c.state = 'draft')::integer as drafts, count(*) filter (where c.state = 'prepared')::integer as lists,
      count(*) filter (where c.state = 'draft' and n.incomplete)::integer as incomplete, coalesce(sum(n.records), 0)::integer as records
    from public.changes c
    cross join lateral (select count(*) as records, bool_or(r.after is null) as incomplete
      from public.change_rows r where r.change_id = c.id) n
    where c.plan_id = p.id) parts
  left join lateral (
    select d.finished_at as live_at from public.deploys d
    where p.state = 'applied' and d.status = 'live' and d.release_of is null and d.built_revision >= p.revision
    order by d.built_revision, d.id limit 1) shown on true
  where p.kind = 'plan'
$$;

-- The plans that were to go live at a time and did not: refused then, or published and not shown by the site within five minutes
-- (DOUBT_MS in src/domain/publishing/plans.ts). Row security applies.
create function public.failed_plans()
returns table (id uuid, title text, state text, due_at timestamptz, made_by uuid, made_at timestamptz, drafted_by uuid, drafts integer,
  lists integer, incomplete integer, records integer, revision bigint, failure jsonb, live_at timestamptz, build_error text, undone boolean)
language sql stable security invoker set search_path = '' as $$
  select p.* from public.list_plans() p
  where case p.state when 'planned' then p.failure is not null
    else p.due_at is not null and p.live_at is null and not p.undone
      and (p.build_error is not null or p.made_at < clock_timestamp() - interval '5 minutes') end
$$;

-- The prepared changes in a plan, with the number of their records. Row security applies.
create function public.list_planned_changes(of_plan uuid)
returns table (id uuid, kind text, title text, made_by uuid, made_at timestamptz, records integer)
language sql stable security invoker set search_path = '' as $$
  select c.id, c.kind, c.title, c.made_by, c.made_at, (select count(*)::integer from public.change_rows r where r.change_id = c.id)
  from public.changes c where c.plan_id = of_plan and c.state = 'prepared'
$$;

revoke execute on function public.save_plan(text, uuid), public.put_in_plan(uuid[], uuid), public.publish_plan(uuid, uuid[], text[]),
  public.refuse_other_parts(uuid, uuid[]), public.take_rows_of(uuid, uuid[]), public.check_plan(uuid), public.schedule_plan(uuid, timestamptz, uuid[]), public.remove_plan(uuid),
  public.publish_due_plan(), public.list_plans(), public.failed_plans(), public.list_planned_changes(uuid) from public, anon;
grant execute on function public.save_plan(text, uuid), public.put_in_plan(uuid[], uuid), public.publish_plan(uuid, uuid[], text[]),
  public.check_plan(uuid), public.schedule_plan(uuid, timestamptz, uuid[]), public.remove_plan(uuid), public.list_plans(), public.failed_plans(), public.list_planned_changes(uuid)
  to authenticated, service_role;
revoke execute on function public.refuse_other_parts(uuid, uuid[]), public.take_rows_of(uuid, uuid[]) from service_role;
grant execute on function public.publish_due_plan() to service_role;
