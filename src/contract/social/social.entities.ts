import { z } from 'zod'
import { LinkUrl, Picture } from '../content/content-media.ts'
import { CategoryId, Email, line, paragraph, ProductId, Timestamp, VisitorProof } from '../fields.ts'
import { REPORT_REASONS } from '../reviews/report-reasons.ts'

const socialId = (id: string, example: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
    .meta({ id, example })

export const SocialMediaId = socialId('SocialMediaId', 'med_4k8s')
export const StreamId = socialId('StreamId', 'seen-outside')
export const SocialUserId = socialId('SocialUserId', 'usr_7h2m')
export const SocialCustomerId = socialId('SocialCustomerId', 'cairn')

export const SocialMedia = z
  .object({
    id: SocialMediaId,
    picture: Picture,
    caption: z.string(),
    nickname: z.string(),
    createdAt: Timestamp,
    streamIds: z.array(StreamId),
    categories: z.array(CategoryId).default([]),
    products: z.array(z.object({ id: ProductId, name: z.string(), url: LinkUrl })).describe('What is worn in it.'),
  })
  .meta({ id: 'SocialMedia' })
export type SocialMedia = z.output<typeof SocialMedia>

export const SocialMediaPage = z
  .object({
    media: z.array(SocialMedia),
    next: z.string().optional().describe('Send it as `after` to go on; absent at the end.'),
  })
  .meta({ id: 'SocialMediaPage', description: 'Newest first.' })

export const Stream = z.object({ id: StreamId, name: z.string(), count: z.int().min(0) }).meta({ id: 'Stream' })

export const SocialService = z
  .object({ name: z.string(), version: z.string(), streams: z.array(Stream) })
  .meta({ id: 'SocialService' })

export const MediaReport = z
  .strictObject({
    reason: z.enum(REPORT_REASONS),
    text: paragraph(500).optional(),
    recaptcha_response: VisitorProof,
  })
  .meta({ id: 'MediaReport' })

export const QueuedMedia = SocialMedia.extend({
  reports: z.array(z.object({ reason: z.string(), text: z.string().optional(), createdAt: Timestamp })),
}).meta({ id: 'QueuedMedia', description: 'A picture that waits for a look, and what others said of it.' })

export const Moderation = z.strictObject({ decision: z.enum(['publish', 'hide']) }).meta({ id: 'Moderation' })

export const NewStash = z
  .strictObject({
    userId: SocialUserId,
    name: line(80),
    mediaIds: z.array(SocialMediaId).min(1).max(100),
    recaptcha_response: VisitorProof,
  })
  .meta({ id: 'NewStash', description: 'Pictures a user puts aside under a name.' })
export const Stash = z
  .object({ id: z.string(), userId: SocialUserId, name: z.string(), media: z.array(SocialMedia), createdAt: Timestamp })
  .meta({ id: 'Stash' })

export const UPLOAD_BYTES = 4_000_000
const BASE64_CHARACTERS = Math.ceil(UPLOAD_BYTES / 3) * 4

export const NewSocialMedia = z
  .strictObject({
    picture: z.base64().max(BASE64_CHARACTERS).describe('JPEG, PNG, WebP or AVIF of at most 4 MB.'),
    alt: line(300),
    caption: paragraph(500).optional(),
    streamId: StreamId.optional(),
    productIds: z.array(ProductId).max(10).default([]),
    termsAccepted: z.literal(true).describe('The user made the picture and lets us show it.'),
    recaptcha_response: VisitorProof,
  })
  .meta({ id: 'NewSocialMedia' })
export const SubmittedSocialMedia = z
  .object({ id: SocialMediaId, status: z.enum(['published', 'pending']) })
  .meta({ id: 'SubmittedSocialMedia' })

export const NewSocialUser = z
  .strictObject({ nickname: line(40), email: Email.optional(), recaptcha_response: VisitorProof })
  .meta({ id: 'NewSocialUser' })
export const SocialUser = z
  .object({ id: SocialUserId, nickname: z.string(), createdAt: Timestamp })
  .meta({ id: 'SocialUser' })
