import { useI18n } from '../../i18n/i18n.tsx'
import { CHOICES, COLOURS } from './words/choices.ts'

const OF_COLOURS = /color$|^background$/i

/** What can be chosen in a field, as people say it; what has no word, such as a number or a colour of one's own, is itself. */
export function useChoiceWords(): (field: string, value: string | number) => string {
  const { language } = useI18n()
  return (field, value) => choiceOf(field, value)?.[language] ?? String(value)
}

/** @internal */
export const choiceOf = (field: string, value: string | number) =>
  (OF_COLOURS.test(field) ? COLOURS : CHOICES[field])?.[value]
