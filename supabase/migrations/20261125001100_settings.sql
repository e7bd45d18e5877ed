-- What is said of the company on every page. A setting is a key with a JSON value.

-- The JSON Schema of each setting that the site knows, made from settingsFormSchema in src/domain/settings-form.ts.
-- tests/db/settings.test.ts compares the two, and prints what belongs here.
create function checks.setting_schemas() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_set($json${
    "company_name": {"type":"string","maxLength":100,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},
    "company_tagline": {"type":"string","maxLength":200},
    "company_legal_name": {"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},
    "founding_year": {"type":"integer","minimum":1800},
    "phones": {"maxItems":10,"type":"array","items":{"type":"object","properties":{"label":{"type":"string","maxLength":60,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"number":{"type":"string","pattern":"^\\+?[0-9][0-9 ()-]{2,30}$"}},"required":["label","number"],"additionalProperties":false}},
    "whatsapp_number": {"type":"string","pattern":"^$|^\\+?[0-9][0-9 ()-]{2,30}$"},
    "whatsapp_greeting": {"type":"string","maxLength":500},
    "sales_email": {"type":"string","maxLength":254,"pattern":"^$|^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$"},
    "support_email": {"type":"string","maxLength":254,"pattern":"^$|^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$"},
    "address": {"type":"object","properties":{"street":{"type":"string","maxLength":200},"district":{"type":"string","maxLength":200},"city":{"type":"string","maxLength":200},"country":{"type":"string","maxLength":200},"postcode":{"type":"string","maxLength":20},"map_url":{"type":"string","maxLength":2000,"pattern":"^$|^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s\"'<>\\\\]+$"}},"required":["street","district","city","country","postcode","map_url"],"additionalProperties":false},
    "opening_hours": {"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},
    "support_hours": {"type":"string","maxLength":200,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},
    "experience_years": {"type":"string","maxLength":40,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},
    "projects_completed": {"type":"string","maxLength":40,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},
    "satisfaction_percent": {"type":"string","maxLength":40,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},
    "engineers_count": {"type":"string","maxLength":40,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},
    "response_time": {"type":"string","maxLength":40,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},
    "social_links": {"maxItems":12,"type":"array","items":{"type":"object","properties":{"label":{"type":"string","maxLength":60,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"url":{"type":"string","maxLength":2000,"pattern":"^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s\"'<>\\\\]+$"}},"required":["label","url"],"additionalProperties":false}},
    "navigation_brands": {"maxItems":12,"type":"array","items":{"type":"string","minLength":1,"maxLength":120,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},
    "seo_description": {"type":"string","maxLength":300}
  }$json$::jsonb, '{founding_year,maximum}', to_jsonb(extract(year from now())::integer))
$$;

-- Whether a value matches a JSON Schema. Supports the keywords that the settings need; throws on others, so that no rule is
-- ignored.
create function checks.fits_schema(value jsonb, schema jsonb) returns boolean
language plpgsql immutable strict set search_path = '' as $$
declare
  wanted text := schema ->> 'type';
  plain text := value #>> '{}';
begin
  if exists (select 1 from jsonb_object_keys(schema) as keyword where keyword <> all (array['type', 'minLength', 'maxLength',
      'pattern', 'minimum', 'maximum', 'maxItems', 'items', 'properties', 'required', 'additionalProperties'])) then
    raise exception 'The database cannot check the schema %.', schema;
  end if;
  if wanted = 'integer' then
    if jsonb_typeof(value) <> 'number' then
      return false;
    end if;
    return plain::numeric = trunc(plain::numeric)
      and plain::numeric >= coalesce((schema ->> 'minimum')::numeric, plain::numeric)
      and plain::numeric <= coalesce((schema ->> 'maximum')::numeric, plain::numeric);
  elsif jsonb_typeof(value) is distinct from wanted then
    return false;
  elsif wanted = 'string' then
    return length(plain) >= coalesce((schema ->> 'minLength')::integer, 0)
      and length(plain) <= coalesce((schema ->> 'maxLength')::integer, length(plain))
      and coalesce(plain ~ (schema ->> 'pattern'), true);
  elsif wanted = 'array' then
    return jsonb_array_length(value) <= coalesce((schema ->> 'maxItems')::integer, jsonb_array_length(value))
      and not exists (select 1 from jsonb_array_elements(value) as item where not checks.fits_schema(item, schema -> 'items'));
  elsif wanted = 'object' then
    return value ?& array(select jsonb_array_elements_text(schema -> 'required'))
      and not exists (select 1 from jsonb_each(value) as part
        where schema -> 'properties' -> part.key is null
          or not checks.fits_schema(part.value, schema -> 'properties' -> part.key));
  end if;
  raise exception 'The database cannot check the schema %.', schema;
end $$;

-- True for a key without a schema: other settings may have any value.
create function checks.is_setting_value(key text, value jsonb) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(checks.fits_schema(is_setting_value.value, checks.setting_schemas() -> is_setting_value.key), true)
$$;

create table public.settings (
  -- For the trash, which identifies records by their ids.
  id uuid not null default gen_random_uuid() unique,
  key text primary key check (checks.is_filled(key) and length(key) <= 100),
  value jsonb not null check (octet_length(value::text) <= 100000),
  description text check (checks.is_filled(description) and length(description) <= 1000),
  updated_at timestamptz not null default now()
);
-- Not valid: schemas change with the site, and a value from before stays, in a restored backup too, until somebody saves the
-- setting.
alter table public.settings
  add constraint value_of_its_key check (checks.is_setting_value(key, value)) not valid;

alter table public.settings enable row level security;
revoke all on public.settings from anon, authenticated;
grant select on public.settings to anon, authenticated;
grant insert (key, value, description), update (key, value, description), delete on public.settings to authenticated;
grant all on public.settings to service_role;

create policy "Everyone may read settings" on public.settings for select to anon, authenticated using (true);
create policy "Administrators add settings" on public.settings for insert to authenticated
  with check ((select public.is_admin()));
create policy "Administrators change settings" on public.settings for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators delete settings" on public.settings for delete to authenticated
  using ((select public.is_admin()));

create trigger set_creation_time before insert on public.settings
  for each row when (current_user = 'authenticated') execute function public.set_updated_at();
create trigger set_updated_at before update on public.settings
  for each row execute function public.set_updated_at();
create trigger count_rows_of_request before update or delete on public.settings
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.settings
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();
select public.record_content_changes_of('settings', 'key');

-- Stores several settings, all or none, from {"key": {"value": …, "description": …, "seen": …}}. Row security applies. "seen" is
-- the updated_at that the editor read (null: there was no such key). If somebody has changed some of the keys since, stores
-- nothing and returns those keys. Without "seen" a newer value is overwritten on purpose; without "description" a setting keeps
-- its description. The values are inside an object because the embedded API does not accept a bare text as jsonb.
create function public.save_settings(changes jsonb) returns text[]
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
declare overtaken text[];
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.settings'));
  select coalesce(array_agg(c.key order by c.key), '{}') into overtaken
  from jsonb_each(changes) c left join public.settings s on s.key = c.key
  where c.value ? 'seen' and s.updated_at is distinct from (c.value ->> 'seen')::timestamptz;
  if overtaken <> '{}' then
    return overtaken;
  end if;
  insert into public.settings (key, value, description)
  select c.key, c.value -> 'value', c.value ->> 'description' from jsonb_each(changes) c
  on conflict (key) do update set value = excluded.value,
    description = case when changes -> excluded.key ? 'description' then excluded.description else settings.description end;
  return overtaken;
end $$;
revoke execute on function public.save_settings(jsonb) from public;
grant execute on function public.save_settings(jsonb) to authenticated;
