-- Cards show the figures that the category expects first: which ones a category expects changes what a build reads.
select public.record_content_changes_of('category_attributes', 'category_id');
