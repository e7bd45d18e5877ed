-- The database accepts only valid values for the settings that the site knows.

-- The JSON Schema of each such setting, made from settingsFormSchema in src/domain/settings-form.ts. tests/db/settings.test.ts
-- compares the two and prints the right content; put it into a new migration that replaces this function.
create function public.setting_schemas() returns jsonb
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
create function public.fits_schema(value jsonb, schema jsonb) returns boolean
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
      and not exists (select 1 from jsonb_array_elements(value) as item where not public.fits_schema(item, schema -> 'items'));
  elsif wanted = 'object' then
    return value ?& array(select jsonb_array_elements_text(schema -> 'required'))
      and not exists (select 1 from jsonb_each(value) as part
        where schema -> 'properties' -> part.key is null
          or not public.fits_schema(part.value, schema -> 'properties' -> part.key));
  end if;
  raise exception 'The database cannot check the schema %.', schema;
end $$;

-- True for a key without a schema: other settings may have any value.
create function public.is_setting_value(key text, value jsonb) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(public.fits_schema(is_setting_value.value, public.setting_schemas() -> is_setting_value.key), true)
$$;
grant execute on function public.setting_schemas(), public.fits_schema(jsonb, jsonb), public.is_setting_value(text, jsonb)
  to anon, authenticated, service_role;

-- Not checked for existing rows: an older value stays until somebody saves the setting.
alter table public.settings
  add constraint value_of_its_key check (public.is_setting_value(key, value)) not valid;
