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
