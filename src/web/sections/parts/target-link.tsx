import type { Target } from '#contract/content/content-fields.ts'
import { NO_CTA } from '#domain/content/content-rules.ts'
import { buttonLook, type ButtonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/class-names.ts'
import { ArrowRightIcon } from '#web/ui/icons.tsx'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { linkLook } from '#web/ui/text.tsx'

type Tone = 'light' | 'dark'

type ButtonStyle = Exclude<Target['style'], 'link'>
const LOOKS = {
  light: { primary: 'primary', secondary: 'secondary', tertiary: 'quiet' },
  dark: { primary: 'inverse', secondary: 'inverse', tertiary: 'inverse' },
} as const satisfies Record<Tone, Record<ButtonStyle, ButtonLook>>

type Props = { target: Target; tone?: Tone; asText?: boolean; className?: string }

/** A call to action: a button, or a link with an arrow. */
export function TargetLink({ target, tone = 'light', asText = false, className }: Props) {
  const { style, size, text } = target
  if (asText || style === 'link')
    return (
      <a
        {...linkAttributes(target)}
        className={linkLook(
          cx(
            'inline-flex min-h-11 items-center gap-2 font-semibold',
            size === 'small' && 'text-sm',
            tone === 'dark' && 'text-paper',
            className,
          ),
        )}
      >
        {text}
        <ArrowRightIcon size={16} />
      </a>
    )
  const look = LOOKS[tone][style]
  return (
    <a {...linkAttributes(target)} className={buttonLook({ look, size }, className)}>
      {text}
    </a>
  )
}

type TargetsProps = {
  targets: readonly Target[]
  linkType?: 'CTA' | 'Text-Link' | 'No-CTA'
  equalTargetSize?: boolean | undefined
  tone?: Tone
  className?: string
}

export function Targets({
  targets,
  linkType = 'CTA',
  equalTargetSize = false,
  tone = 'light',
  className,
}: TargetsProps) {
  if (linkType === NO_CTA || targets.length === 0) return null
  return (
    <div
      className={cx(
        equalTargetSize
          ? 'grid auto-cols-fr gap-3 sm:w-fit sm:grid-flow-col'
          : 'flex flex-wrap items-center gap-x-6 gap-y-3',
        className,
      )}
    >
      {targets.map(target => (
        <TargetLink key={target.url + target.text} target={target} tone={tone} asText={linkType === 'Text-Link'} />
      ))}
    </div>
  )
}
