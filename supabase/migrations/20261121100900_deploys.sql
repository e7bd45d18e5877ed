-- One row per build. Administrators request builds with request_deploy; the builder processes them with the secret key.
create table public.deploys (
  id bigint generated always as identity primary key,
  status text not null default 'queued' check (status in ('queued', 'building', 'live', 'failed')),
  reason text not null check (public.is_filled(reason) and length(reason) <= 200),
  -- The content revision at the time of the request. The release is built from this revision or a later one.
  revision bigint not null,
  built_revision bigint,
  pages_done integer not null default 0,
  pages_total integer,
  error text check (length(error) <= 4000),
  -- The check that refused the release. 'page-drop' can be accepted with the next request.
  error_code text check (error_code in ('pages', 'links', 'page-drop')),
  accept_page_drop boolean not null default false,
  requests integer not null default 1,
  requested_by uuid references auth.users (id) on delete set null,
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index deploys_by_status on public.deploys (status, id);
create unique index one_queued_deploy on public.deploys (status) where status = 'queued';
create unique index one_building_deploy on public.deploys (status) where status = 'building';

alter table public.deploys enable row level security;
revoke all on public.deploys from anon, authenticated;
grant select on public.deploys to authenticated;
grant all on public.deploys to service_role;
create policy "Administrators watch deploys" on public.deploys for select to authenticated
  using ((select public.is_admin()));

-- Joins the queued deploy if there is one, else queues one. 42501 for everyone but administrators and the secret key; PT429
-- (HTTP 429) for more than 60 requests per minute.
create function public.request_deploy(reason text default 'Content changed', accept_page_drop boolean default false)
returns public.deploys
language plpgsql security definer set search_path = '' as $$
declare
  current_revision bigint;
  row public.deploys;
begin
  if not public.is_admin() and coalesce(auth.role(), '') <> 'service_role' then
    raise exception 'Only administrators may publish.' using errcode = '42501';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.deploys'));
  if (select sum(requests) from public.deploys
      where requested_at > clock_timestamp() - interval '1 minute') >= 60 then
    raise exception 'Too many publishing requests. Please wait a minute and try again.' using errcode = 'PT429';
  end if;
  select revision into current_revision from public.content_revision;
  insert into public.deploys (reason, revision, requested_by, accept_page_drop)
  values (coalesce(nullif(left(btrim(request_deploy.reason), 200), ''), 'Content changed'), current_revision, auth.uid(),
    coalesce(request_deploy.accept_page_drop, false))
  on conflict (status) where status = 'queued' do update
    set revision = excluded.revision, requests = public.deploys.requests + 1, requested_by = excluded.requested_by,
      accept_page_drop = public.deploys.accept_page_drop or excluded.accept_page_drop
  returning * into row;
  return row;
end $$;

-- The builder takes the queued deploy. No row if there is none, or while another build is running.
create function public.claim_deploy() returns setof public.deploys
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.deploys'));
  return query
    update public.deploys set status = 'building', started_at = clock_timestamp()
    where status = 'queued' and not exists (select 1 from public.deploys where status = 'building')
    returning *;
end $$;

create function public.report_deploy(deploy_id bigint, done integer, total integer) returns void
language sql security definer set search_path = '' as $$
  update public.deploys set pages_done = done, pages_total = total where id = deploy_id and status = 'building'
$$;

create function public.finish_deploy(deploy_id bigint, revision_built bigint) returns void
language sql security definer set search_path = '' as $$
  update public.deploys set status = 'live', built_revision = revision_built, finished_at = clock_timestamp(), error = null, error_code = null
  where id = deploy_id and status = 'building'
$$;

create function public.fail_deploy(deploy_id bigint, message text, code text default null) returns void
language sql security definer set search_path = '' as $$
  update public.deploys set status = 'failed', error = left(message, 4000), error_code = code, finished_at = clock_timestamp()
  where id = deploy_id and status = 'building'
$$;

-- For a builder that starts: queues an interrupted build again. If another one is queued, that includes its changes.
create function public.requeue_interrupted_deploys() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.deploys'));
  if exists (select 1 from public.deploys where status = 'queued') then
    update public.deploys set status = 'failed', finished_at = clock_timestamp(),
      error = 'The build was interrupted. The next one in the queue includes its changes.'
    where status = 'building';
  else
    update public.deploys set status = 'queued', started_at = null, pages_done = 0, pages_total = null
    where status = 'building';
  end if;
end $$;

revoke execute on function public.request_deploy(text, boolean), public.claim_deploy(),
  public.report_deploy(bigint, integer, integer), public.finish_deploy(bigint, bigint),
  public.fail_deploy(bigint, text, text), public.requeue_interrupted_deploys() from public;
grant execute on function public.request_deploy(text, boolean) to authenticated, service_role;
grant execute on function public.claim_deploy(), public.report_deploy(bigint, integer, integer),
  public.finish_deploy(bigint, bigint), public.fail_deploy(bigint, text, text), public.requeue_interrupted_deploys()
  to service_role;
