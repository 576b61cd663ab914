-- Whether a welcome was used is told by the uses of its coupon, which come back with a cancelled order.
alter table welcome_promos drop column redeemed_at;
