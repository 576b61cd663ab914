import { useId, type ComponentProps } from 'react'

type Look = 'primary' | 'plain' | 'quiet' | 'danger'
type Props = ComponentProps<'button'> & {
  readonly look?: Look
  /** Why it cannot be pressed now. It is reached all the same, and says so. */
  readonly why?: string | undefined
  /** A sign without words says it where no room is for a sentence. */
  readonly quietly?: boolean
}

export function Button({ look = 'plain', className = '', why, quietly = false, onClick, ...props }: Props) {
  const id = useId()
  const waits = why !== undefined && {
    'aria-disabled': true,
    'aria-describedby': id,
    ...(quietly && { title: why }),
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
        <span id={id} className={quietly ? 'unseen' : 'hint button-why'}>
          {why}
        </span>
      )}
    </>
  )
}
