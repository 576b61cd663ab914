const LEAST_SECRET = 32
const LEAST_DIFFERENT = 12

/** What somebody typed is short, or the same few letters again and again. */
export const isGuessable = (secret: string): boolean =>
  secret.length < LEAST_SECRET || new Set(secret.replaceAll(/\s/g, '')).size < LEAST_DIFFERENT
