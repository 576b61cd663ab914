import { keepText, readText } from './browser-storage.ts'

type Key = 'cairn.dismissed'

/** Things of the page that this browser has put away for good, by their ids. */
export const keptIds = (key: Key): string[] =>
  (readText('local', key) ?? '')
    .split(' ')
    .filter(id => id !== '')
    .map(decodeURIComponent)

export const keepId = (key: Key, id: string): void =>
  keepText('local', key, [...new Set([...keptIds(key), id])].map(encodeURIComponent).join(' '))
