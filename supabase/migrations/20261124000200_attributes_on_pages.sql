-- Pages and datasheets show specifications by the groups of the catalogue: a changed attribute changes what a build reads.
select public.record_content_changes_of('attributes');
