-- Where the rows of a part stand in the file that was sent, where something lies between them: a message names the row one sees.
alter table import_parts add column lines text;
