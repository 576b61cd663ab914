/** Links, addresses and numbers to call: what would make a letter of ours an advertisement of a stranger's. */
const LINKS =
  /https?:\/*\S*|www\.\S+|[\w.+-]+@[\w-]+\.\w{2,}|\b[\w-]+\.(?:com|net|org|shop|biz|info|io|co|test|ru|cn|xyz|top|link)\b\S*|\+?\d[\d\s().-]{8,}\d/gi

/** What somebody writes to a stranger through us: plain words, nothing to follow. */
export const withoutLinks = (text: string): string => text.replaceAll(LINKS, '…')
