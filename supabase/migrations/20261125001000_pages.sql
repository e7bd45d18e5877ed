-- Addresses that the site itself uses: a page with such a slug could not be opened. The same list as in
-- src/domain/content/reserved-addresses.ts; a test compares the two.
create function checks.is_reserved_page_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value = any (array['offline-catalogue', 'quote-list', 'schedule', 'admin', 'api', 'ar', 'brands', 'brand', 'build', 'certificates', 'compare',
    'contact', 'corporate', 'data', 'documents', 'downloads', 'favourites', 'icons', 'index', 'media', 'mission-vision', 'newsletter',
    'offline', 'pagefind', 'pictures', 'products', 'references', 'review', 'search', 'services', 'sitemap', 'sitemap-index',
    'solutions', 'submittal', 'team', '404', '500'])
$$;

-- The pages that the site itself has, by their ids: the slug of each. The same list as in src/domain/pages/own-pages.ts.
create function checks.own_page(id uuid) returns text
language sql immutable set search_path = '' as $$
  select case id
    when '00000000-0000-4000-8000-0000000000a1' then 'home'
    when '00000000-0000-4000-8000-0000000000a2' then 'corporate'
    when '00000000-0000-4000-8000-0000000000a3' then 'mission-vision'
    when '00000000-0000-4000-8000-0000000000a4' then 'services'
    when '00000000-0000-4000-8000-0000000000a5' then 'solutions'
    when '00000000-0000-4000-8000-0000000000a6' then 'references'
    when '00000000-0000-4000-8000-0000000000a7' then 'contact'
  end
$$;

