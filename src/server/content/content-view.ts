import { randomBytes, timingSafeEqual } from 'node:crypto'
import { defaultLocaleOf, SITES, siteOfLocale, type Locale, type SiteId } from '#domain/sites/sites.ts'
import type { CONTENT_MODES } from '#contract/content/content.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { PREVIEW_COOKIE } from '#domain/sites/cookies.ts'
import { noteSecurityEvent } from '../security/security-events.ts'
import type { Shop, StudioLook } from '../shop.ts'
import { findStaff } from '../staff/find-staff.service.ts'
import { StoreError } from '../store-error.ts'
import type { Moment } from './content.queries.ts'

const DAY_S = 86_400

type ContentQuery = {
  readonly preview?: boolean | undefined
  readonly previewDateTime?: string | undefined
  readonly localePath?: Locale | undefined
  readonly drafts?: 'all' | 'none' | undefined
}
export type ContentRequest = {
  readonly params: { readonly mode: (typeof CONTENT_MODES)[number]; readonly siteId?: SiteId }
  readonly query: ContentQuery
  readonly headers: { readonly 'x-preview-token'?: string | undefined }
}

/** Which content someone looks at: of which locale, at which moment. */
export type ContentView = Moment & { readonly siteId: SiteId; readonly locale: Locale }

/** Ordinary visitors see what is published now; holders of a preview token see any moment, with its drafts. */
export async function openView(shop: Shop, { params, query, headers }: ContentRequest): Promise<ContentView> {
  const { previewDateTime, localePath } = query
  if (shop.studio) return studioView(shop, shop.studio, params.siteId)
  const preview =
    params.mode === 'preview' ||
    query.preview === true ||
    previewDateTime !== undefined ||
    localePath !== undefined ||
    shop.preview
  if (preview) await requirePreviewToken(shop, headers['x-preview-token'])
  const siteId = localePath ? siteOfLocale(localePath).id : (params.siteId ?? shop.site.id)
  return {
    siteId,
    locale: localePath ?? localeIn(siteId, shop.locale),
    at: previewDateTime === undefined ? shop.now : new Date(previewDateTime),
    preview,
    drafts: query.drafts !== 'none',
  }
}

const studioView = (shop: Shop, { at, drafts, only }: StudioLook, siteId: SiteId = shop.site.id): ContentView => ({
  siteId,
  locale: localeIn(siteId, shop.locale),
  at,
  preview: true,
  // A release holds working copies; other drafts are not of it.
  drafts: drafts && only === undefined,
})

export const liveView = (shop: Shop): ContentView => ({
  siteId: shop.site.id,
  locale: shop.locale,
  at: shop.now,
  preview: false,
  drafts: false,
})

const localeIn = (siteId: SiteId, spoken: Locale): Locale =>
  SITES[siteId].locales.includes(spoken) ? spoken : defaultLocaleOf(SITES[siteId])

/** Editors and moderators bring the token in a header or, from a page, in a cookie. */
export async function requirePreviewToken(shop: Shop, header?: string, permission?: Permission): Promise<Previewer> {
  const previewer = await findPreviewer(shop, header, permission)
  if (!previewer) throw new StoreError('CANNOT_AUTHORISE', { field: 'x-preview-token' })
  return previewer
}

/** In place of a token: the session of staff is asked. */
export const BY_SESSION = 'by-session'

type Previewer = { readonly id: string; readonly name: string }
/** Many may hold one token: history can tell no more of them than this. */
const TOKEN_HOLDER: Previewer = { id: 'preview-token', name: 'Preview token' }

async function findPreviewer(
  shop: Shop,
  header?: string,
  permission: Permission = 'content.read',
): Promise<Previewer | undefined> {
  const given = header ?? shop.request.headers.get('x-preview-token') ?? shop.request.cookies[PREVIEW_COOKIE]
  if (given !== BY_SESSION) return (await isPreviewToken(shop, given)) ? TOKEN_HOLDER : undefined
  const staff = await findStaff(shop)
  return staff?.grants.can(permission) ? staff : undefined
}

/** Whether somebody of the staff came from the studio to look at what shoppers do not see yet. */
export async function looksAhead(shop: Shop, permission: Permission): Promise<boolean> {
  if (shop.request.cookies[PREVIEW_COOKIE] !== BY_SESSION) return false
  return (await findStaff(shop))?.grants.can(permission) ?? false
}

export const mayPreview = async (shop: Shop): Promise<boolean> => (await findPreviewer(shop)) !== undefined

export async function isPreviewToken(shop: Pick<Shop, 'services' | 'db'>, given: string | undefined): Promise<boolean> {
  const token = given === undefined ? undefined : await previewToken(shop)
  return given !== undefined && token !== undefined && sameText(given, token)
}

/** A browser keeps the token only once it has proved to be the right one. */
export async function keepPreviewToken(shop: Shop, given: string): Promise<void> {
  if (await isPreviewToken(shop, given)) shop.reply.setCookie(PREVIEW_COOKIE, given, { maxAge: DAY_S })
  else noteSecurityEvent(shop, 'permission-refused', 'preview token')
}

function sameText(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The configured token; a demo shop makes one of its own and keeps it. */
export async function previewToken({ services, db }: Pick<Shop, 'services' | 'db'>): Promise<string | undefined> {
  const { config, content } = services
  if (config.PREVIEW_TOKEN) return config.PREVIEW_TOKEN
  if (!config.demo) return undefined
  content.previewToken.value ??= await keptToken(db)
  return content.previewToken.value
}

async function keptToken(db: Shop['db']): Promise<string> {
  const made = randomBytes(18).toString('base64url')
  const { value } = await db
    .insertInto('settings')
    .values({ key: 'preview_token', value: JSON.stringify(made) })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ key: 'preview_token' }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return typeof value === 'string' ? value : made
}
