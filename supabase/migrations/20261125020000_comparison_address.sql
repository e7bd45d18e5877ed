-- Products are compared at /compare.
create or replace function public.is_reserved_page_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value = any (array['admin', 'api', 'ar', 'brands', 'brand', 'build', 'compare', 'contact', 'corporate', 'data',
    'downloads', 'favourites', 'icons', 'index', 'media', 'mission-vision', 'newsletter', 'offline', 'pagefind', 'pictures',
    'products', 'references', 'search', 'services', 'sitemap', 'sitemap-index', 'solutions', '404', '500'])
$$;
