export const CHANNELS = ['ECOMM', 'MAPP'] as const
export type Channel = (typeof CHANNELS)[number]

/** Where a sign-up came from, unless a lead source says otherwise. */
export const DEFAULT_SOURCE = 'ECOM15'

export const channelOf = ({ webview }: { readonly webview: boolean }): Channel => (webview ? 'MAPP' : 'ECOMM')

export const findChannel = (text: string): Channel | undefined => CHANNELS.find(channel => channel === text)
