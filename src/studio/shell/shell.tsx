import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { tinykeys } from 'tinykeys'
import type { StaffMe } from '#contract/staff/staff.entities.ts'
import type { z } from 'zod'
import { useMe } from '../calls/queries.ts'
import { SignIn } from '../entrance/sign-in.tsx'
import { useI18n } from '../i18n/i18n.tsx'
import { TaskStrip } from '../tasks/task-strip.tsx'
import { Notices } from '../ui/notices.tsx'
import { Answer, Empty } from '../ui/state.tsx'
import { CommandMenu } from './command-menu.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { ROOMS, roomsFor } from './rooms.ts'
import { SideFoot } from './side-foot.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

export type Me = z.output<typeof StaffMe>

/** Whoever is not signed in sees the entrance, at the address they came for. */
export function Shell() {
  const me = useMe()
  return (
    <>
      <Answer of={me}>{who => (who === null ? <SignIn /> : <House me={who} />)}</Answer>
      <ProofDialog />
      <Notices />
    </>
  )
}

function House({ me }: { readonly me: Me }) {
  const { t } = useI18n()
  const [commands, setCommands] = useState(false)
  const [shortcuts, setShortcuts] = useState(false)
  const path = useRouterState({ select: state => state.location.pathname })
  /** Open on the page where it was opened: going elsewhere closes it. */
  const [menuAt, setMenuAt] = useState<string>()
  const menu = menuAt === path
  const rooms = roomsFor(me.permissions)
  const here = ROOMS.find(room => room.to === path)
  useShortcuts(
    rooms,
    () => setCommands(true),
    () => setShortcuts(true),
  )
  return (
    <div className="house">
      <a className="skip" href="#room">
        {t('skip')}
      </a>
      <aside className="side" data-open={menu}>
        <div className="side-head">
          <Link to="/" className="mark" aria-label={t('studio')}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <ellipse cx="12" cy="18.5" rx="9" ry="3" />
              <ellipse cx="12" cy="12" rx="6.5" ry="2.6" />
              <ellipse cx="12" cy="6.4" rx="4" ry="2.1" />
            </svg>
            <span>
              cairn <b>studio</b>
            </span>
          </Link>
          <button
            type="button"
            className="button button-quiet menu-button"
            aria-expanded={menu}
            onClick={() => setMenuAt(menu ? undefined : path)}
          >
            {t('menu')}
          </button>
        </div>
        <div className="side-body">
          <button type="button" className="search-button" onClick={() => setCommands(true)}>
            <span>{t('searchShort')}</span>
            <kbd aria-hidden="true">⌘K</kbd>
          </button>
          <nav aria-label={t('menu')}>
            {rooms.map(room => (
              <Link key={room.to} to={room.to} className="side-link" activeOptions={{ exact: true }}>
                {t(room.label)}
              </Link>
            ))}
          </nav>
          <SideFoot me={me} />
        </div>
      </aside>
      <main id="room" className="room" tabIndex={-1}>
        {here && !rooms.includes(here) ? (
          <Empty title={t('notAllowed')} text={t('notAllowedText', { permission: here.needs ?? '' })} />
        ) : (
          <Outlet />
        )}
      </main>
      <TaskStrip />
      {shortcuts && <ShortcutsDialog rooms={rooms} onClose={() => setShortcuts(false)} />}
      {commands && <CommandMenu me={me} onClose={() => setCommands(false)} />}
    </div>
  )
}

/** `g` and a letter leads to a room, ⌘K anywhere, `?` tells them all. Not while somebody types. */
function useShortcuts(
  rooms: readonly { readonly to: string; readonly keys: string }[],
  openCommands: () => void,
  openShortcuts: () => void,
) {
  const navigate = useNavigate()
  useEffect(() => {
    const typing = (event: KeyboardEvent) =>
      event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [role=dialog]') !== null
    const leads = rooms.map(({ to, keys }) => [
      keys,
      (event: KeyboardEvent) => {
        if (!typing(event)) void navigate({ to })
      },
    ])
    return tinykeys(globalThis.window, {
      ...Object.fromEntries(leads),
      '$mod+k': event => {
        event.preventDefault()
        openCommands()
      },
      'Shift+?': event => {
        if (!typing(event)) openShortcuts()
      },
      '/': event => {
        if (typing(event)) return
        event.preventDefault()
        openCommands()
      },
    })
  }, [rooms, navigate, openCommands, openShortcuts])
}
