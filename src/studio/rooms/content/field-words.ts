import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

const NUMBER = /^\d+$/

/** backgroundColor → Background color */
export const readable = (key: string): string => {
  const words = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A field by the names that the form has for the way to it. */
export function useFieldWords(): (path: readonly string[]) => string {
  const { w, named } = useWords(WORDS)
  return path =>
    path
      // Which picture it is, is the picture.
      .filter((part, at) => !(part === 'id' && at > 0 && at === path.length - 1))
      .map(part => (NUMBER.test(part) ? w('entry', { number: Number(part) }) : named(`field_${part}`, readable(part))))
      .join(' › ')
}
