import type { Text } from '#domain/sites/texts.ts'

/** One expected failure: `{placeholder}`s of the message are filled from the error's details. */
export type CatalogueEntry = {
  status: number
  ids: readonly [string, ...string[]]
  message: Text
  messageKey: string
}
