-- Which pages a release changed, whether the builder still has it, and which release visitors see. An order to show a kept
-- release again waits in the same queue as the builds.
alter table public.deploys
  -- The first of the changed addresses, and how many there are in all.
  add column changed_pages text[] not null default '{}'
    check (cardinality(changed_pages) <= 100),
  add column changed_count integer not null default 0 check (changed_count >= 0),
  -- The builder has this release on its disk.
  add column release_kept boolean not null default false,
  -- Visitors see this release. At most one row.
  add column is_live boolean not null default false,
  -- The deploy whose kept release is to be shown again. Null: a build.
  add column release_of bigint references public.deploys (id) on delete cascade,
  -- An administrator wants this build although an older release is shown, which holds all other builds.
  add column ends_roll_back boolean not null default false;

update public.deploys set is_live = true
  where id = (select max(id) from public.deploys where status = 'live');
create unique index one_live_release on public.deploys (is_live) where is_live;

-- One build and one order to show a release may be queued.
drop index public.one_queued_deploy;
create unique index one_queued_deploy on public.deploys (status) where status = 'queued' and release_of is null;
create unique index one_queued_order on public.deploys (status) where status = 'queued' and release_of is not null;

-- The function is changed where it stands, so that nothing else in it can differ.
do $$
begin
  execute replace(pg_catalog.pg_get_functiondef('public.request_deploy(text, boolean)'::regprocedure),
    'where status = ''queued'' do update', 'where status = ''queued'' and release_of is null do update');
end $$;

-- The deploy whose release visitors see although there is a newer one; null while they see the newest. As long as it is not
-- null, builds wait.
create function public.older_release() returns bigint
language sql stable security definer set search_path = '' as $$
  select shown.id from public.deploys shown
  where shown.is_live and exists (
    select from public.deploys newer
    where newer.id > shown.id and newer.status = 'live' and newer.release_of is null)
$$;

-- Whether a queued deploy with these columns waits because an older release is shown.
create function public.is_held(release_of bigint, ends_roll_back boolean) returns boolean
language sql stable security definer set search_path = '' as $$
  select is_held.release_of is null and not is_held.ends_roll_back and public.older_release() is not null
$$;

-- The builder takes a queued deploy, orders first. No row if there is none, or while another one is under way.
create or replace function public.claim_deploy() returns setof public.deploys
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.deploys'));
  return query
    update public.deploys set status = 'building', started_at = clock_timestamp()
    where id = (
        select next.id from public.deploys next
        where next.status = 'queued' and not public.is_held(next.release_of, next.ends_roll_back)
        order by next.release_of is null, next.id limit 1)
      and not exists (select from public.deploys where status = 'building')
    returning *;
end $$;

-- Asks for the kept release of a deploy to be shown again. Builds that are queued wait from then on, unless it is the newest
-- release. 42501 for everyone but administrators and the secret key; PT409 if the release is not kept any more.
create function public.show_release(of_deploy bigint) returns public.deploys
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.deploys;
  row public.deploys;
begin
  if not public.is_admin() and coalesce(auth.role(), '') <> 'service_role' then
    raise exception 'Only administrators may publish.' using errcode = '42501';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.deploys'));
  select * into wanted from public.deploys where id = of_deploy and status = 'live' and release_of is null;
  if wanted.id is null or not wanted.release_kept then
    raise exception 'This release is not kept any more.' using errcode = 'PT409';
  end if;
  insert into public.deploys (reason, revision, requested_by, release_of)
  values (wanted.reason, wanted.built_revision, auth.uid(), wanted.id)
  on conflict (status) where status = 'queued' and release_of is not null do update
    set reason = excluded.reason, revision = excluded.revision, requested_by = excluded.requested_by,
      requested_at = excluded.requested_at, release_of = excluded.release_of, requests = public.deploys.requests + 1
  returning * into row;
  -- Whoever decides last decides. A build that is queued now counts as asked for after this order, which it comes after.
  update public.deploys set ends_roll_back = false, requested_at = clock_timestamp()
    where status = 'queued' and release_of is null;
  return row;
end $$;

