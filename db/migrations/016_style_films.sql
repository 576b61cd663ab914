-- Short films of a style, by name: files of /media/films.
alter table styles add column films text[] not null default '{}';
