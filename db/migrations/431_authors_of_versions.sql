-- Who wrote what a version holds: it may be worked on again, and who wrote it is still no second pair of eyes.
alter table content_versions add column authors text[] not null default '{}';
