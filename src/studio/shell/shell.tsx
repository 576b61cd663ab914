import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMe } from '../calls/queries.ts'
import { $isInside } from '../calls/signed-in-again.ts'
import { SignIn } from '../entrance/sign-in.tsx'
import { useI18n } from '../i18n/i18n.tsx'
import { TaskStrip } from '../tasks/task-strip.tsx'
import { Notices, notify } from '../ui/notices.tsx'
import { Answer, Empty } from '../ui/state.tsx'
import { TrialNote } from '../ui/trial-note.tsx'
import { useActions } from './actions.ts'
import { CommandMenu } from './command-menu.tsx'
import { useFindKeys } from './find-keys.ts'
import type { Me } from './me.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { ROOMS, roomsFor } from './rooms.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { SideFoot } from './side-foot.tsx'
import { SideLinks } from './side-links.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** Whoever is not signed in sees the entrance, at the address they came for. */
export function Shell() {
  const me = useMe()
  return (
    <>
      <Answer of={me}>{who => (who === null ? <SignIn /> : <House key={who.id} me={who} />)}</Answer>
      <ProofDialog />
      <SignInDialog />
      <Notices />
    </>
  )
}

function House({ me }: { readonly me: Me }) {
  const { t } = useI18n()
  const findKeys = useFindKeys()
  const [commands, setCommands] = useState(false)
  const [shortcuts, setShortcuts] = useState(false)
  const path = useRouterState({ select: state => state.location.pathname })
  /** Open on the page where it was opened: going elsewhere closes it. */
  const [menuAt, setMenuAt] = useState<string>()
  const menu = menuAt === path
  const rooms = roomsFor(me.permissions)
  const here = ROOMS.find(room => room.to === path)
  const actions = useActions(me.permissions)
  useShortcuts({
    rooms,
    actions,
    openCommands: () => setCommands(true),
    openShortcuts: () => setShortcuts(true),
  })
  useTellUnlinked()
  useEffect(() => {
    $isInside.set(true)
    return () => $isInside.set(false)
  }, [])
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
        <TrialNote simulated={me.simulated} />
        <div className="side-body">
          <button type="button" className="search-button" onClick={() => setCommands(true)}>
            <span>{t('searchShort')}</span>
            <kbd aria-hidden="true">{findKeys}</kbd>
          </button>
          <SideLinks rooms={rooms} />
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
      {shortcuts && <ShortcutsDialog rooms={rooms} actions={actions} onClose={() => setShortcuts(false)} />}
      {commands && <CommandMenu me={me} actions={actions} onClose={() => setCommands(false)} />}
    </div>
  )
}

/** Whoever wanted to link the company's sign-in and was refused there comes back signed in as before. */
function useTellUnlinked(): void {
  const { t } = useI18n()
  useEffect(() => {
    if (new URLSearchParams(location.search).get('sso') === 'refused') notify(t('ssoNotLinked'))
    // Told once, in the language one came with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
