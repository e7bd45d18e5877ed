-- The states of a deploy, and the checks that can refuse a release, become types, so that the generated TypeScript knows
-- them. Rows keep their values. The indexes are made again because each of them compares the column with a state.
create type public.deploy_status as enum ('queued', 'building', 'live', 'failed');
create type public.release_check as enum ('pages', 'links', 'page-drop');

drop index public.deploys_by_status, public.one_queued_deploy, public.one_building_deploy;
alter table public.deploys
  drop constraint deploys_status_check,
  drop constraint deploys_error_code_check,
  alter column status drop default,
  alter column status type public.deploy_status using status::public.deploy_status,
  alter column status set default 'queued',
  alter column error_code type public.release_check using error_code::public.release_check;
create index deploys_by_status on public.deploys (status, id);
create unique index one_queued_deploy on public.deploys (status) where status = 'queued';
create unique index one_building_deploy on public.deploys (status) where status = 'building';

drop function public.fail_deploy(bigint, text, text);
create function public.fail_deploy(deploy_id bigint, message text, code public.release_check default null) returns void
language sql security definer set search_path = '' as $$
  update public.deploys set status = 'failed', error = left(message, 4000), error_code = code, finished_at = clock_timestamp()
  where id = deploy_id and status = 'building'
$$;
revoke execute on function public.fail_deploy(bigint, text, public.release_check) from public;
grant execute on function public.fail_deploy(bigint, text, public.release_check) to service_role;
