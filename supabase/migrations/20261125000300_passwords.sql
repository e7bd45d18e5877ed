-- Which passwords are accepted, and one-time links for setting a new one where no mail can be sent. An administrator makes a
-- link for a colleague, or `npm run password` does with the secret key. Only the hash of a link is stored.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

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

-- At most one link per account: a newer one replaces it.
create table public.password_links (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_hash bytea not null unique,
  -- Null for the secret key. A link is deleted with the account that made it; null would give it the rights of the secret key.
  created_by uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_links_by_creator on public.password_links (created_by);

-- No policy: clients use this table only through the two functions below.
alter table public.password_links enable row level security;
revoke all on public.password_links from anon, authenticated;
grant all on public.password_links to service_role;

-- Returns the token of a new link, which is not stored. 42501 without 'office.manage' or the secret key, and for the
-- caller's own account, whose password can only be changed with the current one. PT404 for an unknown email address.
create function public.create_password_link(of_email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  token text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  perform public.require('office.manage');
  select u.id into account from auth.users u where lower(u.email) = lower(btrim(of_email))
  order by u.created_at limit 1;
  if account is null then
    raise exception 'No account has this email address.' using errcode = 'PT404';
  end if;
  if account = auth.uid() then
    raise exception 'A password link is for somebody else. Change your own password in the account menu.'
      using errcode = '42501';
  end if;
  insert into public.password_links (user_id, token_hash, created_by, expires_at)
  values (account, sha256(convert_to(token, 'UTF8')), auth.uid(), now() + interval '24 hours')
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_by = excluded.created_by,
    created_at = now(), expires_at = excluded.expires_at;
  return token;
end $$;

-- Sets the password of the account that the link is for, ends its sessions, deletes the link and returns the email address of
-- the account. PT410 for a used or expired link, or one whose creator may not make any more; PT422 for a password that
-- is not acceptable.
create function public.use_password_link(token text, new_password text) returns text
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
    and (l.created_by is null or public.has_permission(l.created_by, 'office.manage'))
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

-- Whoever changes a password does not want an earlier link to change it again.
create function public.drop_password_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.password_links where user_id = new.id;
  return new;
end $$;
create trigger drop_password_links after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function public.drop_password_links();

revoke execute on function public.create_password_link(text), public.use_password_link(text, text),
  public.drop_password_links() from public;
grant execute on function public.create_password_link(text) to authenticated, service_role;
grant execute on function public.use_password_link(text, text) to anon, authenticated, service_role;
