-- The names of stored pictures are made by the site: 32 hexadecimal digits of the content's hash and the extension of its
-- format. Nothing that a browser would run by its name can be stored, nor a path that leads anywhere.
create function public.is_media_name(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^[0-9a-f]{32}\.(png|jpg|webp|avif)$'
$$;
grant execute on function public.is_media_name(text) to anon, authenticated, service_role;

drop policy "Administrators upload media" on storage.objects;
create policy "Administrators upload media" on storage.objects for insert to authenticated
  with check (bucket_id = 'media' and public.is_media_name(name) and (select public.is_admin()));
drop policy "Administrators change media" on storage.objects;
create policy "Administrators change media" on storage.objects for update to authenticated
  using (bucket_id = 'media' and (select public.is_admin()))
  with check (bucket_id = 'media' and public.is_media_name(name) and (select public.is_admin()));
