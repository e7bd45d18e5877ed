-- What a release could not show, beside the release itself: a list of {what, kind, record, name, detail}. The build writes it
-- (src/domain/deploy-problems.ts has its schema), administrators read it.
alter table public.deploys
  add column problems jsonb not null default '[]'
    check (jsonb_typeof(problems) = 'array' and jsonb_array_length(problems) <= 100 and length(problems::text) <= 200000);

drop function public.finish_deploy(bigint, bigint);
create function public.finish_deploy(deploy_id bigint, revision_built bigint, problems jsonb default '[]') returns void
language sql security definer set search_path = '' as $$
  update public.deploys set status = 'live', built_revision = revision_built, finished_at = clock_timestamp(), error = null,
    error_code = null, problems = finish_deploy.problems
  where id = deploy_id and status = 'building'
$$;
revoke execute on function public.finish_deploy(bigint, bigint, jsonb) from public;
grant execute on function public.finish_deploy(bigint, bigint, jsonb) to service_role;
