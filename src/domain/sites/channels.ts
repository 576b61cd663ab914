export const CHANNELS = ['ECOMM', 'MAPP'] as const
type Channel = (typeof CHANNELS)[number]

/** How the application's web view names itself: pages and forms have no header of their own to say it with. */
const APP = /\bCairnApp\/\d/

export const channelOf = (headers: { get(name: string): string | null }): Channel =>
  headers.get('x-channel') === 'MAPP' || APP.test(headers.get('user-agent') ?? '') ? 'MAPP' : 'ECOMM'

/** Where a sign-up came from, unless a lead source says otherwise. */
export const DEFAULT_SOURCE = 'ECOM15'

const SOURCE = /^[\w.-]{1,40}$/

/** The lead source that an address names; what cannot be one is none. */
export const leadSourceIn = (named: string | null): string | undefined =>
  named !== null && SOURCE.test(named) ? named : undefined
