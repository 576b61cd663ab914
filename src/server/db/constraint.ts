const UNIQUE_VIOLATION = '23505'

/** The unique index that a write ran into, or undefined for any other failure. */
export const violatedUnique = (error: unknown): string | undefined =>
  error instanceof Error &&
  'code' in error &&
  error.code === UNIQUE_VIOLATION &&
  'constraint' in error &&
  typeof error.constraint === 'string'
    ? error.constraint
    : undefined
