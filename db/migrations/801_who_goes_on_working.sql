-- When whoever had shown who they are last gave back money that was owed: at a returns desk that is all day.
alter table staff_sessions add column worked_at timestamptz;
