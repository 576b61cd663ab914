import { cx } from '#web/ui/class-names.ts'
import { colourOf } from '../parts/titles.tsx'

export type CaptionFields = {
  captionText?: string | undefined
  captionColor?: string | undefined
  captionPosition: 'top' | 'bottom' | 'off'
}

const LIGHT: ReadonlySet<string> = new Set(['paper', 'white', 'stone-100', 'stone-300'])

/** A line that names what the media shows, in a corner of it. */
export const Caption = ({ fields }: { fields: CaptionFields }) =>
  fields.captionPosition === 'off' || !fields.captionText ? null : (
    <p
      className={cx(
        'absolute right-(--gutter) z-2 px-2 py-1 text-xs',
        fields.captionPosition === 'top' ? 'top-3' : 'bottom-3',
        LIGHT.has(fields.captionColor ?? 'paper') ? 'bg-ink/70' : 'bg-paper/80',
      )}
      style={colourOf(fields.captionColor ?? 'paper')}
    >
      {fields.captionText}
    </p>
  )
