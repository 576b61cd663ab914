import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { ROOM_GROUPS, type RoomEntry } from './rooms.ts'

/** The rooms somebody may enter, by the work they belong to. */
export function SideLinks({ rooms }: { readonly rooms: readonly RoomEntry[] }) {
  const { t } = useI18n()
  const links = useRef<HTMLElement>(null)
  const path = useRouterState({ select: state => state.location.pathname })
  // There are more rooms than a low window shows.
  useEffect(() => {
    const all = links.current?.querySelectorAll('a') ?? []
    const here = [...all].find(link => link.pathname.endsWith(path))
    here?.scrollIntoView({ block: 'nearest' })
  }, [path])
  return (
    <nav ref={links} aria-label={t('menu')} className="side-links">
      {ROOM_GROUPS.map(group => {
        const inside = rooms.filter(room => room.group === group)
        return (
          inside.length > 0 && (
            <div key={group}>
              <p id={`rooms-${group}`} className="side-group">
                {t(`rooms_${group}`)}
              </p>
              <ul aria-labelledby={`rooms-${group}`}>
                {inside.map(room => (
                  <li key={room.to}>
                    <Link to={room.to} className="side-link" activeOptions={{ exact: true }}>
                      {t(room.label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </nav>
  )
}
