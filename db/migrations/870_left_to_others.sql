-- Since when servers leave a job to others that know its kind.
alter table jobs add column left_since timestamptz;
