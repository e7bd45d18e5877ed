-- Previews: what the site would show with a draft or a plan in it. The builder renders them; here is where it answers, and the
-- links that show one of them to somebody without an account. Only the hash of a link is stored.

-- Where browsers reach the previews. The builder writes it when it starts; null where nothing renders any.
create table public.preview_place (
  only_row boolean primary key default true check (only_row),
  address text check (address ~ '^https?://[^/?#]+$')
);
insert into public.preview_place default values;
alter table public.preview_place enable row level security;
revoke all on public.preview_place from anon, authenticated;
grant select on public.preview_place to authenticated;
grant all on public.preview_place to service_role;
create policy "Writers read where previews are" on public.preview_place for select to authenticated
  using ((select public.may('content.draft')));

-- What a preview shows is named by 'table/record', the draft of that record in whichever version, or 'plan/id'. No row where there
-- is none (any more); of a draft plan_id is null.
create function public.preview_subject(what text) returns table (name text, plan_id uuid)
language sql stable security definer set search_path = '' as $$
  select (select r.name from public.change_rows r where r.change_id = c.id limit 1), null::uuid
  from public.changes c where c.draft_of = what
  union all
  select p.title, p.id from public.changes p
  where p.id = case when what ~ '^plan/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(what, 6)::uuid end and p.state = 'planned'
$$;

-- What a preview shows: its version, and if asked for what it changes in the order of publish_plan, as a text of JSON. That is null
-- if it is too large: a plan may have any number of parts, and the builder holds what it shows in memory.
create function public.preview_of(what text, with_rows boolean default false)
returns table (version text, name text, is_plan boolean, rows text)
language sql stable security definer set search_path = '' as $$
  with subject as (select * from public.preview_subject(what)),
  parts as (
    select c.id, row_number() over (order by c.state = 'draft', c.made_at, c.id) as place, c.state
    from subject s join public.changes c on c.plan_id = s.plan_id or c.draft_of = what
  ),
  current as (select coalesce(md5(string_agg(p.id::text, ' ' order by p.place)), '') as version from parts p),
  shown as (
    select p.place, r.table_name, r.record, r.before, r.after
    from parts p join public.change_rows r on r.change_id = p.id
    -- A draft without `after` is an incomplete form; drafts delete nothing.
    where with_rows and (r.after is not null or p.state = 'prepared')
  ),
  size as (select coalesce(sum(coalesce(octet_length(r.before::text), 0) + coalesce(octet_length(r.after::text), 0)), 0) as bytes from shown r)
  select v.version, s.name, s.plan_id is not null,
    case when with_rows and (select z.bytes from size z) <= 16000000 then (
      select coalesce(json_agg(json_build_object('table', r.table_name, 'record', r.record, 'before', r.before, 'after', r.after)
        order by r.place, r.table_name, r.record), '[]')::text
      from shown r) end
  from subject s, current v
$$;

-- Whether an account may see what is not published. A colleague's own key is asked for this with each page: it does not outlive the
-- rights with which it was made.
create function public.account_may_preview(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select public.has_permission(account, 'content.draft')
$$;

create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  -- What it shows (preview_subject).
  shows text not null,
  -- Null for the secret key. A link goes with the account that made it.
  made_by uuid default auth.uid() references auth.users (id) on delete cascade,
  made_at timestamptz not null default now(),
  ends_at timestamptz not null
);
create index preview_links_by_subject on public.preview_links (shows);
create index preview_links_by_maker on public.preview_links (made_by);

-- No policy: clients use this table only through the functions below.
alter table public.preview_links enable row level security;
revoke all on public.preview_links from anon, authenticated;
grant all on public.preview_links to service_role;

-- Makes a link and returns its token, which is not stored. PT404 where there is no such draft or plan, PT400 for another number of
-- days or too many links.
create function public.make_preview_link(what text, days integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  perform public.require('content.draft');
  if days is null or days not in (1, 7, 30) then
    raise exception 'A link lasts 1, 7 or 30 days.' using errcode = 'PT400';
  end if;
  delete from public.preview_links l where l.ends_at <= now();
  if not exists (select from public.preview_subject(what)) then
    raise exception 'What this link would show does not exist any more: it was published or discarded.' using errcode = 'PT404';
  end if;
  -- Those of whoever has no rights any more show nothing, and no list has them.
  if (select count(*) >= 20 from public.preview_links l where l.shows = what
      and (l.made_by is null or public.has_permission(l.made_by, 'content.draft'))) then
    raise exception 'There are 20 links already. Withdraw one of them first.' using errcode = 'PT400';
  end if;
  insert into public.preview_links (token_hash, shows, ends_at)
  values (sha256(convert_to(token, 'UTF8')), what, now() + make_interval(days => days));
  return token;
end $$;

-- The links to a draft or a plan that work, newest first. Nothing without 'content.draft'.
create function public.list_preview_links(what text)
returns table (id uuid, made_by uuid, made_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select l.id, l.made_by, l.made_at, l.ends_at from public.preview_links l
  where public.may('content.draft') and l.shows = what and l.ends_at > now()
    and (l.made_by is null or public.has_permission(l.made_by, 'content.draft'))
  order by l.made_at desc, l.id
$$;

-- Withdraws a link, whoever made it: it shows nothing from now on.
create function public.withdraw_preview_link(link uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require('content.draft');
  delete from public.preview_links l where l.id = link;
end $$;

-- What the link with this token shows (preview_of), and until when. No row for a link that does not work (any more), or whose maker
-- may not make one any more.
create function public.shown_by_link(token text) returns table (what text, ends_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select l.shows, l.ends_at from public.preview_links l
  where l.token_hash = sha256(convert_to(token, 'UTF8')) and l.ends_at > now()
    and (l.made_by is null or public.has_permission(l.made_by, 'content.draft'))
$$;

-- A link ends with its draft or plan; the next draft of the same record is another one. Each save of a draft replaces its row, so
-- this looks when the transaction ends.
create function public.end_preview_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.preview_links l where l.shows = coalesce(old.draft_of, 'plan/' || old.id)
    and not exists (select from public.preview_subject(l.shows));
  return null;
end $$;
create constraint trigger end_preview_links after delete on public.changes
  deferrable initially deferred for each row when (old.draft_of is not null or old.kind = 'plan') execute function public.end_preview_links();

revoke execute on function public.preview_subject(text), public.preview_of(text, boolean), public.account_may_preview(uuid), public.make_preview_link(text, integer), public.list_preview_links(text),
  public.withdraw_preview_link(uuid), public.shown_by_link(text), public.end_preview_links() from public, anon;
grant execute on function public.make_preview_link(text, integer), public.list_preview_links(text),
  public.withdraw_preview_link(uuid) to authenticated, service_role;
grant execute on function public.preview_of(text, boolean), public.account_may_preview(uuid), public.shown_by_link(text) to service_role;
revoke execute on function public.preview_subject(text), public.end_preview_links() from service_role;
