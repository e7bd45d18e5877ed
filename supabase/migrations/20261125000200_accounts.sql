-- Who works here, and what each may do. Being signed in is not being one of them.

-- What the roles may do: the only place that says so. Policies and functions ask for a permission, never for a role.
create table public.role_permissions (
  permission text not null,
  role text not null,
  primary key (permission, role)
);
insert into public.role_permissions (permission, role)
select permission, unnest(roles) from (values
  -- Opens the administration, has a name there and knows those of the colleagues.
  ('office.enter', '{administrator,publisher,writer,sales}'::text[]),
  -- Reads content that is not on the site, the history and the log.
  ('content.read', '{administrator,publisher,writer}'),
  -- Saves and discards drafts, and uploads their pictures.
  ('content.draft', '{administrator,publisher,writer}'),
  -- Changes what visitors see: saves, imports, undo, settings of the site, releases.
  ('content.publish', '{administrator,publisher}'),
  -- Reads and answers enquiries, and has the list of subscribers.
  ('enquiries.work', '{administrator,sales}'),
  -- Accounts and roles, personal data, how long it is kept, and who is told of enquiries.
  ('office.manage', '{administrator}')
) as map (permission, roles);
alter table public.role_permissions enable row level security;
revoke all on public.role_permissions from anon, authenticated, service_role;
grant select on public.role_permissions to service_role;

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Who is added without a role is an administrator, as the first one is.
  role text not null default 'administrator' check (role in ('administrator', 'publisher', 'writer', 'sales')),
  granted_by uuid references auth.users (id) on delete set null,
  granted_at timestamptz not null default now()
);
create index admins_by_granter on public.admins (granted_by);

-- Whether an account has a permission by its role, whatever its sessions.
create function public.has_permission(account uuid, of_permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.admins a join public.role_permissions p on p.role = a.role
    where a.user_id = account and p.permission = of_permission)
$$;

