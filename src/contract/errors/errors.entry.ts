import type { Text } from '#domain/sites/texts.ts'

/** What staff read is in English. */
export type EnglishText = Pick<Text, 'en'>

/** One expected failure: `{placeholder}`s of the message are filled from the error's details. */
export type CatalogueEntry<Message extends EnglishText = Text> = {
  status: number
  ids: readonly [string, ...string[]]
  message: Message
  messageKey: string
}
