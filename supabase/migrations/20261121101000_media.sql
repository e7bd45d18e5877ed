-- The bucket for uploaded pictures: public, written by administrators. No SVG, because it can contain scripts.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 10485760, array['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Administrators see media" on storage.objects for select to authenticated
  using (bucket_id = 'media' and (select public.is_admin()));
create policy "Administrators upload media" on storage.objects for insert to authenticated
  with check (bucket_id = 'media' and (select public.is_admin()));
create policy "Administrators change media" on storage.objects for update to authenticated
  using (bucket_id = 'media' and (select public.is_admin()))
  with check (bucket_id = 'media' and (select public.is_admin()));
create policy "Administrators delete media" on storage.objects for delete to authenticated
  using (bucket_id = 'media' and (select public.is_admin()));
