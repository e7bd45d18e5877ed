-- What the page of a category says besides its products: an introduction in Markdown, and its own title and description for
-- search engines.
alter table public.categories
  add column page_title text check (public.is_filled(page_title) and length(page_title) <= 200),
  add column search_description text check (public.is_filled(search_description) and length(search_description) <= 500),
  add column introduction text check (public.is_filled(introduction) and length(introduction) <= 20000),
  add constraint introduction_is_markdown check (public.is_markdown(introduction));
grant insert (page_title, search_description, introduction), update (page_title, search_description, introduction)
  on public.categories to authenticated;
