/** What passwords are most often made of, in the languages that the shop speaks. */
const BASES =
  'password passwort passwd motdepasse contrasena clave kennwort geheim secret secreto letmein welcome willkommen bienvenue bienvenido changeme iloveyou jetaime tequiero admin login master monkey dragon football baseball sunshine princess shadow superman batman pokemon starwars hello hallo bonjour hola default temporary company staff studio spring summer autumn winter fruehling sommer herbst printemps automne hiver primavera verano otono invierno january february march april august september october november december monday friday'.split(
    ' ',
  )

/** What fingers run along, one way or the other. */
const ROWS = [
  ['01234567890', 3],
  ['abcdefghijklmnopqrstuvwxyz', 4],
  ['qwertyuiop', 4],
  ['qwertzuiop', 4],
  ['azertyuiop', 4],
  ['asdfghjkl', 4],
  ['zxcvbnm', 4],
] as const
const RUNS = ROWS.flatMap(([row, run]) => [row, [...row].toReversed().join('')].flatMap(way => pieces(way, run)))

/** Signs that stand for letters: who tries words tries these. */
const SIGNS = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' }
const spelled = (text: string) =>
  Object.entries(SIGNS).reduce((all, [sign, letter]) => all.replaceAll(sign, letter), text)

const LEAST_LEFT = 8
const LEAST_DIFFERENT = 5
/** Shorter parts of a name stand in half of all words. */
const LEAST_WORD = 3

export type Weakness = 'common' | 'personal'

/**
 * Why a password is soon guessed, if it is: without common words, rows, repeats and years too little of it is left, or
 * without the words that belong to whoever chose it. `own` are names and addresses; `isCommon` knows whole passwords.
 */
export function weaknessOf(
  password: string,
  own: readonly string[],
  isCommon: (text: string) => boolean,
): Weakness | undefined {
  const typed = onceOf(plain(password).replaceAll(/[^\p{L}\p{N}@$]/gu, ''))
  const word = typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if ([typed, word, spelled(word)].some(isCommon) || isTooLittle(without(typed, BASES))) return 'common'
  return isTooLittle(without(typed, [...BASES, ...own.flatMap(wordsIn)])) ? 'personal' : undefined
}

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')

/** Typed again and again it is no longer than once. */
const onceOf = (text: string) => text.replaceAll(/(.{1,6}?)\1{2,}/gu, '$1').replace(/^(.+?)\1$/u, '$1')

const isTooLittle = (left: string) => left.length < LEAST_LEFT || new Set(left).size < LEAST_DIFFERENT

/** Of a name or an address: its parts, and all of them in one. */
function wordsIn(text: string): string[] {
  const words = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length >= LEAST_WORD)
  return [...words, words.join('')].filter(word => word !== '')
}

function pieces(text: string, length: number): string[] {
  return Array.from({ length: text.length - length + 1 }, (_, at) => text.slice(at, at + length))
}

/** What neither a word nor a run nor a year accounts for. */
function without(typed: string, words: readonly string[]): string {
  const spared = new Set<number>()
  const mark = (text: string, word: string) => {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
      for (let i = at; i < at + word.length; i++) spared.add(i)
  }
  for (const text of [typed, spelled(typed)]) for (const word of [...words, ...RUNS]) mark(text, word)
  for (const [year] of typed.matchAll(/(?:19|20)\d\d/g)) mark(typed, year)
  return [...typed].filter((_, at) => !spared.has(at)).join('')
}
