import type { Text } from '#domain/sites/texts.ts'
import type { MailTemplate } from '../mail-values.ts'

export type LetterText = { subject: Text; heading: Text; body: readonly Text[]; action?: Text }
export type LetterTexts = Readonly<Partial<Record<MailTemplate, LetterText>>>
