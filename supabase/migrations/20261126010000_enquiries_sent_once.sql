-- A message of the contact form has an id that the visitor's device made, as a request for quotation has: one that was
-- written without a connection, or whose answer was lost, is sent again and stored once.
create or replace function public.submit_enquiry(enquiry jsonb, product_slug text, from_page text, of_sender text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  product public.products;
  key text := coalesce(of_sender, '');
  sent uuid := (enquiry ->> 'submission')::uuid;
  stored_id uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.enquiries'));
  select id into stored_id from public.enquiries where submission = sent;
  if found then
    return stored_id;
  end if;
  perform public.apply_retention();
  perform public.refuse_flood(key, (select count(*) from public.enquiries
    where coalesce(sender_key, '') = key
      and created_at between clock_timestamp() - interval '10 minutes' and clock_timestamp()));
  select * into product from public.products where slug = product_slug;
  insert into public.enquiries (submission, first_name, last_name, email, phone, company, project_type, budget, timeline,
    message, product_id, product_name, page, sender_key)
  values (sent, enquiry ->> 'firstName', enquiry ->> 'lastName', enquiry ->> 'email', enquiry ->> 'phone',
    enquiry ->> 'company', enquiry ->> 'projectType', enquiry ->> 'budget', enquiry ->> 'timeline',
    enquiry ->> 'message', product.id, product.name, from_page, nullif(key, ''))
  returning id into stored_id;
  return stored_id;
end $$;

-- Pages of the editors may not have the address of the page that saves the catalogue. Changed where it stands, so that
-- nothing else in it can differ.
do $$
declare
  definition text := pg_catalog.pg_get_functiondef('public.is_reserved_page_slug(text)'::regprocedure);
begin
  if strpos(definition, 'array[') = 0 then
    raise exception 'is_reserved_page_slug(text) has no list';
  end if;
  execute replace(definition, 'array[', 'array[''offline-catalogue'', ');
end $$;
