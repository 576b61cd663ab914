/** What the shop's own cookie says about this visit: nothing for a stranger. Proof of nothing; tokens are that. */
export const visitorKind = (): string | undefined => /(?:^|; )cairn_kind=(\w+)/.exec(document.cookie)?.[1]
