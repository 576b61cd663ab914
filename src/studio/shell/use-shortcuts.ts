import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { tinykeys } from 'tinykeys'
import type { Action } from './actions.ts'
import type { RoomEntry } from './rooms.ts'

type Wanted = {
  readonly rooms: readonly RoomEntry[]
  readonly actions: readonly Action[]
  readonly openCommands: () => void
  readonly openShortcuts: () => void
}

/** `g` and a letter leads to a room, others act, ⌘K finds, `?` tells them all. Not while somebody types. */
export function useShortcuts({ rooms, actions, openCommands, openShortcuts }: Wanted): void {
  const navigate = useNavigate()
  const leads = rooms.map(({ to, keys }) => [keys, () => void navigate({ to })] as const)
  const bound: Readonly<Record<string, () => void>> = {
    ...Object.fromEntries(leads),
    ...Object.fromEntries(actions.map(({ keys, act }) => [keys, act] as const)),
    '$mod+k': openCommands,
    'Shift+?': openShortcuts,
    '/': openCommands,
  }
  const latest = useRef(bound)
  useEffect(() => {
    latest.current = bound
  })
  const names = Object.keys(bound).join(',')
  useEffect(() => {
    let stop = () => {}
    const listen = () => {
      stop()
      stop = tinykeys(globalThis.window, Object.fromEntries(names.split(',').map(name => [name, hear(name)])))
    }
    const hear = (name: string) => (event: KeyboardEvent) => {
      // Once two keys led somewhere, others that begin alike would go on waiting for their second one.
      listen()
      if (name !== '$mod+k' && isTyping(event)) return
      event.preventDefault()
      latest.current[name]?.()
    }
    listen()
    return () => stop()
  }, [names])
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role=dialog]') !== null
