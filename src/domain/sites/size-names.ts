import type { Language } from './sites.ts'

/** The countings of sizes that sites sell in. */
export type SizeSystem = 'US' | 'UK' | 'EU'

/** A size as its SKU is labelled, and what other systems call it. */
export type SizeStep = {
  readonly label: string
  readonly us: string | null
  readonly uk: string | null
  readonly eu: string | null
}

const COLUMNS = { US: 'us', UK: 'uk', EU: 'eu' } as const satisfies Record<SizeSystem, keyof SizeStep>

/** What a size is called where it is sold: its label, or `EU 42.5` where that says something else. */
export function sizeName(step: SizeStep, system: SizeSystem): string {
  const own = step[COLUMNS[system]]
  return own === null || own === step.label ? step.label : `${system} ${own}`
}

const UNIT = /^(?:US|UK|EU)(?= )/

/** `EU`, where a size is named in a system. */
export const sizeUnit = (name: string): string | undefined => UNIT.exec(name)?.[0]

/** The size alone, for where the unit is said beside it. */
export const bareSize = (name: string): string => name.replace(UNIT, '').trimStart()

const HALVES = /(?<=\d)\.(?=\d)/g

/** As a language writes it: `EU 42,5` where people count with a comma. The name itself stays what it is asked for by. */
export const sizeIn = (name: string, language: Language): string =>
  language === 'en' ? name : name.replaceAll(HALVES, ',')

const LETTERS = ['XXS', 'XS', 'S', 'S/M', 'M', 'L', 'L/XL', 'XL', 'XXL', '3XL', '4XL']
const NUMBERED = /^(\d+(?:\.\d+)?)(?:([KY])|[/-]\d+)?$/
const BEFORE = { K: -1_000, Y: -500 } as const

/** Where it stands among sizes of other runs; `sort` is its place in its own. */
export function sizePlace(name: string, sort: number): number {
  const bare = bareSize(name)
  const [, digits, child] = NUMBERED.exec(bare) ?? []
  if (digits !== undefined) return Number(digits) * 10 + (child === 'K' || child === 'Y' ? BEFORE[child] : 0)
  const letters = LETTERS.indexOf(bare)
  return letters < 0 ? 6_000 + sort : 5_500 + letters
}
