import { isPlaceholder } from './placeholder.ts'

type Field = {
  /** From the general to the particular. */
  readonly scopes: readonly string[]
  /** The layer whose word counts. */
  readonly said: string | undefined
  readonly value: unknown
  readonly isWordy: boolean
  readonly mayWrite: (scope: string) => boolean
}

const FILLED_IN = /\{n:\d+\}/

/** Where what is typed is said: where the field is said already, and what nobody said yet as generally as one may. */
export function layerToWrite({ scopes, said, value, isWordy, mayWrite }: Field): string {
  const [general = 'any', language = general] = scopes
  // Words differ by language; all else is the same everywhere until somebody says otherwise.
  const first = isWordy ? language : general
  // A name that the shop fills in, or a placeholder, stands there for every language: words in its place are of one.
  const isForAll = typeof value === 'string' && (FILLED_IN.test(value) || isPlaceholder(value))
  const stays = said === general && isWordy && isForAll ? undefined : said
  return stays ?? scopes.slice(scopes.indexOf(first)).find(mayWrite) ?? first
}

/** Where a field is emptied: a placeholder goes for everybody, since nobody has said anything yet. */
export const layerToEmpty = (field: Field): string =>
  field.said !== undefined && typeof field.value === 'string' && isPlaceholder(field.value)
    ? field.said
    : layerToWrite(field)
