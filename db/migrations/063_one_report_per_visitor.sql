-- Who reported a picture: three reports hide it, and must be of three people.
alter table social_reports add column visitor text;
create unique index social_reports_visitor on social_reports (media_id, visitor);
