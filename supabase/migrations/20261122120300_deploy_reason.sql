-- A longer reason is cut to 200 characters without a space at its end, which the check of the column would refuse.
-- Joins the queued deploy if there is one, else queues one. 42501 for everyone but administrators and the secret key; PT429
-- (HTTP 429) for more than 60 requests per minute.
create or replace function public.request_deploy(reason text default 'Content changed', accept_page_drop boolean default false)
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
  values (coalesce(substring(request_deploy.reason from '\S(?:.{0,198}\S)?'), 'Content changed'), current_revision, auth.uid(),
    coalesce(request_deploy.accept_page_drop, false))
  on conflict (status) where status = 'queued' do update
    set revision = excluded.revision, requests = public.deploys.requests + 1, requested_by = excluded.requested_by,
      accept_page_drop = public.deploys.accept_page_drop or excluded.accept_page_drop
  returning * into row;
  return row;
end $$;
