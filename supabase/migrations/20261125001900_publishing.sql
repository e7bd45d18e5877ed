-- The queue of the publishing pipeline: one row per build, or per order to show an earlier release again. Publishers ask
-- with request_deploy, publish_newest and show_release; the builder takes the rows one after the other, with the secret key.

create type public.deploy_status as enum ('queued', 'building', 'live', 'failed');
-- The checks that can refuse a release. 'page-drop' can be accepted with the next request.
create type public.release_check as enum ('pages', 'links', 'page-drop');

create table public.deploys (
  id bigint generated always as identity primary key,
  status public.deploy_status not null default 'queued',
  reason text not null check (checks.is_filled(reason) and length(reason) <= 200),
  -- The content revision at the time of the request. The release is built from this revision or a later one.
  revision bigint not null,
  built_revision bigint,
  pages_done integer not null default 0,
  pages_total integer,
  error text check (length(error) <= 4000),
  error_code public.release_check,
  accept_page_drop boolean not null default false,
  requests integer not null default 1,
  requested_by uuid references auth.users (id) on delete set null,
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- What the release could not show: a list of {what, kind, record, name, detail}, written by the build
  -- (src/domain/deploy-problems.ts has its schema).
  problems jsonb not null default '[]'
    check (jsonb_typeof(problems) = 'array' and jsonb_array_length(problems) <= 100 and length(problems::text) <= 200000),
  -- The first of the changed addresses, and how many there are in all.
  changed_pages text[] not null default '{}' check (cardinality(changed_pages) <= 100),
  changed_count integer not null default 0 check (changed_count >= 0),
  -- The builder has this release on its disk.
  release_kept boolean not null default false,
  -- Visitors see this release. At most one row.
  is_live boolean not null default false,
  -- The deploy whose kept release is to be shown again. Null: a build.
  release_of bigint references public.deploys (id) on delete cascade,
  -- A publisher wants this build although an older release is shown, which holds all other builds.
  ends_roll_back boolean not null default false
);
create index deploys_by_status on public.deploys (status, id);
create index deploys_by_person on public.deploys (requested_by);
create index deploys_by_release on public.deploys (release_of);
create index deploys_by_built_revision on public.deploys (built_revision, id) where status = 'live' and release_of is null;
-- One build and one order to show a release may be queued; one of either is under way.
create unique index one_queued_deploy on public.deploys (status) where status = 'queued' and release_of is null;
create unique index one_queued_order on public.deploys (status) where status = 'queued' and release_of is not null;
create unique index one_building_deploy on public.deploys (status) where status = 'building';
create unique index one_live_release on public.deploys (is_live) where is_live;

alter table public.deploys enable row level security;
revoke all on public.deploys from anon, authenticated;
grant select on public.deploys to authenticated;
grant all on public.deploys to service_role;
create policy "Editors watch deploys" on public.deploys for select to authenticated
  using ((select public.may('content.read')));

-- For publishers.

-- Joins the queued build if there is one, else queues one. 42501 without 'content.publish' or the secret key. There is
-- no limit: however many requests there are, one build runs and one waits. A longer reason is cut to 200 characters without a
-- space at its end, which the check of the column would refuse.
create function public.request_deploy(reason text default 'Content changed', accept_page_drop boolean default false)
returns public.deploys
language plpgsql security definer set search_path = '' as $$
declare
  current_revision bigint;
  row public.deploys;
begin
  perform public.require('content.publish');
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.deploys'));
  select revision into current_revision from public.content_revision;
  insert into public.deploys (reason, revision, requested_by, accept_page_drop)
  values (coalesce(substring(request_deploy.reason from '\S(?:.{0,198}\S)?'), 'Content changed'), current_revision, auth.uid(),
    coalesce(request_deploy.accept_page_drop, false))
  on conflict (status) where status = 'queued' and release_of is null do update
    set revision = excluded.revision, requests = public.deploys.requests + 1, requested_by = excluded.requested_by,
      accept_page_drop = public.deploys.accept_page_drop or excluded.accept_page_drop
  returning * into row;
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

-- Asks for the kept release of a deploy to be shown again. Builds that are queued wait from then on, unless it is the newest
-- release. 42501 without 'content.publish' or the secret key; PT409 if the release is not kept any more.
create function public.show_release(of_deploy bigint) returns public.deploys
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.deploys;
  row public.deploys;
begin
  perform public.require('content.publish');
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
  where public.may('content.read') or auth.role() = 'service_role'
$$;

revoke execute on function public.request_deploy(text, boolean), public.publish_newest(text, boolean),
  public.show_release(bigint), public.older_release(), public.is_held(bigint, boolean), public.publishing_state() from public;
grant execute on function public.request_deploy(text, boolean), public.publish_newest(text, boolean),
  public.show_release(bigint), public.publishing_state() to authenticated, service_role;

-- For the builder.

-- The builder takes a queued deploy, orders first. No row if there is none, or while another one is under way.
create function public.claim_deploy() returns setof public.deploys
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

create function public.report_deploy(deploy_id bigint, done integer, total integer) returns void
language sql security definer set search_path = '' as $$
  update public.deploys set pages_done = done, pages_total = total where id = deploy_id and status = 'building'
$$;

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

create function public.fail_deploy(deploy_id bigint, message text, code public.release_check default null) returns void
language sql security definer set search_path = '' as $$
  update public.deploys set status = 'failed', error = left(message, 4000), error_code = code, finished_at = clock_timestamp()
  where id = deploy_id and status = 'building'
$$;

-- The builder says of which deploys it still has the releases.
create function public.report_releases(deploy_ids bigint[]) returns void
language sql security definer set search_path = '' as $$
  update public.deploys set release_kept = id = any (deploy_ids) where release_kept <> (id = any (deploy_ids))
$$;

-- For a builder that starts: queues what was interrupted again. If another build is queued, that includes the changes of an
-- interrupted one; a newer order replaces an interrupted one.
create function public.requeue_interrupted_deploys() returns void
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

revoke execute on function public.claim_deploy(), public.report_deploy(bigint, integer, integer),
  public.finish_deploy(bigint, bigint, jsonb, text[], integer), public.fail_deploy(bigint, text, public.release_check),
  public.report_releases(bigint[]), public.requeue_interrupted_deploys() from public;
grant execute on function public.claim_deploy(), public.report_deploy(bigint, integer, integer),
  public.finish_deploy(bigint, bigint, jsonb, text[], integer), public.fail_deploy(bigint, text, public.release_check),
  public.report_releases(bigint[]), public.requeue_interrupted_deploys(), public.older_release() to service_role;
