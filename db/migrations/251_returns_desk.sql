-- What somebody found in a parcel that came back: each piece with its condition, and who looked.
alter table returns
  add column received jsonb,
  add column received_at timestamptz,
  add column received_by text,
  add column refused_reason text;
create index returns_listed on returns (status, created_at, number);
