import { PREVIEW_COOKIE, SOCIAL_COOKIE } from '#domain/sites/cookies.ts'
import type { Cookies } from '#domain/sites/read-cookie.ts'
import { isPreviewToken } from '../content/content-view.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import * as queries from './social.queries.ts'

const YEAR_SECONDS = 31_536_000
const UPLOAD = /^social\/(med_[a-z0-9]+)$/

/** The browser that handed in a picture may see it before anyone else does. */
export const rememberOwner = ({ reply }: Shop, userId: string): void =>
  reply.setCookie(SOCIAL_COOKIE, userId, { maxAge: YEAR_SECONDS })

export type Upload = { readonly isPublic: boolean; readonly read: () => Promise<Buffer> }

/** A shopper's picture, for whoever asks: published ones for all, others for their owner and for moderators. */
export async function findUpload(services: Services, pictureId: string, cookies: Cookies): Promise<Upload | undefined> {
  const [, mediaId] = UPLOAD.exec(pictureId) ?? []
  const { db } = services.database
  const kept = mediaId === undefined ? undefined : await queries.findUpload(db, mediaId)
  if (mediaId === undefined || !kept) return undefined
  const read = () => queries.readUpload(db, mediaId)
  if (kept.status === 'published') return { isPublic: true, read }
  const mayLook =
    (kept.user_id !== null && cookies[SOCIAL_COOKIE] === kept.user_id) ||
    (await isPreviewToken({ services, db }, cookies[PREVIEW_COOKIE]))
  return mayLook ? { isPublic: false, read } : undefined
}
