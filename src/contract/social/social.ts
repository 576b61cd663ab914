import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Done, ProductId, queryInt } from '../fields.ts'
import { CategoryId } from '../products/product.entities.ts'
import { queryList } from '../query.ts'
import {
  MediaReport,
  Moderation,
  NewSocialMedia,
  NewSocialUser,
  NewStash,
  QueuedMedia,
  SocialCustomerId,
  SocialMedia,
  SocialMediaId,
  SocialMediaPage,
  SocialService,
  SocialUser,
  SocialUserId,
  Stash,
  Stream,
  StreamId,
  SubmittedSocialMedia,
  UPLOAD_BYTES,
} from './social.entities.ts'

const base = '/api/social'
const recent = {
  limit: queryInt(1, 48, 12),
  after: z
    .string()
    .regex(/^[A-Za-z0-9_=-]{1,200}$/)
    .optional()
    .describe('`next` of the page before.'),
}

/** Pictures of shoppers. */
export const social = {
  root: endpoint({
    base,
    method: 'GET',
    path: '/',
    summary: 'Name the service and its streams',
    response: SocialService,
  }),
  recentByCategory: endpoint({
    base,
    method: 'GET',
    path: '/categories/media/recent',
    summary: 'List the newest pictures of categories',
    query: z.strictObject({ ...recent, categoryId: queryList(CategoryId, 20) }),
    response: SocialMediaPage,
  }),
  recentByCustomer: endpoint({
    base,
    method: 'GET',
    path: '/customers/{customerId}/media/recent',
    summary: 'List the newest pictures of a brand',
    params: z.strictObject({ customerId: SocialCustomerId }),
    query: z.strictObject({ ...recent, productId: ProductId.optional() }),
    response: SocialMediaPage,
    errors: ['NOT_FOUND'],
  }),
  media: endpoint({
    base,
    method: 'GET',
    path: '/media/{mediaId}',
    summary: 'Read a picture',
    params: z.strictObject({ mediaId: SocialMediaId }),
    response: SocialMedia,
    errors: ['NOT_FOUND'],
  }),
  mediaStreams: endpoint({
    base,
    method: 'GET',
    path: '/media/{mediaId}/streams',
    summary: 'List the streams a picture is in',
    params: z.strictObject({ mediaId: SocialMediaId }),
    response: z.object({ mediaId: SocialMediaId, streams: z.array(Stream) }).meta({ id: 'MediaStreams' }),
    errors: ['NOT_FOUND'],
  }),
  recentByStream: endpoint({
    base,
    method: 'GET',
    path: '/streams/{streamId}/media/recent',
    summary: 'List the newest pictures of a stream',
    params: z.strictObject({ streamId: StreamId }),
    query: z.strictObject(recent),
    response: SocialMediaPage,
    errors: ['NOT_FOUND'],
  }),
  recentByStreams: endpoint({
    base,
    method: 'GET',
    path: '/streams/media/recent',
    summary: 'List the newest pictures of several streams',
    query: z.strictObject({
      ...recent,
      streamId: queryList(StreamId, 20).optional().describe('All streams when absent.'),
      productId: ProductId.optional(),
      categoryId: CategoryId.optional(),
    }),
    response: SocialMediaPage,
  }),
  reportMedia: endpoint({
    base,
    method: 'POST',
    path: '/media/{mediaId}/reports',
    summary: 'Report a picture',
    params: z.strictObject({ mediaId: SocialMediaId }),
    perMinute: 30,
    body: MediaReport,
    response: Done,
    errors: ['NOT_FOUND', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
  createStash: endpoint({
    base,
    method: 'POST',
    path: '/stashes',
    summary: 'Put pictures aside',
    perMinute: 30,
    body: NewStash,
    response: Stash,
    errors: ['NOT_FOUND', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
  addMedia: endpoint({
    base,
    method: 'POST',
    path: '/users/{userId}/media',
    summary: 'Hand in a picture',
    recordsItself: true,
    mostBytes: UPLOAD_BYTES * 1.5,
    params: z.strictObject({ userId: SocialUserId }),
    perMinute: 6,
    body: NewSocialMedia,
    response: SubmittedSocialMedia,
    errors: ['NOT_FOUND', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
  createUser: endpoint({
    base,
    method: 'POST',
    path: '/users',
    summary: 'Become a user of the picture service',
    perMinute: 10,
    body: NewSocialUser,
    response: SocialUser,
    errors: ['CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
  moderationQueue: endpoint({
    base,
    method: 'GET',
    path: '/moderation/media',
    summary: 'List the pictures that wait for a look',
    description: 'For holders of the preview token.',
    response: z.object({ media: z.array(QueuedMedia) }).meta({ id: 'ModerationQueue' }),
    errors: ['CANNOT_AUTHORISE'],
  }),
  moderate: endpoint({
    base,
    method: 'POST',
    path: '/moderation/media/{mediaId}',
    summary: 'Publish or hide a picture',
    description: 'For holders of the preview token.',
    params: z.strictObject({ mediaId: SocialMediaId }),
    body: Moderation,
    response: Done,
    errors: ['CANNOT_AUTHORISE', 'NOT_FOUND'],
  }),
}
