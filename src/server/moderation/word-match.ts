/** Small letters without accents, one space between words: however somebody writes a word, it is the same. */
export const plainText = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** A word as it is kept on the list; a star at its end stands for any ending. */
export const plainWord = (typed: string): string => {
  const word = plainText(typed).trim()
  return word !== '' && typed.trim().endsWith('*') ? `${word}*` : word
}

/** Whether a plain text has that word, whole; a part of another word is none. */
export const wordIn = (plain: string, word: string): boolean =>
  plain.includes(word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `)
