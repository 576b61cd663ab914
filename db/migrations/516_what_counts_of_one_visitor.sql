-- Up to where what one visitor spends counted when a test was last added up; a shop with few orders finds it by the test's own.
alter table experiments add column counts_up_to bigint;
