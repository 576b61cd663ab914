-- Later: statements that servers of 0.1.0 have prepared would fail.
-- Sums beyond 32 bits, and counters beyond 16. What an order may come to is refused long before that; what adds up over
-- years, or is counted once a minute, has no such limit. Each table is written anew: orders wait for as long.
do $$
declare
  changing regclass[] := '{orders,payments,refunds,captures,returns,disputes,checkouts,gift_cards,gift_card_ledger,program_spend,loyalty_points,promotions,simulator_payments,simulator_refunds}';
  -- A trigger that watches a column keeps it from changing: all of them are laid aside meanwhile.
  watching text[] := array(select pg_get_triggerdef(oid) from pg_trigger where tgrelid = any(changing) and not tgisinternal);
  laid text[] := array(select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger
    where tgrelid = any(changing) and not tgisinternal);
  each text;
begin
  -- All of them at first, or none: whoever reads two of them must not wait for one while we work on the other.
  lock table orders, payments, refunds, captures, returns, disputes, checkouts, gift_cards, gift_card_ledger, program_spend,
    loyalty_points, promotions, simulator_payments, simulator_refunds in access exclusive mode;
  foreach each in array laid loop
    execute each;
  end loop;
  alter table orders
    alter column total type bigint,
    alter column refunded type bigint,
    alter column attempt type integer;
  alter table payments
    alter column amount type bigint,
    alter column captured type bigint,
    alter column refunded type bigint,
    alter column released type bigint;
  alter table refunds
    alter column amount type bigint,
    alter column tries type integer,
    alter column failures type integer;
  alter table captures
    alter column number type integer,
    alter column amount type bigint,
    alter column tries type integer,
    alter column failures type integer;
  alter table returns alter column refund type bigint;
  alter table disputes alter column amount type bigint;
  alter table checkouts
    alter column total type bigint,
    alter column tax type bigint;
  alter table gift_cards alter column balance type bigint;
  alter table gift_card_ledger alter column amount type bigint;
  alter table program_spend alter column amount type bigint;
  alter table loyalty_points alter column points type bigint;
  alter table promotions
    alter column amount type bigint,
    alter column min_subtotal type bigint;
  alter table simulator_payments
    alter column amount type bigint,
    alter column captured type bigint,
    alter column refunded type bigint;
  alter table simulator_refunds alter column amount type bigint;
  foreach each in array watching loop
    execute each;
  end loop;
end $$;
