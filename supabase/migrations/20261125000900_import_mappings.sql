-- How the columns of a supplier's table become products, kept by name for their next table (src/domain/import/columns/mapping.ts).
create table public.import_mappings (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (checks.is_filled(name) and length(name) <= 100),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object' and octet_length(mapping::text) <= 200000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.import_mappings enable row level security;
revoke all on public.import_mappings from anon, authenticated;
grant select, insert (name, mapping), update (name, mapping), delete on public.import_mappings to authenticated;
grant all on public.import_mappings to service_role;
create policy "Publishers read" on public.import_mappings for select to authenticated
  using ((select public.may('content.publish')));
create policy "Publishers create" on public.import_mappings for insert to authenticated
  with check ((select public.may('content.publish')));
create policy "Publishers change" on public.import_mappings for update to authenticated
  using ((select public.may('content.publish'))) with check ((select public.may('content.publish')));
create policy "Publishers delete" on public.import_mappings for delete to authenticated
  using ((select public.may('content.publish')));

create trigger set_updated_at before update on public.import_mappings
  for each row execute function public.set_updated_at();
create trigger count_rows_of_request before update or delete on public.import_mappings
  for each statement when (current_user = 'authenticated') execute function public.refuse_several_rows();
create trigger refuse_several_rows before update or delete on public.import_mappings
  for each row when (current_user = 'authenticated') execute function public.refuse_several_rows();
