/**
 * Links, addresses and numbers to call: what would make a letter of ours an advertisement of a stranger's. Mail programs
 * make a link of anything with a dot inside, whatever it ends in.
 */
const LINKS =
  /[a-z][a-z+.-]*:\/+\S*|[\w.+-]+@\S+|(?:[\p{L}\p{N}_-]+[.。．｡])+\p{L}[\p{L}\p{N}-]+\S*|\d{1,3}(?:\.\d{1,3}){3}\S*|\+?\d[\d\s().-]{8,}\d/giu

/** What somebody writes to a stranger through us: plain words, nothing to follow. */
export const withoutLinks = (text: string): string => text.replaceAll(LINKS, '…')

/** What would be followed. */
export const linksIn = (text: string): string[] => text.match(LINKS) ?? []
