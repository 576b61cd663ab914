-- What parts the columns of a file: its result file is opened by the same spreadsheet.
alter table imports add column delimiter text not null default ',' check (delimiter in (',', ';', E'\t'));
