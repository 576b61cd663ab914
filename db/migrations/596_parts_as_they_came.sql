-- Parts of files are written once, read twice and gone after thirty days: packing them took longer than writing them.
alter table import_parts alter column cells set storage external;
alter table import_parts alter column keys set storage external;
alter table import_parts alter column outcome set storage external;
