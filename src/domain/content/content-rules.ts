import { LIMITS } from '../time/timings.ts'

const namesNewsletter = (name: string): boolean => name.toLowerCase().includes('newsletter')

/** A pop-up is of the newsletter type when its name says so. */
export const popUpLabel = (name: string): 'Newsletter' | 'Account' => (namesNewsletter(name) ? 'Newsletter' : 'Account')

/** The first pop-up that was not dismissed. */
export const choosePopUp = <PopUp extends { readonly id: string }>(
  popUps: readonly PopUp[],
  dismissed: readonly string[],
): PopUp | undefined => popUps.find(({ id }) => !dismissed.includes(id))

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
  max: number = LIMITS.promoBarMessages,
): Message[] => messages.filter(({ richText }) => wordsOf(richText) !== '').slice(0, max)

export const NO_CTA = 'No-CTA'
export const BASELINE = 'Baseline'
export const CONTROL = 'Control'

/** Impressions are counted when the decision is not Control and there is something to see. */
export const tracksImpressions = (decision: string, itemCount: number): boolean => decision !== CONTROL && itemCount > 0
