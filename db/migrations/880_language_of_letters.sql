-- What was chosen for somebody's first letter: a link that is sent again speaks it, too.
alter table staff add column language text;
