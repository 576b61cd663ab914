-- Coupons that the desk gives to make something good. What one is worth, in minor units of the site's currency, counts
-- against the limit of who gives it; a promotion without it is not given there.
alter table promotions add column desk_worth integer check (desk_worth > 0);
insert into promotions (id, names, level, kind, coupon_only, amount, desk_worth)
  select 'goodwill-' || worth, jsonb_build_object('en', worth || ' off, with our apologies', 'fr', worth || ' de remise, avec nos excuses',
    'de', worth || ' Nachlass, mit unserer Entschuldigung', 'es', worth || ' de descuento, con nuestras disculpas'),
    'ORDER', 'amount', true, worth * 100, worth * 100
  from unnest(array[10, 25, 50, 100]) as worth on conflict do nothing;

alter table coupons add column revoked_at timestamptz;
create index promotion_redemptions_of_coupon on promotion_redemptions (coupon_code) where coupon_code is not null;

alter table credits drop constraint credits_kind_check;
alter table credits add constraint credits_kind_check check (kind in ('points', 'gift-card', 'new-gift-card', 'coupon', 'program'));
-- The promotion a coupon is of, or the program somebody is to belong to.
alter table credits add column promotion text;
