-- Which token of a visit the newest was given for. An answer that was lost may be asked for again with it.
alter table token_families add column renewed_from integer;
