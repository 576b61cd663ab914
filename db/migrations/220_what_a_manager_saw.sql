-- What a manager approved: the line as it was and the change that was shown. An approval without it is good for nothing.
alter table manager_approvals add column shown text;
