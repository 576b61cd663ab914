-- A style that waits for its launch is hidden, or shows its page with the moment of the launch instead of a way to buy it.
-- Servers of the version before hide it until then.
alter table styles add column teased boolean not null default false;
