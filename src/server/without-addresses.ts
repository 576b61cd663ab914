/** A part before the @ begins where no such sign stands before it: each place of a long text is looked at once. */
const BEFORE_AT = String.raw`[\p{L}\p{N}_.+\-'=&~#!%*?^{|}$]`
const LABEL = String.raw`[\p{L}\p{N}_\-]+`
const ADDRESS = new RegExp(String.raw`(?<!${BEFORE_AT})${BEFORE_AT}{1,64}@${LABEL}(?:\.${LABEL})*\.\p{L}{2,}`, 'gu')

/** Other people's words name people: mail servers repeat the address they refuse. */
export const withoutAddresses = (text: string): string => text.replaceAll(ADDRESS, '[address]')
