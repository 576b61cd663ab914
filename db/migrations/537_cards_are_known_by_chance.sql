-- Later: servers of the version before find cards by it.
drop index if exists gift_cards_by_ref;
