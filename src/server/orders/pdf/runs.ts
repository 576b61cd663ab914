import bidiFactory from 'bidi-js/dist/bidi.mjs'
import { findFiles, type FindFile } from './typefaces.ts'

/** A stretch of a line that one file writes, as it stands from left to right. */
export type Run = { text: string; file: string }

const bidi = bidiFactory()
const EMOJI = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|\p{RGI_Emoji}/v
const WIDE_SPACES = /[\u2009\u200a\u202f\u00a0\u3000]/g
/** Says how a letter looks or joins; nothing to print by itself. */
const UNSEEN = /[\u200b\u200e\u200f\u2060]|\u20e3|[\ufe00-\ufe0f]/g
const UNKNOWN = '?'

/** What a letter that nobody writes may become, and the mark of what was cut. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))}…`

/** The files of these texts' letters, and of those that may take their place. */
export const filesOf = (texts: readonly string[], bold: boolean): Promise<FindFile> =>
  findFiles([...ALWAYS, ...texts.join('').normalize('NFC')], bold)

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemes = (text: string) => Array.from(letters.segment(text), ({ segment }) => segment)

/**
 * What can be printed of a text. A picture says nothing on an invoice and goes, with the space it leaves; a letter that
 * nobody writes is spelled plainly, or shown as unknown.
 */
export function printable(text: string, findFile: FindFile): string {
  const shown = graphemes(text.normalize('NFC').replaceAll(WIDE_SPACES, ' ').replaceAll(UNSEEN, ''))
    .map(letter => (EMOJI.test(letter) && !/^[\d#*©®™]/.test(letter) ? '' : letter))
    .join('')
  const spelled = Array.from(shown, letter => {
    if (findFile(letter) !== undefined) return letter
    const plain = letter.normalize('NFKD').replaceAll(/\P{ASCII}/gv, '')
    return plain === '' ? UNKNOWN : plain
  }).join('')
  const tidy = spelled.replaceAll(/ {2,}/g, ' ').trim()
  return tidy === '' && text.trim() !== '' ? UNKNOWN : tidy
}

/** Cut at the end until it fits; never through a letter. */
export function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const rest = graphemes(text)
  while (rest.length > 0 && !fits(`${rest.join('').trimEnd()}…`)) rest.pop()
  return `${rest.join('').trimEnd()}…`
}

/** The runs of a line in the order in which they are seen: Arabic and Hebrew go from right to left in between. */
export function runsOf(text: string, findFile: FindFile): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  const pieces: (Run & { level: number })[] = []
  let at = 0
  for (const letter of text) {
    const level = levels[at] ?? 0
    const before = pieces.at(-1)
    const shown = mirrored.get(at) ?? letter
    const file = findFile(letter) ?? ''
    if (before && before.level === level && before.file === file) before.text += shown
    else pieces.push({ text: shown, file, level })
    at += letter.length
  }
  return inSight(pieces)
}

/** From the deepest level up, each stretch at or above it is turned round. */
function inSight(pieces: (Run & { level: number })[]): Run[] {
  const line = [...pieces]
  const deepest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = deepest; level > 0; level--) {
    for (let from = 0; from < line.length; from++) {
      let to = from
      while ((line[to]?.level ?? -1) >= level) to++
      if (to - from > 1) line.splice(from, to - from, ...line.slice(from, to).toReversed())
      from = Math.max(from, to)
    }
  }
  return line.map(({ text, file, level }) => ({ text: level % 2 === 1 ? turned(text) : text, file }))
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/v

/** What writes such letters turns them round itself; brackets and spaces between them are turned here. */
const turned = (text: string): string => (RIGHT_TO_LEFT.test(text) ? text : Array.from(text).toReversed().join(''))
