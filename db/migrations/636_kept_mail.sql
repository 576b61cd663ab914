-- A letter that never left says so: MAIL=kept writes it down, and nobody was told anything.
alter table order_mails add column kept boolean not null default false;
update order_mails m set kept = true from mailbox b where b.job_id = m.job_id;
