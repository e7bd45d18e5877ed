-- Categories have pages of their own.
update public.content_kinds set address = '/products/category/' where kind = 'category';
