/** A browser's own format, which the library looks through; only its outline is checked before. */
export const isAnswer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'response' in value
