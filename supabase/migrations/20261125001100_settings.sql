-- What is said of the company on every page. A setting is a key with a JSON value.

-- The JSON Schema of each setting that the site knows, made from settingsFormSchema in src/domain/settings-form.ts.
-- tests/db/settings.test.ts compares the two, and prints what belongs here.
create function checks.setting_schemas() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_set($json${
    "company_name": {"type":"string","maxLength":100,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},
    "company_tagline": {"type":"string","maxLength":200},
    "company_legal_name": {"type":"string","maxLength":200},
    "founding_year": {"anyOf":[{"type":"integer","minimum":1800},{"type":"null"}]},
    "phones": {"maxItems":10,"type":"array","items":{"type":"object","properties":{"label":{"type":"string","maxLength":60,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"number":{"type":"string","pattern":"^\\+?[0-9][0-9 ()-]{2,30}$"}},"required":["label","number"],"additionalProperties":false}},
    "whatsapp_number": {"type":"string","pattern":"^$|^\\+?[0-9][0-9 ()-]{2,30}$"},
    "whatsapp_greeting": {"type":"string","maxLength":500},
    "sales_email": {"type":"string","maxLength":254,"pattern":"^$|^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$"},
    "support_email": {"type":"string","maxLength":254,"pattern":"^$|^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$"},
    "address": {"type":"object","properties":{"street":{"type":"string","maxLength":200},"district":{"type":"string","maxLength":200},"city":{"type":"string","maxLength":200},"country":{"type":"string","maxLength":200},"postcode":{"type":"string","maxLength":20},"map_url":{"type":"string","maxLength":2000,"pattern":"^$|^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s\"'<>\\\\]+$"}},"required":["street","district","city","country","postcode","map_url"],"additionalProperties":false},
    "opening_hours": {"type":"string","maxLength":200},
    "support_hours": {"type":"string","maxLength":200},
    "projects_completed": {"type":"string","maxLength":40},
    "satisfaction_percent": {"type":"string","maxLength":40},
    "engineers_count": {"type":"string","maxLength":40},
    "response_time": {"type":"string","maxLength":40},
    "social_links": {"maxItems":12,"type":"array","items":{"type":"object","properties":{"label":{"type":"string","maxLength":60,"pattern":"^\\S(?:[\\s\\S]*\\S)?$"},"url":{"type":"string","maxLength":2000,"pattern":"^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s\"'<>\\\\]+$"}},"required":["label","url"],"additionalProperties":false}},
    "main_menu": {"maxItems":8,"type":"array","items":{"type":"object","properties":{"label":{"type":"string","maxLength":40},"address":{"type":"string","maxLength":2000,"pattern":"^(?:\\/(?:[^/\\s\"'<>\\\\][^\\s\"'<>\\\\]*)?|[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s\"'<>\\\\]+)$"}},"required":["label","address"],"additionalProperties":false}},
    "footer_menu": {"maxItems":20,"type":"array","items":{"type":"object","properties":{"label":{"type":"string","maxLength":40},"address":{"type":"string","maxLength":2000,"pattern":"^(?:\\/(?:[^/\\s\"'<>\\\\][^\\s\"'<>\\\\]*)?|[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s\"'<>\\\\]+)$"}},"required":["label","address"],"additionalProperties":false}},
    "languages": {"maxItems":1,"type":"array","items":{"type":"string","enum":["ar"]}},
    "setting_words": {"maxItems":400,"type":"array","items":{"type":"object","properties":{"language":{"type":"string","enum":["ar"]},"source":{"type":"string","minLength":1,"maxLength":500},"text":{"type":"string","maxLength":500}},"required":["language","source","text"],"additionalProperties":false}},
    "parts_off": {"maxItems":7,"type":"array","items":{"type":"string","enum":["references","services","solutions","testimonials","news","certificates","team"]}},
    "navigation_brands": {"maxItems":12,"type":"array","items":{"type":"string","minLength":1,"maxLength":120,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},
    "seo_description": {"type":"string","maxLength":300},
    "sample_company": {"type":"boolean"},
    "logo": {"type":"string","maxLength":2000,"pattern":"^$|^https?:\\/\\/[^/?#@]+\\/storage\\/v1\\/object\\/public\\/media(?:\\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$"},
    "logo_dark": {"type":"string","maxLength":2000,"pattern":"^$|^https?:\\/\\/[^/?#@]+\\/storage\\/v1\\/object\\/public\\/media(?:\\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$"},
    "main_colour": {"type":"string","pattern":"^$|^#[0-9a-fA-F]{6}$"},
    "accent_colour": {"type":"string","pattern":"^$|^#[0-9a-fA-F]{6}$"},
    "typeface": {"type":"string","enum":["drawing","system","serif"]},
    "corners": {"type":"string","enum":["fine","square","round"]}
  }$json$::jsonb, '{founding_year,anyOf,0,maximum}', to_jsonb(extract(year from now())::integer))
$$;

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
create policy "Publishers add settings" on public.settings for insert to authenticated
  with check ((select public.may('content.publish')));
create policy "Publishers change settings" on public.settings for update to authenticated
  using ((select public.may('content.publish'))) with check ((select public.may('content.publish')));
create policy "Publishers delete settings" on public.settings for delete to authenticated
  using ((select public.may('content.publish')));

create trigger set_creation_time before insert on public.settings
  for each row when (current_user = 'authenticated') execute function public.set_updated_at();
create trigger set_updated_at before update on public.settings
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger count_rows_of_request before update or delete on public.settings
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.settings
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();
select public.record_changes_of('settings', 'key');

-- Stores several settings, all or none, from {"key": {"value": …, "description": …, "seen": {"value": …, "description": …}}}. Row
-- security applies. "seen" is what the editor began with (null: there was no such key). If somebody has changed some of the keys
-- since to something else than is wanted, stores nothing and returns those keys. Without "seen" a newer value is overwritten on
-- purpose; without "description" a setting keeps its description. With `draft` it publishes that version of the draft of settings.
create function public.save_settings(changes jsonb, draft uuid default null) returns text[]
language plpgsql security invoker set search_path = '' set application_name = 'plantroom: several rows' as $$
declare overtaken text[];
begin
  -- Locked first, so that no other write gets in between: keys that are not there yet against other saves of this kind, settings
  -- that are there against every other write.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.settings'));
  perform from public.settings s where s.key in (select jsonb_object_keys(changes)) order by s.key for update;
  select coalesce(array_agg(c.key order by c.key), '{}') into overtaken
  from jsonb_each(changes) c left join public.settings s on s.key = c.key
  where c.value ? 'seen' and checks.overtaken_columns(jsonb_build_object('value', s.value, 'description', s.description),
    '{"value": null}' || coalesce(nullif(c.value -> 'seen', 'null'), '{}'), c.value) <> '{}';
  if overtaken <> '{}' then
    return overtaken;
  end if;
  perform set_config('plantroom.drafted_by', coalesce((select d.made_by::text from public.changes d
    where d.id = draft and starts_with(d.draft_of, 'settings/')), ''), true);
  insert into public.settings (key, value, description)
  select c.key, c.value -> 'value', c.value ->> 'description' from jsonb_each(changes) c
  on conflict (key) do update set value = excluded.value,
    description = case when changes -> excluded.key ? 'description' then excluded.description else settings.description end;
  delete from public.changes d where d.id = draft and starts_with(d.draft_of, 'settings/');
  return overtaken;
end $$;
revoke execute on function public.save_settings(jsonb, uuid) from public;
grant execute on function public.save_settings(jsonb, uuid) to authenticated;
