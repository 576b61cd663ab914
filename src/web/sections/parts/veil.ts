import type { Breakpoint } from '#contract/content/content-tokens.ts'
import { GRADIENT_PERCENT } from '#domain/time/timings.ts'
import { cx } from '#web/ui/class-names.ts'

export const TONES = { light: '250 248 244', dark: '22 25 27' } as const
const VEIL_AT = { sm: 'max-md:veil', md: 'md:max-lg:veil', lg: 'lg:veil' } as const satisfies Record<Breakpoint, string>

export type VeilFields = {
  backdrop: 'none' | 'light' | 'dark'
  gradientStyle: keyof typeof GRADIENT_PERCENT
  gradientTone: keyof typeof TONES
  gradientBreakpoints: readonly Breakpoint[]
}

type WordsAt = 'top' | 'middle' | 'bottom'

/** The gradient begins where the words stand, at the lower edge for those in the middle. */
const FROM_ABOVE = { '--veil-inset': '0 0 auto', '--veil-to': 'to bottom' } as const

/** What lies on media: a gradient from where the words are, a backdrop over all of it. */
export const veilOf = (
  { backdrop, gradientStyle, gradientTone, gradientBreakpoints }: VeilFields,
  words: WordsAt = 'bottom',
) => ({
  className: cx(
    backdrop !== 'none' && `backdrop-${backdrop}`,
    ...(gradientStyle === 'off' ? [] : gradientBreakpoints.map(at => VEIL_AT[at])),
  ),
  style:
    gradientStyle === 'off'
      ? undefined
      : {
          '--veil': `${GRADIENT_PERCENT[gradientStyle]}%`,
          '--veil-rgb': TONES[gradientTone],
          ...(words === 'top' ? FROM_ABOVE : {}),
        },
})

/** What lies close behind words on media, wherever they stand, so that they can be read on any picture. */
export const wordsVeilOf = (fields: VeilFields, down: WordsAt, across: 'left' | 'center' | 'right' = 'center') =>
  fields.backdrop === 'none' && fields.gradientStyle === 'off'
    ? undefined
    : {
        className: `words-veil words-veil-${down} words-veil-${across}`,
        style: { '--veil-rgb': TONES[isDark(fields) ? 'dark' : 'light'] },
      }

/** Words on it are light. */
export const isDark = ({ backdrop, gradientStyle, gradientTone }: VeilFields): boolean =>
  backdrop === 'dark' || (backdrop === 'none' && gradientTone === 'dark' && gradientStyle !== 'off')
