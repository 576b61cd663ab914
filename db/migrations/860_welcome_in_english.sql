-- English writes no space before the sign. Whoever has named it otherwise keeps that.
update promotions set names = jsonb_set(names, '{en}', '"10% off your first order"')
  where id = 'loyalty-welcome' and names->>'en' = '10 % off your first order';
