-- The API answers 409 (Conflict) to a move that somebody else's change has overtaken, so that a screen can tell why.

-- Puts a category below another one (without `below`: among the main categories) and numbers all that stand there 0, 1, 2 … in the
-- given order, or changes nothing. Refused when others came or went meanwhile, so that nobody's move is undone unseen.
-- The rows are locked by the caller's own right to change them: for anyone else there are none.
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
