-- What joining the loyalty program gives; each member gets a coupon of his own.
insert into promotions (id, names, level, kind, coupon_only, audience, percent, max_uses_per_customer) values (
  'loyalty-welcome',
  '{"en": "10 % off your first order", "fr": "10 % sur votre première commande", "de": "10 % auf deine erste Bestellung", "es": "10 % en tu primer pedido"}',
  'ORDER', 'percentage', true, '{loyalty}', 10, 1
) on conflict do nothing;
