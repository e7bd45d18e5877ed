-- The API answers 409 (Conflict) to a move that is refused because somebody else changed the categories meanwhile.

-- Moves a category below another one (without `below`: to the top level) and numbers the children there 0, 1, 2 … in the given
-- order. Changes nothing if children were added or removed meanwhile, so that nobody's move is undone by accident. Row security
-- applies: without the right to change categories there are no rows to lock.
create or replace function public.place_category(category_id uuid, ordered_ids uuid[], below uuid default null) returns void
language plpgsql security invoker set search_path = '' as $$
declare standing uuid[];
begin
  update public.categories set parent_id = below where id = category_id and parent_id is distinct from below;
  select array_agg(id order by id) into standing
  from (select id from public.categories where parent_id is not distinct from below for update) there;
  if standing is distinct from (select array_agg(id order by id) from unnest(ordered_ids) as id) then
    raise exception 'The categories were changed meanwhile.' using errcode = 'PT409';
  end if;
  update public.categories c set sort_order = place.ordinality - 1
  from unnest(ordered_ids) with ordinality as place (id, ordinality)
  where c.id = place.id and c.sort_order <> place.ordinality - 1;
end $$;
