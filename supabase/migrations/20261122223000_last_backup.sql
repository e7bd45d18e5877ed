-- What the dashboard says of backups: one row, written by the process that makes them. It describes this installation and is
-- not part of a backup.
create table public.last_backup (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz,
  bytes bigint check (bytes > 0),
  -- The last attempt that failed; null once a backup was made after it.
  failed_at timestamptz,
  failure text check (length(failure) <= 500),
  constraint a_backup_has_a_size check ((made_at is null) = (bytes is null)),
  constraint a_failure_has_a_reason check ((failed_at is null) = (failure is null))
);
insert into public.last_backup default values;

alter table public.last_backup enable row level security;
revoke all on public.last_backup from anon, authenticated;
grant select on public.last_backup to authenticated;
grant all on public.last_backup to service_role;
create policy "Administrators see when the last backup was made" on public.last_backup
  for select to authenticated using ((select public.is_admin()));
