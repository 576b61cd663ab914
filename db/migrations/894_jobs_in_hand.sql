-- Until when somebody has it in hand: who tries it again meanwhile does not have it done twice.
alter table jobs add column held_until timestamptz;