-- The JSON Schema of each type of section, made from src/domain/pages/sections.ts. tests/db/repeated-limits.test.ts compares the
-- two, and prints what belongs here.
create function checks.section_schemas() returns jsonb
language sql immutable set search_path = '' as $$
  select $json${
    "part": {"type":"object","properties":{"part":{"type":"string","enum":["head","about","catalogue","brands","services","story","values","working-steps","policies","action","statements","commitments","all-services","equipment","sectors","strengths","projects","clients","message"]},"type":{"type":"string","enum":["part"]},"hidden":{"type":"boolean"}},"required":["part","type","hidden"],"additionalProperties":false},
    "hero": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"lead":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"picture":{"anyOf":[{"type":"string","format":"picture-address"},{"type":"null"}]},"alt":{"anyOf":[{"type":"string","maxLength":300,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"buttons":{"maxItems":2,"type":"array","items":{"type":"object","properties":{"name":{"type":"string","maxLength":60,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"address":{"type":"string","maxLength":2000,"pattern":"^(?:\\/(?:[^/\\s\"'<>\\\\][^\\s\"'<>\\\\]*)?|[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s\"'<>\\\\]+)$"}},"required":["name","address"],"additionalProperties":false}},"type":{"type":"string","enum":["hero"]},"hidden":{"type":"boolean"}},"required":["heading","lead","picture","alt","buttons","type","hidden"],"additionalProperties":false},
    "search": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"lead":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"type":{"type":"string","enum":["search"]},"hidden":{"type":"boolean"}},"required":["heading","lead","type","hidden"],"additionalProperties":false},
    "text": {"type":"object","properties":{"heading":{"anyOf":[{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"text":{"type":"string","maxLength":50000},"type":{"type":"string","enum":["text"]},"hidden":{"type":"boolean"}},"required":["heading","text","type","hidden"],"additionalProperties":false},
    "picture": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"text":{"type":"string","maxLength":50000},"picture":{"anyOf":[{"type":"string","format":"picture-address"},{"type":"null"}]},"alt":{"anyOf":[{"type":"string","maxLength":300,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"side":{"type":"string","enum":["after","before"]},"type":{"type":"string","enum":["picture"]},"hidden":{"type":"boolean"}},"required":["heading","text","picture","alt","side","type","hidden"],"additionalProperties":false},
    "points": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"lead":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"points":{"maxItems":20,"type":"array","items":{"type":"object","properties":{"title":{"type":"string","maxLength":100,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"text":{"type":"string","maxLength":1000,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"}},"required":["title","text"],"additionalProperties":false}},"type":{"type":"string","enum":["points"]},"hidden":{"type":"boolean"}},"required":["heading","lead","points","type","hidden"],"additionalProperties":false},
    "figures": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"lead":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"figures":{"maxItems":12,"type":"array","items":{"type":"object","properties":{"number":{"type":"string","maxLength":40,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"label":{"type":"string","maxLength":100,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"}},"required":["number","label"],"additionalProperties":false}},"type":{"type":"string","enum":["figures"]},"hidden":{"type":"boolean"}},"required":["heading","lead","figures","type","hidden"],"additionalProperties":false},
    "steps": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"lead":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"steps":{"maxItems":20,"type":"array","items":{"type":"object","properties":{"title":{"type":"string","maxLength":100,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"text":{"type":"string","maxLength":1000,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"}},"required":["title","text"],"additionalProperties":false}},"type":{"type":"string","enum":["steps"]},"hidden":{"type":"boolean"}},"required":["heading","lead","steps","type","hidden"],"additionalProperties":false},
    "questions": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"lead":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"questions":{"maxItems":40,"type":"array","items":{"type":"object","properties":{"question":{"type":"string","maxLength":300,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"answer":{"type":"string","maxLength":3000,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"}},"required":["question","answer"],"additionalProperties":false}},"type":{"type":"string","enum":["questions"]},"hidden":{"type":"boolean"}},"required":["heading","lead","questions","type","hidden"],"additionalProperties":false},
    "cards": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"lead":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"kind":{"type":"string","enum":["products","brands","services","projects","testimonials","news"]},"chosen":{"maxItems":12,"type":"array","items":{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"}},"count":{"type":"string","enum":["3","4","6","8","12"]},"rule":{"type":"string","enum":["featured","newest"]},"category":{"anyOf":[{"type":"string","pattern":"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"},{"type":"null"}]},"type":{"type":"string","enum":["cards"]},"hidden":{"type":"boolean"}},"required":["heading","lead","kind","chosen","count","rule","category","type","hidden"],"additionalProperties":false},
    "map": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"lead":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"type":{"type":"string","enum":["map"]},"hidden":{"type":"boolean"}},"required":["heading","lead","type","hidden"],"additionalProperties":false},
    "logos": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"lead":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"logos":{"maxItems":40,"type":"array","items":{"type":"object","properties":{"name":{"type":"string","maxLength":100,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"picture":{"anyOf":[{"type":"string","format":"picture-address"},{"type":"null"}]}},"required":["name","picture"],"additionalProperties":false}},"type":{"type":"string","enum":["logos"]},"hidden":{"type":"boolean"}},"required":["heading","lead","logos","type","hidden"],"additionalProperties":false},
    "downloads": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"lead":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"files":{"maxItems":20,"type":"array","items":{"type":"object","properties":{"title":{"type":"string","maxLength":150,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"address":{"type":"string","maxLength":2000,"pattern":"^(?:\\/(?:[^/\\s\"'<>\\\\][^\\s\"'<>\\\\]*)?|[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s\"'<>\\\\]+)$"},"size":{"anyOf":[{"type":"string","maxLength":40,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]}},"required":["title","address","size"],"additionalProperties":false}},"type":{"type":"string","enum":["downloads"]},"hidden":{"type":"boolean"}},"required":["heading","lead","files","type","hidden"],"additionalProperties":false},
    "action": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"text":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"button":{"type":"string","maxLength":60,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"address":{"type":"string","maxLength":2000,"pattern":"^(?:\\/(?:[^/\\s\"'<>\\\\][^\\s\"'<>\\\\]*)?|[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s\"'<>\\\\]+)$"},"type":{"type":"string","enum":["action"]},"hidden":{"type":"boolean"}},"required":["heading","text","button","address","type","hidden"],"additionalProperties":false},
    "form": {"type":"object","properties":{"heading":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"text":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]},"form":{"type":"string","enum":["contact","quotes","here"]},"type":{"type":"string","enum":["form"]},"hidden":{"type":"boolean"}},"required":["heading","text","form","type","hidden"],"additionalProperties":false}
  }$json$::jsonb
$$;

-- The sections of a page in their order, each of a known type; a part of the site stands there once.
create function checks.is_section_list(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' then false else
    jsonb_array_length(value) <= 30 and octet_length(value::text) <= 16000000
    and (select coalesce(sum(length(section ->> 'text')), 0) from jsonb_array_elements(value) as section) <= 100000
    and (select count(*) = count(distinct section ->> 'part') from jsonb_array_elements(value) as section
      where section ->> 'type' = 'part')
    and not exists (
      select from jsonb_array_elements(value) as section
      where not coalesce(checks.fits_schema(section, checks.section_schemas() -> (section ->> 'type')), false)
        or (section ->> 'type' in ('text', 'picture') and not checks.is_markdown(section ->> 'text')))
  end
$$;

-- Pages that editors write: a text, and below it sections. And the site's own pages, which consist of sections.
create table public.pages (
  id uuid primary key default gen_random_uuid(),
  title text not null check (checks.is_filled(title) and length(title) <= 200),
  slug text not null unique check (checks.is_slug(slug)),
  body text not null default '' check (length(body) <= 200000),
  sections jsonb not null default '[]',
  search_description text check (checks.is_filled(search_description) and length(search_description) <= 500),
  published boolean not null default false,
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint own_pages_stay check (checks.own_page(id) is null or (slug = checks.own_page(id) and published)),
  constraint only_own_pages_have_parts check (
    checks.own_page(id) is not null or not jsonb_path_exists(sections, '$[*] ? (@.type == "part")')),
  constraint address_not_used_by_the_site check (checks.own_page(id) is not null or not checks.is_reserved_page_slug(slug))
);
-- Not valid: the list may grow, and a row from before stays, in a restored backup too, until it is saved with another slug.
alter table public.pages add constraint slug_not_reserved check (not checks.is_reserved_slug(slug)) not valid;
alter table public.pages add constraint body_is_markdown check (checks.is_markdown(body)) not valid;
alter table public.pages add constraint sections_of_known_types check (checks.is_section_list(sections)) not valid;

-- What each of the site's own pages begins with.
insert into public.pages (id, title, slug, published, sections, translations)
select own.id::uuid, own.title, checks.own_page(own.id::uuid), true,
  (select jsonb_agg(jsonb_build_object('type', 'part', 'hidden', false, 'part', part) order by place)
    from unnest(own.parts) with ordinality as p (part, place)),
  jsonb_build_object('ar', jsonb_build_object('title', jsonb_build_array(jsonb_build_array(checks.fingerprint(own.title), own.arabic))))
from (values
  ('00000000-0000-4000-8000-0000000000a1', 'Home', 'الرئيسية', array['head', 'about', 'catalogue', 'brands', 'services']),
  ('00000000-0000-4000-8000-0000000000a2', 'Corporate', 'عن الشركة',
    array['head', 'story', 'values', 'working-steps', 'policies', 'action']),
  ('00000000-0000-4000-8000-0000000000a3', 'Mission and Vision', 'الرسالة والرؤية', array['head', 'statements', 'commitments']),
  ('00000000-0000-4000-8000-0000000000a4', 'Services', 'الخدمات', array['head', 'all-services', 'equipment', 'action']),
  ('00000000-0000-4000-8000-0000000000a5', 'Solutions', 'الحلول', array['head', 'sectors', 'strengths', 'action']),
  ('00000000-0000-4000-8000-0000000000a6', 'References', 'سابقة الأعمال', array['head', 'projects', 'clients', 'action']),
  ('00000000-0000-4000-8000-0000000000a7', 'Contact', 'اتصل بنا', array['head', 'message'])
) as own (id, title, arabic, parts);

-- A trigger, because a change that deletes records runs as its owner, for whom no policy counts.
create function public.keep_own_page() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'This page is part of the site; it can be changed, but not deleted.' using errcode = 'PT403';
end $$;
revoke execute on function public.keep_own_page() from public;
create trigger keep_own_page before delete on public.pages
  for each row when (checks.own_page(old.id) is not null) execute function public.keep_own_page();

alter table public.pages enable row level security;
revoke all on public.pages from anon, authenticated;
grant select on public.pages to anon, authenticated;
grant insert (title, slug, body, sections, search_description, translations, published) on public.pages to authenticated;
grant update (title, slug, body, sections, search_description, translations, published) on public.pages to authenticated;
grant delete on public.pages to authenticated;
grant all on public.pages to service_role;

-- A hidden section is nobody's but the office's: others read its page by published_pages, which leaves it out.
create policy "Everyone may read published pages that hide nothing, editors all" on public.pages for select to anon, authenticated
  using ((published and not jsonb_path_exists(sections, '$[*] ? (@.hidden == true)')) or (select public.may('content.read')));
create policy "Publishers create pages" on public.pages for insert to authenticated
  with check ((select public.may('content.publish')));
create policy "Publishers change pages" on public.pages for update to authenticated
  using ((select public.may('content.publish'))) with check ((select public.may('content.publish')));
create policy "Publishers delete pages" on public.pages for delete to authenticated
  using ((select public.may('content.publish')));

create trigger set_updated_at before update on public.pages
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger count_rows_of_request before update or delete on public.pages
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.pages
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();
select public.record_changes_of('pages', 'title');

-- The published pages with the sections that visitors see. Of a page that hides sections only translations of what is shown are
-- given: the others are of hidden texts, or may be of what these said before.
create function public.published_pages() returns table (id uuid, title text, slug text, body text, sections jsonb,
  search_description text, translations jsonb, published boolean, created_at timestamptz, updated_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.id, p.title, p.slug, p.body, shown.sections, p.search_description,
    case when shown.sections = p.sections then p.translations else (
      select coalesce(jsonb_object_agg(language.key, language.value || case when language.value ? 'sections' then
          jsonb_build_object('sections', (
            select coalesce(jsonb_agg(pair.value order by pair.place), '[]')
            from jsonb_array_elements(language.value -> 'sections') with ordinality as pair (value, place)
            where pair.value ->> 0 = any (shown.words)))
          else '{}' end), '{}')
      from jsonb_each(p.translations) as language) end,
    p.published, p.created_at, p.updated_at
  from public.pages p
    cross join lateral (select coalesce(jsonb_agg(s.section order by s.place), '[]') as sections
      from jsonb_array_elements(p.sections) with ordinality as s (section, place)
      where not (s.section -> 'hidden')::boolean) as visible
    cross join lateral (select visible.sections, case when visible.sections <> p.sections then array(
        select checks.fingerprint(word #>> '{}') from jsonb_path_query(visible.sections, 'strict $.**') as word
        where jsonb_typeof(word) = 'string') end as words) as shown
  where p.published
$$;
revoke execute on function public.published_pages() from public;
grant execute on function public.published_pages() to anon, authenticated, service_role;
