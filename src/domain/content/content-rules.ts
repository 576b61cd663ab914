import { LIMITS } from '../time/timings.ts'

const namesNewsletter = (name: string): boolean => name.toLowerCase().includes('newsletter')

/** A pop-up is of the newsletter type when its name says so. */
export const popUpLabel = (name: string): 'Newsletter' | 'Account' => (namesNewsletter(name) ? 'Newsletter' : 'Account')

/** The first pop-up that was not dismissed. Whoever has ordered the newsletter is not asked to order it. */
export const choosePopUp = <PopUp extends { readonly id: string; readonly name: string }>(
  popUps: readonly PopUp[],
  dismissed: readonly string[],
  subscribed: boolean,
): PopUp | undefined => popUps.find(({ id, name }) => !dismissed.includes(id) && !(subscribed && namesNewsletter(name)))

/** A collection whose name contains [stacked] is a full-width grid at every breakpoint. */
export const isStacked = (name: string): boolean => name.includes('[stacked]')

export type HostedVideo = {
  readonly duration?: number | undefined
  readonly cloudinaryAsset?:
    | { readonly cloudName?: string | undefined; readonly publicId?: string | undefined }
    | undefined
}

/** The hosted player serves only long videos that it knows, where its flag is on. */
export const usesHostedPlayer = ({ duration = 0, cloudinaryAsset }: HostedVideo, flagOn: boolean): boolean =>
  flagOn &&
  Boolean(cloudinaryAsset?.cloudName) &&
  Boolean(cloudinaryAsset?.publicId) &&
  duration > LIMITS.hostedVideoSeconds

const wordsOf = (html: string): string => html.replaceAll(/<(?!img\b)[^>]*>|&nbsp;/g, '').trim()

/** Empty messages are left out, and no more shown than configured. */
export const shownPromoMessages = <Message extends { readonly richText: string }>(
  messages: readonly Message[],
  max: number,
): Message[] => messages.filter(({ richText }) => wordsOf(richText) !== '').slice(0, max)

type OnPage = { readonly productId?: string | undefined; readonly categoryId?: string | undefined }

/** What a gallery is filtered by on this page; nothing where the page has not what the filter asks for. */
export function filledFilter(filter: string, { productId, categoryId }: OnPage): string {
  const known: Readonly<Record<string, string | undefined>> = { productId, category: categoryId }
  const asked = [...filter.matchAll(/\{(productId|category)\}/g)].map(([, name = '']) => known[name])
  if (asked.includes(undefined)) return ''
  return filter.replaceAll(/\{(productId|category)\}/g, (_, name: string) => known[name] ?? '')
}

export const NO_CTA = 'No-CTA'
export const BASELINE = 'Baseline'
export const CONTROL = 'Control'

/** Impressions are counted when the decision is not Control and there is something to see. */
export const tracksImpressions = (decision: string, itemCount: number): boolean => decision !== CONTROL && itemCount > 0
