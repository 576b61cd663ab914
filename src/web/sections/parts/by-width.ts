import type { Breakpoint } from '#contract/content/content-tokens.ts'

const SPACE = { none: '0', xs: '0.5rem', sm: '1rem', md: '2rem', lg: '4rem', xl: '6rem' } as const

type Spacing = keyof typeof SPACE
export type PerBreakpoint<T> = { sm?: T | undefined; md?: T | undefined; lg?: T | undefined }

/** Gone at one width. */
export const HIDDEN_AT = {
  sm: 'max-md:hidden',
  md: 'md:max-lg:hidden',
  lg: 'lg:hidden',
} as const satisfies Record<Breakpoint, string>

/** A missing value is that of the next smaller width. */
export function atEachWidth<T>(values: PerBreakpoint<T>, fallback: T): Record<Breakpoint, T> {
  const sm = values.sm ?? fallback
  const md = values.md ?? sm
  return { sm, md, lg: values.lg ?? md }
}

/** Three custom properties for one that changes by width. */
export function byBreakpoint<T>(name: string, values: PerBreakpoint<T>, write: (value: T) => string, fallback: T) {
  const { sm, md, lg } = atEachWidth(values, fallback)
  return { [`--${name}-sm`]: write(sm), [`--${name}-md`]: write(md), [`--${name}-lg`]: write(lg) }
}

export const spacing = (name: string, values: PerBreakpoint<Spacing>, fallback: Spacing = 'none') =>
  byBreakpoint(name, values, value => SPACE[value], fallback)
