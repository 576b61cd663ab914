import { useId, type ComponentProps } from 'react'
import { useI18n } from '../i18n/i18n.tsx'

type Look = 'primary' | 'plain' | 'quiet' | 'danger'
type Props = ComponentProps<'button'> & {
  readonly look?: Look
  /** Why it cannot be pressed now. It is reached all the same, and says so. */
  readonly why?: string | undefined
  /** What it began is under way. It keeps the focus, and says so once that takes a while. */
  readonly busy?: boolean
  /** A sign without words says it where no room is for a sentence. */
  readonly quietly?: boolean
}

export function Button({
  look = 'plain',
  className = '',
  why,
  busy = false,
  quietly = false,
  onClick,
  ...props
}: Props) {
  const { t } = useI18n()
  const id = useId()
  const said = busy ? t('underWay') : why
  const waits = said !== undefined && {
    'aria-disabled': true,
    'aria-describedby': id,
    ...(busy && { 'aria-busy': true }),
    ...(quietly && { title: said }),
  }
  return (
    <>
      <button
        type="button"
        {...props}
        {...waits}
        className={`button button-${look} ${className}`}
        onClick={waits ? event => event.preventDefault() : onClick}
      />
      {waits && (
        <span
          id={id}
          role={busy ? 'status' : undefined}
          className={quietly ? 'unseen' : `hint button-why ${busy ? 'button-busy' : ''}`}
        >
          {said}
        </span>
      )}
    </>
  )
}
