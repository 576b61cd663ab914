import { useEffect, useRef, useState, type ReactNode } from 'react'

type Props = {
  readonly summary: string
  /** What the summary is called where it is only a sign. */
  readonly label?: string
  readonly look: 'sign' | 'word'
  readonly children: ReactNode
}

/** Acts behind a button. Whatever is done elsewhere closes it, and Escape. */
export function ActMenu({ summary, label, look, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const close = ({ type, key, target }: Event & { key?: string }) => {
      const isInside = target instanceof Node && menu.current?.contains(target) === true
      if (type === 'keydown' ? key === 'Escape' : !isInside) menu.current?.removeAttribute('open')
    }
    // The page in its frame tells nothing of clicks, but takes the focus.
    const kinds = ['keydown', 'pointerdown', 'focusin', 'blur']
    for (const kind of kinds) addEventListener(kind, close)
    return () => {
      for (const kind of kinds) removeEventListener(kind, close)
    }
  }, [open])
  return (
    // Of one name: opening one closes the other.
    <details
      ref={menu}
      className={look === 'word' ? 'node-menu more-menu' : 'node-menu'}
      name="node-menu"
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary className={look === 'word' ? 'button button-quiet' : undefined} aria-label={label}>
        {summary}
      </summary>
      {open && (
        <div className="node-acts" ref={place}>
          {children}
        </div>
      )}
    </details>
  )
}

const EDGE = 8

/** Beside its button, and wholly in the window: the outline is often shorter than the menu, and would cut it. */
function place(menu: HTMLElement | null): void {
  const button = menu?.closest('details')?.getBoundingClientRect()
  if (!menu || !button) return
  menu.style.top = `${Math.max(EDGE, Math.min(button.bottom, innerHeight - menu.offsetHeight - EDGE))}px`
  menu.style.right = `${document.documentElement.clientWidth - button.right}px`
}

type Acts = { readonly acts: readonly (readonly [label: string, act: () => void])[] }

export const ActList = ({ acts }: Acts) =>
  acts.map(([label, act]) => (
    <button
      key={label}
      type="button"
      onClick={event => {
        event.currentTarget.closest('details')?.removeAttribute('open')
        act()
      }}
    >
      {label}
    </button>
  ))
