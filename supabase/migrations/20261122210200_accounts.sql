-- Who may become an administrator, and what an account may be.

-- The same rule as isAcceptablePassword in src/domain/password.ts; tests/db/accounts.test.ts compares the two.
create function public.is_acceptable_password(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  rest text := lower(value);
  part text;
begin
  if length(value) < 12 or octet_length(value) > 72
     or (select count(distinct letter) from regexp_split_to_table(rest, '') as letter) < 5 then
    return false;
  end if;
  foreach part in array array['password', 'passw0rd', 'letmein', 'welcome', 'iloveyou', 'administrator', 'admin',
    'qwertyuiop', 'qwerty', 'azerty', 'asdfghjkl', 'asdfgh', 'zxcvbnm', '1q2w3e4r5t6y', '1q2w3e4r', '1qaz2wsx3edc',
    '1qaz2wsx', 'abcdefghijkl', 'abcdef', 'abcd', 'abc', '123456789', '12345678', '1234567', '123456', '12345', '1234',
    '123', '987654321', '654321', 'changeme', 'secret', 'test', 'user', 'login', 'master', 'monkey', 'dragon', 'football',
    'baseball', 'superman', 'princess', 'sunshine', 'egypt', 'cairo', 'plantroom']
  loop
    rest := replace(rest, part, '');
  end loop;
  return rest = lower(value) or length(regexp_replace(rest, '[^[:alpha:]]', '', 'g')) >= 4;
end $$;
revoke execute on function public.is_acceptable_password(text) from public, anon, authenticated;
grant execute on function public.is_acceptable_password(text) to service_role;

-- As before, but the new password has to be acceptable.
create or replace function public.use_password_link(token text, new_password text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  address text;
begin
  if not public.is_acceptable_password(new_password) then
    raise exception 'Choose a password of 12 to 72 characters that is not a common one.' using errcode = 'PT422';
  end if;
  delete from public.password_links l
  where l.token_hash = sha256(convert_to(token, 'UTF8')) and l.expires_at > now()
    and (l.created_by is null or exists (select 1 from public.admins a where a.user_id = l.created_by))
  returning l.user_id into account;
  if account is null then
    raise exception 'This link has expired or was used already.' using errcode = 'PT410';
  end if;
  update auth.users set encrypted_password = extensions.crypt(new_password, extensions.gen_salt('bf', 10)),
    updated_at = now()
  where id = account returning email into address;
  delete from auth.sessions where user_id = account;
  return address;
end $$;

-- The first administrator is whoever has the set-up link that the owner was given (`npm start` prints it, `npm run setup`
-- does for a hosted project). Nobody becomes one by being first.
drop trigger grant_first_account on auth.users;
drop function public.grant_first_account();

-- The set-up screen asked it about an account that had no session yet; it told anyone who is an administrator.
drop function public.is_administrator(uuid);

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
  using ((select public.is_admin())) with check ((select public.is_admin()));

-- Without an end to waiting accounts anyone could fill the table of accounts. While there is no administrator nobody is
-- kept out: the owner has to come in.
create function public.account_refusal() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when not exists (select 1 from public.admins) then null
    when not (select is_open from public.sign_up) then 'No accounts can be created at the moment.'
    when (select count(*) from auth.users u
      where not exists (select 1 from public.admins a where a.user_id = u.id)) >= 50
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

-- Rejects an account that waits for approval: it is deleted, with its sessions. PT404 where there is no such account,
-- PT403 for an administrator's, whose rights are taken first.
create function public.reject_account(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.is_admin() then
    raise exception 'Only administrators may reject accounts.' using errcode = '42501';
  end if;
  if exists (select 1 from public.admins where user_id = account) then
    raise exception 'This account belongs to an administrator. Remove the access first.' using errcode = 'PT403';
  end if;
  delete from auth.users where id = account;
  if not found then
    raise exception 'This account is gone already.' using errcode = 'PT404';
  end if;
end $$;
revoke execute on function public.account_refusal(), public.refuse_account(), public.reject_account(uuid) from public;
grant execute on function public.reject_account(uuid) to authenticated;
