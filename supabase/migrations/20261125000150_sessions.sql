-- How long somebody stays signed in, and which sessions an account has.

-- When a session ends: 7 days after it was used last, 30 days after signing in in any case. Being used means that its token is
-- renewed, which an open administration does every hour. A hosted project gets the same two limits in its settings
-- (docs/operations.md).
create function public.session_end(signed_in timestamptz, renewed timestamp) returns timestamptz
language sql stable set search_path = '' as $$
  select least(coalesce(renewed at time zone 'UTC', signed_in) + interval '7 days', signed_in + interval '30 days')
$$;

-- Whether the caller's session goes on. A token alone would outlive it by up to an hour.
create function public.has_session() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and now() < public.session_end(s.created_at, s.refreshed_at))
$$;

-- The sessions of the caller's account, this one first, then the one that was used last.
create function public.list_sessions()
returns table (id uuid, device text, signed_in_at timestamptz, used_at timestamptz, is_this boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, coalesce(s.user_agent, ''), s.created_at, coalesce(s.refreshed_at at time zone 'UTC', s.created_at),
    s.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions s
  where s.user_id = auth.uid() and public.has_session() and now() < public.session_end(s.created_at, s.refreshed_at)
  order by 5 desc, 4 desc
$$;

-- Ends a session of the caller's account; one that has ended already is no error. 42501 where the caller's own has ended.
create function public.end_session(session uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not public.has_session() then
    raise exception 'Your session has ended. Please sign in again.' using errcode = '42501';
  end if;
  delete from auth.sessions where id = session and user_id = auth.uid();
end $$;

revoke execute on function public.session_end(timestamptz, timestamp), public.has_session(), public.list_sessions(),
  public.end_session(uuid) from public;
grant execute on function public.list_sessions(), public.end_session(uuid) to authenticated;
