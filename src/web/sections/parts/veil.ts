import type { Breakpoint } from '#contract/content-tokens.ts'
import { GRADIENT_PERCENT } from '#domain/timings.ts'
import { cx } from '#web/ui/class-names.ts'

const TONES = { light: '250 248 244', dark: '22 25 27' } as const
const VEIL_AT = { sm: 'max-md:veil', md: 'md:max-lg:veil', lg: 'lg:veil' } as const satisfies Record<Breakpoint, string>

export type VeilFields = {
  backdrop: 'none' | 'light' | 'dark'
  gradientStyle: keyof typeof GRADIENT_PERCENT
  gradientTone: keyof typeof TONES
  gradientBreakpoints: readonly Breakpoint[]
}

/** What lies between media and the words on it: a gradient from below, a backdrop over all of it. */
export const veilOf = ({ backdrop, gradientStyle, gradientTone, gradientBreakpoints }: VeilFields) => ({
  className: cx(
    backdrop !== 'none' && `backdrop-${backdrop}`,
    ...(gradientStyle === 'off' ? [] : gradientBreakpoints.map(at => VEIL_AT[at])),
  ),
  style:
    gradientStyle === 'off'
      ? undefined
      : { '--veil': `${GRADIENT_PERCENT[gradientStyle]}%`, '--veil-rgb': TONES[gradientTone] },
})

/** Words on it are light. */
export const isDark = ({ backdrop, gradientStyle, gradientTone }: VeilFields): boolean =>
  backdrop === 'dark' || (backdrop === 'none' && gradientTone === 'dark' && gradientStyle !== 'off')
