-- What the company shows of itself: its projects, the sectors it works in, its services, what clients say of it, its news, its
-- certificates and the people who work there.

-- The names of the drawn symbols that the site can show. The same list as in src/domain/company/symbols.ts; a test compares
-- the two.
create function checks.is_symbol(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value = any (array['zap', 'droplets', 'fan', 'flame', 'cpu', 'wrench', 'thermometer', 'snowflake', 'hotel',
    'hospital', 'flask-conical', 'building-complex', 'factory', 'store', 'utensils', 'house',
    'server', 'shield-check'])
$$;

-- The JSON Schemas of the lists that these forms have, made from src/domain/company/company-kinds.ts: one part of another
-- type would stop the build of the site. tests/db/repeated-limits.test.ts compares the two, and prints what belongs here.
create function checks.company_list_schemas() returns jsonb
language sql immutable set search_path = '' as $$
  select $json${
    "gallery": {"maxItems":20,"type":"array","items":{"type":"string","format":"picture-address"}},
    "figures": {"maxItems":8,"type":"array","items":{"type":"object","properties":{"number":{"type":"string","maxLength":40,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"label":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"}},"required":["number","label"],"additionalProperties":false}},
    "services": {"maxItems":12,"type":"array","items":{"type":"object","properties":{"title":{"type":"string","maxLength":100,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"description":{"type":"string","maxLength":1000,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"}},"required":["title","description"],"additionalProperties":false}},
    "case_studies": {"maxItems":6,"type":"array","items":{"type":"object","properties":{"title":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"location":{"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"description":{"type":"string","maxLength":2000,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"results":{"maxItems":10,"type":"array","items":{"type":"string","maxLength":1000,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"}},"image":{"anyOf":[{"type":"string","format":"picture-address"},{"type":"null"}]},"project":{"anyOf":[{"type":"string","maxLength":120,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},{"type":"null"}]}},"required":["title","location","description","results","image","project"],"additionalProperties":false}}
  }$json$::jsonb
$$;

-- Whether a list is one that the form of its kind can store.
create function checks.is_company_list(value jsonb, name text) returns boolean
language sql immutable set search_path = '' as $$
  select checks.fits_schema(is_company_list.value, checks.company_list_schemas() -> name)
    and octet_length(value::text) <= 16000000
$$;

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  title text not null check (checks.is_filled(title) and length(title) <= 200),
  slug text not null unique check (checks.is_slug(slug)),
  sector text not null check (checks.is_filled(sector) and length(sector) <= 100),
  location text not null check (checks.is_filled(location) and length(location) <= 200),
  year integer check (year between 1900 and extract(year from now()) + 5),
  client text check (checks.is_filled(client) and length(client) <= 200),
  value text check (checks.is_filled(value) and length(value) <= 100),
  duration text check (checks.is_filled(duration) and length(duration) <= 100),
  description text not null check (checks.is_filled(description) and length(description) <= 1000),
  paragraphs text[] not null default '{}' check (checks.is_paragraph_list(paragraphs)),
  image text check (checks.is_picture_address(image) and octet_length(image) <= 8000000),
  gallery text[] not null default '{}' check (checks.is_company_list(to_jsonb(gallery), 'gallery')),
  features text[] not null default '{}' check (checks.is_text_list(features)),
  scope text[] not null default '{}' check (checks.is_text_list(scope)),
  challenges text[] not null default '{}' check (checks.is_text_list(challenges)),
  solutions text[] not null default '{}' check (checks.is_text_list(solutions)),
  results text[] not null default '{}' check (checks.is_text_list(results)),
  technologies text[] not null default '{}' check (checks.is_text_list(technologies)),
  certifications text[] not null default '{}' check (checks.is_text_list(certifications)),
  sort_order integer not null default 0 check (abs(sort_order) <= 1000000),
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select public.add_content_kind('project', 'projects', name_column => 'title', address => '/references/');

create table public.sectors (
  id uuid primary key default gen_random_uuid(),
  title text not null check (checks.is_filled(title) and length(title) <= 100),
  slug text not null unique check (checks.is_slug(slug)),
  icon text not null check (checks.is_symbol(icon)),
  hint text check (checks.is_filled(hint) and length(hint) <= 200),
  description text not null check (checks.is_filled(description) and length(description) <= 1000),
  image text check (checks.is_picture_address(image) and octet_length(image) <= 8000000),
  features text[] not null default '{}' check (checks.is_text_list(features)),
  paragraphs text[] not null default '{}' check (checks.is_paragraph_list(paragraphs)),
  figures jsonb not null default '[]' check (checks.is_company_list(figures, 'figures')),
  services jsonb not null default '[]' check (checks.is_company_list(services, 'services')),
  projects_label text check (checks.is_filled(projects_label) and length(projects_label) <= 200),
  case_studies jsonb not null default '[]' check (checks.is_company_list(case_studies, 'case_studies')),
  sort_order integer not null default 0 check (abs(sort_order) <= 1000000),
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select public.add_content_kind('sector', 'sectors', name_column => 'title', address => '/solutions/');

create table public.services (
  id uuid primary key default gen_random_uuid(),
  title text not null check (checks.is_filled(title) and length(title) <= 100),
  slug text not null unique check (checks.is_slug(slug)),
  icon text not null check (checks.is_symbol(icon)),
  summary text not null check (checks.is_filled(summary) and length(summary) <= 1000),
  image text check (checks.is_picture_address(image) and octet_length(image) <= 8000000),
  paragraphs text[] not null default '{}' check (checks.is_paragraph_list(paragraphs)),
  scope text[] not null default '{}' check (checks.is_text_list(scope)),
  deliverables text[] not null default '{}' check (checks.is_text_list(deliverables)),
  standards text[] not null default '{}' check (checks.is_text_list(standards)),
  sort_order integer not null default 0 check (abs(sort_order) <= 1000000),
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select public.add_content_kind('service', 'services', name_column => 'title');

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (checks.is_filled(name) and checks.is_plain_name(name) and length(name) <= 200),
  slug text not null unique check (checks.is_slug(slug)),
  position text check (checks.is_filled(position) and length(position) <= 200),
  company text check (checks.is_filled(company) and length(company) <= 200),
  quote text not null check (checks.is_filled(quote) and length(quote) <= 2000),
  rating integer check (rating between 1 and 5),
  project_value text check (checks.is_filled(project_value) and length(project_value) <= 100),
  completion_year integer check (completion_year between 1900 and extract(year from now()) + 5),
  sort_order integer not null default 0 check (abs(sort_order) <= 1000000),
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select public.add_content_kind('testimonial', 'testimonials');

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  title text not null check (checks.is_filled(title) and length(title) <= 200),
  slug text not null unique check (checks.is_slug(slug)),
  published_on date not null check (published_on >= '1900-01-01'),
  summary text not null check (checks.is_filled(summary) and length(summary) <= 1000),
  body text not null default '' check (length(body) <= 200000 and checks.is_markdown(body)),
  image text check (checks.is_picture_address(image) and octet_length(image) <= 8000000),
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select public.add_content_kind('article', 'articles', name_column => 'title', address => '/news/');

create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  title text not null check (checks.is_filled(title) and length(title) <= 200),
  slug text not null unique check (checks.is_slug(slug)),
  issuer text not null check (checks.is_filled(issuer) and length(issuer) <= 200),
  number text check (checks.is_filled(number) and length(number) <= 100),
  scope text check (checks.is_filled(scope) and length(scope) <= 1000),
  issued_on date check (issued_on >= '1900-01-01'),
  valid_until date check (valid_until >= '1900-01-01'),
  image text check (checks.is_picture_address(image) and octet_length(image) <= 8000000),
  sort_order integer not null default 0 check (abs(sort_order) <= 1000000),
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint valid_after_it_was_issued check (valid_until >= issued_on)
);
select public.add_content_kind('certificate', 'certificates', name_column => 'title');

create table public.members (
  id uuid primary key default gen_random_uuid(),
  name text not null check (checks.is_filled(name) and checks.is_plain_name(name) and length(name) <= 200),
  slug text not null unique check (checks.is_slug(slug)),
  position text not null check (checks.is_filled(position) and length(position) <= 200),
  about text check (checks.is_filled(about) and length(about) <= 1000),
  image text check (checks.is_picture_address(image) and octet_length(image) <= 8000000),
  -- Whether they have agreed to be shown. Nobody outside the office reads anything of the others.
  consent boolean not null default false,
  sort_order integer not null default 0 check (abs(sort_order) <= 1000000),
  translations jsonb not null default '{}' check (checks.is_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select public.add_content_kind('member', 'members');
-- An old address has the name of a person, too.
create policy "Nobody reads the old addresses of members that they may not read" on public.redirects as restrictive
  for select to anon, authenticated using (kind <> 'member' or exists (select 1 from public.members m where m.id = record_id));
drop policy "Everyone may read" on public.members;
create policy "Everyone reads of those who agreed, editors of all" on public.members for select to anon, authenticated
  using (consent or (select public.may('content.read')));
