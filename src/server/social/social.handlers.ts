import type { social } from '#contract/social/social.ts'
import type { Handlers } from '../http/operation.ts'
import { StoreError } from '../store-error.ts'
import { addMedia } from './hand-in.service.ts'
import { moderate, readQueue } from './moderation.service.ts'
import {
  BRAND_CUSTOMER,
  createStash,
  createUser,
  readMedia,
  readRecent,
  readStreams,
  readStreamsOf,
  reportMedia,
  requireStream,
} from './social.service.ts'

export const socialHandlers: Handlers<typeof social> = {
  root: async shop => ({ name: 'Cairn pictures', version: '1', streams: await readStreams(shop) }),

  recentByCategory: (shop, { query: { limit, after, categoryId } }) =>
    readRecent(shop, { limit, after, categoryIds: categoryId }),

  recentByCustomer(shop, { params, query: { limit, after, productId } }) {
    if (params.customerId !== BRAND_CUSTOMER) throw new StoreError('NOT_FOUND')
    return readRecent(shop, { limit, after, productId })
  },

  media: (shop, { params }) => readMedia(shop, params.mediaId),
  mediaStreams: (shop, { params }) => readStreamsOf(shop, params.mediaId),

  async recentByStream(shop, { params, query }) {
    await requireStream(shop, params.streamId)
    return readRecent(shop, { ...query, streamIds: [params.streamId] })
  },

  recentByStreams: (shop, { query: { limit, after, streamId, productId, categoryId } }) =>
    readRecent(shop, {
      limit,
      after,
      productId,
      streamIds: streamId,
      categoryIds: categoryId === undefined ? undefined : [categoryId],
    }),

  async reportMedia(shop, { params, body }) {
    await reportMedia(shop, params.mediaId, body)
    return { success: true }
  },

  createStash: (shop, { body }) => createStash(shop, body),
  addMedia,
  createUser: (shop, { body }) => createUser(shop, body),
  moderationQueue: shop => readQueue(shop),

  async moderate(shop, { params, body }) {
    await moderate(shop, params.mediaId, body.decision)
    return { success: true }
  },
}
