/**
 * What the shop says about this visit: nothing for a stranger. Proof of nothing; tokens are that. Pages of consumers say
 * it too, for sessions that began when the cookie was still kept from scripts.
 */
export const visitorKind = (): string | undefined =>
  /(?:^|; )cairn_kind=(\w+)/.exec(document.cookie)?.[1] ?? document.documentElement.dataset['kind']