-- Whether the caller has a permission. Not subject to row security, so that policies of public.admins can use it without recursion.
create function public.may(permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select public.has_permission(auth.uid(), permission) and public.has_session()
$$;

-- Refuses whoever has neither the permission nor the secret key.
create function public.require(permission text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.may(permission) and coalesce(auth.role(), '') <> 'service_role' then
    raise exception 'Your role does not allow this (%).', permission using errcode = '42501';
  end if;
end $$;

-- The role of the caller with its permissions. No row for who does not work here.
create function public.own_rights() returns table (role text, permissions text[])
language sql stable security definer set search_path = '' as $$
  select a.role, array(select p.permission from public.role_permissions p where p.role = a.role order by p.permission)
  from public.admins a where a.user_id = auth.uid() and public.has_session()
$$;
revoke execute on function public.has_permission(uuid, text), public.may(text), public.require(text), public.own_rights() from public;
-- The policies of what everyone may read ask for it, too.
grant execute on function public.may(text) to anon, authenticated, service_role;
grant execute on function public.own_rights() to authenticated;

alter table public.admins enable row level security;
revoke all on public.admins from anon, authenticated;
grant select, insert (user_id, role), update (role), delete on public.admins to authenticated;
grant all on public.admins to service_role;

create policy "Administrators see everybody's role, others only their own"
  on public.admins for select to authenticated
  using (user_id = (select auth.uid()) or (select public.may('office.manage')));
create policy "Administrators grant others access"
  on public.admins for insert to authenticated
  with check ((select public.may('office.manage')));
create policy "Administrators change roles"
  on public.admins for update to authenticated
  using ((select public.may('office.manage'))) with check ((select public.may('office.manage')));
create policy "Administrators take access away"
  on public.admins for delete to authenticated
  using ((select public.may('office.manage')));

-- The account is marked: whoever has worked here once is not one of those that wait.
create function public.record_admin_grant() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    new.granted_by := auth.uid();
  end if;
  update auth.users set raw_app_meta_data = (coalesce(raw_app_meta_data, '{}') || '{"approved": true}') - 'sender'
  where id = new.user_id;
  return new;
end $$;
create trigger record_admin_grant before insert on public.admins
  for each row execute function public.record_admin_grant();

-- A site without an administrator could never be managed again.
create function public.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.admins'));
  if not exists (select from public.admins a where a.user_id <> old.user_id and a.role = 'administrator') then
    raise exception 'The last administrator cannot be removed.' using errcode = 'PT409',
      detail = '{"refusal": "last-administrator"}';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_one_admin before delete on public.admins
  for each row when (old.role = 'administrator') execute function public.keep_one_admin();
create trigger keep_one_admin_in_role before update of role on public.admins
  for each row when (old.role = 'administrator' and new.role <> 'administrator') execute function public.keep_one_admin();

create trigger count_rows_of_request before update or delete on public.admins
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.admins
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();

-- Whether there is an administrator yet: the setup page says what creating an account will do.
create function public.has_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.admins a where a.role = 'administrator')
$$;
grant execute on function public.has_admin() to anon, authenticated, service_role;

-- The first administrator is whoever has the set-up link that the owner was given (`npm start` prints it, `npm run setup`
-- does for a hosted project). Nobody becomes one by being first.

-- At most one row: the hash of the token in the link.
create table public.setup_token (
  only_row boolean primary key default true check (only_row),
  token_hash bytea not null,
  created_at timestamptz not null default now()
);
alter table public.setup_token enable row level security;
revoke all on public.setup_token from anon, authenticated;
grant all on public.setup_token to service_role;

-- Makes a set-up link usable, and every earlier one useless. Refused where there is an administrator already.
create function public.open_setup(token text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.admins) then
    raise exception 'There is an administrator already.' using errcode = 'PT409';
  end if;
  insert into public.setup_token (token_hash) values (sha256(convert_to(token, 'UTF8')))
  on conflict (only_row) do update set token_hash = excluded.token_hash, created_at = now();
end $$;

-- Whether a set-up link can be used, so that the set-up screen can say so before anything is typed.
create function public.is_setup_token(token text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.setup_token where token_hash = sha256(convert_to(token, 'UTF8')))
    and not exists (select 1 from public.admins)
$$;

-- Makes the caller's account the first administrator. The token is used up. PT403 for a wrong one, or where there is an
-- administrator already.
create function public.claim_setup(token text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.admins'));
  if auth.uid() is null or not public.is_setup_token(token) then
    raise exception 'This set-up link cannot be used (any more).' using errcode = 'PT403';
  end if;
  delete from public.setup_token;
  insert into public.admins (user_id) values (auth.uid());
end $$;

revoke execute on function public.open_setup(text), public.is_setup_token(text), public.claim_setup(text) from public;
grant execute on function public.open_setup(text) to service_role;
grant execute on function public.is_setup_token(text) to anon, authenticated, service_role;
grant execute on function public.claim_setup(text) to authenticated;

-- Whether visitors may create accounts, which wait for an administrator's approval. One row, changed by administrators.
create table public.sign_up (
  only_row boolean primary key default true check (only_row),
  is_open boolean not null default true
);
insert into public.sign_up default values;
alter table public.sign_up enable row level security;
revoke all on public.sign_up from anon, authenticated;
grant select on public.sign_up to anon, authenticated;
grant update (is_open) on public.sign_up to authenticated;
grant all on public.sign_up to service_role;
create policy "Everyone may read whether accounts can be created" on public.sign_up
  for select to anon, authenticated using (true);
create policy "Administrators open and close sign-up" on public.sign_up for update to authenticated
  using ((select public.may('office.manage'))) with check ((select public.may('office.manage')));

-- The accounts that wait for an administrator. After 14 days they do no longer, and are deleted.
create function public.waiting_accounts() returns table (id uuid, sender text, is_over boolean)
language sql stable security definer set search_path = '' as $$
  select u.id, u.raw_app_meta_data ->> 'sender', u.created_at < now() - interval '14 days'
  from auth.users u where not coalesce(u.raw_app_meta_data ? 'approved', false)
$$;

-- Why no account can be created now, or null. Without an end to waiting accounts anyone could fill the table of accounts, and
-- without one for each sender (a network address, where it is known) one of them could take the places of all others. While
-- there is no administrator nobody is kept out: the owner has to come in.
create function public.account_refusal(of_sender text default null) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when not exists (select 1 from public.admins) then null
    when not (select is_open from public.sign_up) then 'No accounts can be created at the moment.'
    when (select count(*) >= 50 or count(*) filter (where w.sender = of_sender) >= 10
      from public.waiting_accounts() w where not w.is_over)
    then 'Too many accounts wait for approval. Please ask the office.'
  end
$$;

create function public.refuse_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  refusal text := public.account_refusal();
begin
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT403';
  end if;
  return new;
end $$;
create trigger refuse_account before insert on auth.users for each row execute function public.refuse_account();

-- Letters of other alphabets can look like Latin ones: boſs@example.com beside boss@example.com.
create function public.refuse_email() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The address of an account has letters, digits and signs of ASCII only.' using errcode = 'PT400';
end $$;
create trigger refuse_email before insert or update of email on auth.users
  for each row when (new.email !~ '^[!-~]+$') execute function public.refuse_email();

-- The names by which colleagues call each other; who has none appears by the email address. Everybody writes their own.
create table public.people (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (checks.is_filled(name) and length(name) <= 100 and checks.is_plain_name(name))
);
alter table public.people enable row level security;
revoke all on public.people from anon, authenticated;
grant select on public.people to authenticated;
grant all on public.people to service_role;
create policy "The office reads the names of colleagues" on public.people for select to authenticated
  using ((select public.may('office.enter')));

-- Sets the name of the caller's own account; an empty one removes it.
create function public.set_own_name(name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require('office.enter');
  if btrim(set_own_name.name) = '' then
    delete from public.people p where p.user_id = auth.uid();
  else
    insert into public.people (user_id, name) values (auth.uid(), btrim(set_own_name.name))
    on conflict (user_id) do update set name = excluded.name;
  end if;
end $$;
revoke execute on function public.set_own_name(text) from public;
grant execute on function public.set_own_name(text) to authenticated;

-- The colleagues with their rights, for names beside what they did; for administrators also the accounts without a role,
-- which wait for approval. No rows for who does not work here.
create function public.list_accounts()
returns table (user_id uuid, email text, created_at timestamptz, role text, permissions text[], name text)
language sql stable security definer set search_path = '' as $$
  select u.id, u.email::text, u.created_at, a.role,
    array(select m.permission from public.role_permissions m where m.role = a.role order by m.permission), coalesce(p.name, '')
  from auth.users u left join public.admins a on a.user_id = u.id left join public.people p on p.user_id = u.id
  where (select public.may('office.enter')) and (a.user_id is not null or (select public.may('office.manage')))
  order by u.created_at
$$;

-- Rejects an account that waits for approval: it is deleted, with its sessions. PT404 where there is no such account,
-- PT403 for one that works here, whose access is taken first.
create function public.reject_account(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require('office.manage');
  if exists (select 1 from public.admins where user_id = account) then
    raise exception 'This account works here. Take its access away first.' using errcode = 'PT403';
  end if;
  delete from auth.users where id = account;
  if not found then
    raise exception 'This account is gone already.' using errcode = 'PT404';
  end if;
end $$;

revoke execute on function public.waiting_accounts(), public.account_refusal(text), public.refuse_account(),
  public.refuse_email(), public.list_accounts(),
  public.reject_account(uuid) from public;
grant execute on function public.list_accounts(), public.reject_account(uuid) to authenticated;