-- Asks for a build that is not held by an older release. The same rights as request_deploy.
create function public.publish_newest(reason text default 'Publish the newest content', accept_page_drop boolean default false)
returns public.deploys
language plpgsql security definer set search_path = '' as $$
declare
  row public.deploys;
begin
  row := public.request_deploy(reason, accept_page_drop);
  -- A row that has waited is asked for anew.
  update public.deploys set ends_roll_back = true, requested_at = clock_timestamp() where id = row.id returning * into row;
  return row;
end $$;

-- What the administration says of publishing: the content revision, the newest deploy that is under way or else the last one,
-- what the live release does not show as it was saved, the deploy of the older release that is shown, and whether a build waits
-- because of it. No row for others.
create function public.publishing_state()
returns table (revision bigint, deploy jsonb, problems jsonb, older_release bigint, waits boolean)
language sql stable security definer set search_path = '' as $$
  select content.revision,
    (select to_jsonb(last) - 'problems' - 'changed_pages' from public.deploys last
     -- Only the latest of all deploys that have ever been.
     where (last.status in ('queued', 'building') or last.id > (select max(id) - 50 from public.deploys))
       and (last.status <> 'queued' or not public.is_held(last.release_of, last.ends_roll_back))
     order by last.status = 'queued' desc, last.status = 'building' desc,
       last.requested_at desc, last.id desc limit 1),
    coalesce((select live.problems from public.deploys live where live.is_live), '[]'),
    public.older_release(),
    exists (select from public.deploys held
      where held.status = 'queued' and public.is_held(held.release_of, held.ends_roll_back))
  from public.content_revision content
  where public.is_admin() or auth.role() = 'service_role'
$$;

-- The builder has made a release live: that of this deploy or, for an order, that of the deploy which the order names.
drop function public.finish_deploy(bigint, bigint, jsonb);
create function public.finish_deploy(deploy_id bigint, revision_built bigint, problems jsonb default '[]',
  changed_pages text[] default '{}', changed_count integer default 0)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  shown bigint;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.deploys'));
  update public.deploys set status = 'live', built_revision = revision_built, finished_at = clock_timestamp(), error = null,
    error_code = null, problems = finish_deploy.problems, changed_pages = finish_deploy.changed_pages,
    changed_count = finish_deploy.changed_count
  where id = deploy_id and status = 'building'
  returning coalesce(release_of, id) into shown;
  if shown is null then return; end if;
  update public.deploys set is_live = false where is_live and id <> shown;
  update public.deploys set is_live = true where id = shown;
end $$;

-- The builder says of which deploys it still has the releases.
create function public.report_releases(deploy_ids bigint[]) returns void
language sql security definer set search_path = '' as $$
  update public.deploys set release_kept = id = any (deploy_ids) where release_kept <> (id = any (deploy_ids))
$$;

-- For a builder that starts: queues what was interrupted again. If another build is queued, that includes the changes of an
-- interrupted one; a newer order replaces an interrupted one.
create or replace function public.requeue_interrupted_deploys() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.deploys'));
  update public.deploys interrupted set status = 'failed', finished_at = clock_timestamp(),
    error = case when release_of is null then 'The build was interrupted. The next one in the queue includes its changes.'
      else 'It was interrupted, and a newer order is in the queue.' end
  where status = 'building' and exists (
    select from public.deploys next
    where next.status = 'queued' and (next.release_of is null) = (interrupted.release_of is null));
  update public.deploys set status = 'queued', started_at = null, pages_done = 0, pages_total = null
  where status = 'building';
end $$;

revoke execute on function public.older_release(), public.is_held(bigint, boolean), public.show_release(bigint),
  public.publish_newest(text, boolean), public.publishing_state(),
  public.finish_deploy(bigint, bigint, jsonb, text[], integer), public.report_releases(bigint[]) from public;
grant execute on function public.show_release(bigint), public.publish_newest(text, boolean), public.publishing_state()
  to authenticated, service_role;
grant execute on function public.older_release(), public.finish_deploy(bigint, bigint, jsonb, text[], integer),
  public.report_releases(bigint[]) to service_role;
