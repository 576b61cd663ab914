import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CollectionPoint, CollectionPointSearch, Store, StoreSearch } from './store.entities.ts'

const origin = z
  .object({ latitude: z.number(), longitude: z.number(), label: z.string().meta({ examples: ['Boulder, CO'] }) })
  .optional()
  .meta({ description: 'The place that was understood' })

export const stores = {
  collectionPoints: endpoint({
    method: 'POST',
    path: '/stores/v1/collectionPoints',
    summary: 'Find collection points',
    body: CollectionPointSearch,
    response: z.object({ collectionPoints: z.array(CollectionPoint), origin }).meta({ id: 'CollectionPoints' }),
    readOnly: true,
  }),
  search: endpoint({
    method: 'POST',
    path: '/stores/v1/search',
    summary: 'Find stores',
    body: StoreSearch,
    response: z.object({ stores: z.array(Store), origin }).meta({ id: 'Stores' }),
    readOnly: true,
  }),
}
