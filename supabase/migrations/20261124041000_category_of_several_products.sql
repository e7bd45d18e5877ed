-- The category of several products is changed as a batch now, like everything else that changes many products.
drop function public.set_products_category(uuid[], uuid);
