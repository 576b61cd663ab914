/** As the index `orders_to_send` has it: whatever became of the rest of an order, something of it has not left. */
export const IS_TO_SEND = `o.placed_at is not null and jsonb_path_exists(o.document, '$.shipments[*].status ? (@ == "created" || @ == "paid" || @ == "processing" || @ == "partly-shipped")')`

/** Somebody has to begin packing: also the other size of an order that has arrived long ago. What is mailed is not packed. */
export const IS_TO_PACK = `${IS_TO_SEND} and o.status not in ('created', 'cancelled') and o.held_at is null and exists (
  select from jsonb_array_elements(o.document->'shipments') s where s->>'status' in ('created', 'paid') and s->>'code' <> 'digital')`
