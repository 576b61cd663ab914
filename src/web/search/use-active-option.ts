import { useState, type KeyboardEvent } from 'react'

/**
 * The keys of a combobox: the focus stays in the field, arrows move through the options of its list, Enter follows the
 * one they reached, Escape closes the list and keeps what was typed.
 */
export function useActiveOption(listId: string, open: boolean, close: () => void) {
  const [active, setActive] = useState<string>()

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!open) return
    const options = [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(listId)} [role=option]`)]
    const at = options.findIndex(({ id }) => id === active)
    const reach = (next: number) => {
      setActive(options[next]?.id)
      options[next]?.scrollIntoView({ block: 'nearest' })
    }
    const keys: Readonly<Record<string, () => void>> = {
      // Past either end is the field itself.
      ArrowDown: () => reach(at + 1 < options.length ? at + 1 : -1),
      ArrowUp: () => reach(at < 0 ? options.length - 1 : at - 1),
      Escape: () => {
        setActive(undefined)
        close()
      },
      ...(at >= 0 && { Enter: () => options[at]?.click() }),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return { active: open ? active : undefined, onKeyDown, leaveOptions: () => setActive(undefined) }
}
