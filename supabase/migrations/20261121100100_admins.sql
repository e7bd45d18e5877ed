-- Who may change content. Being signed in is not being an administrator.

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_by uuid references auth.users (id) on delete set null,
  granted_at timestamptz not null default now()
);

-- Not subject to row security, so that policies of public.admins can use it without recursion.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.admins where user_id = auth.uid())
$$;
grant execute on function public.is_admin() to anon, authenticated, service_role;

alter table public.admins enable row level security;
revoke all on public.admins from anon, authenticated;
grant select, delete on public.admins to authenticated;
grant insert (user_id) on public.admins to authenticated;
grant all on public.admins to service_role;

create policy "Administrators see all administrators, others only themselves"
  on public.admins for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Administrators grant others access"
  on public.admins for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators remove administrators"
  on public.admins for delete to authenticated
  using ((select public.is_admin()));

create function public.record_admin_grant() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    new.granted_by := auth.uid();
  end if;
  return new;
end $$;
create trigger record_admin_grant before insert on public.admins
  for each row execute function public.record_admin_grant();

-- A site without an administrator could never be edited again.
create function public.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.admins'));
  if not exists (select 1 from public.admins where user_id <> old.user_id) then
    raise exception 'The last administrator cannot be removed.' using errcode = '23514';
  end if;
  return old;
end $$;
create trigger keep_one_admin before delete on public.admins
  for each row execute function public.keep_one_admin();

-- The first account ever created becomes the administrator. The lock makes two first accounts wait for each other,
-- so that the second sees the first and stays without rights.
create function public.grant_first_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.admins'));
  if not exists (select 1 from auth.users where id <> new.id)
     and not exists (select 1 from public.admins) then
    insert into public.admins (user_id) values (new.id);
  end if;
  return new;
end $$;
create trigger grant_first_account after insert on auth.users
  for each row execute function public.grant_first_account();

-- Every account with its rights, for Settings → Administrators. No rows for non-administrators.
create function public.list_accounts()
returns table (user_id uuid, email text, created_at timestamptz, is_admin boolean)
language sql stable security definer set search_path = '' as $$
  select u.id, u.email::text, u.created_at, a.user_id is not null
  from auth.users u left join public.admins a on a.user_id = u.id
  where public.is_admin()
  order by u.created_at
$$;
revoke execute on function public.list_accounts() from public;
grant execute on function public.list_accounts() to authenticated;

-- Whether there is an administrator yet: the setup page says what creating an account will do.
create function public.has_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.admins)
$$;
grant execute on function public.has_admin() to anon, authenticated, service_role;
