import { Dialog as Base } from '@base-ui/react/dialog'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { call } from '../calls/call.ts'
import { queries } from '../calls/queries.ts'
import { useI18n, type MessageKey } from '../i18n/i18n.tsx'
import { useGoToThing } from '../lists/thing-link.tsx'
import { $preferences, prefer } from '../preferences/preferences.ts'
import type { Me } from './shell.tsx'
import { roomsFor } from './rooms.ts'

type Entry = {
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly keys?: string
  readonly act: () => void
}

const SHORTEST = 2

/** Everything by a few letters: rooms, things and actions, each with its keys. */
export function CommandMenu({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const { t } = useI18n()
  const [typed, setTyped] = useState('')
  const entries = [...useActions(me), ...useFound(useDeferredValue(typed.trim()))]
  const wanted = typed.trim().toLowerCase()
  const shown = entries.filter(({ id, label }) => id.startsWith('found ') || label.toLowerCase().includes(wanted))
  const choose = (entry: Entry) => {
    onClose()
    entry.act()
  }
  return (
    <Base.Root open onOpenChange={open => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup className="dialog commands" aria-label={t('search')}>
          <Autocomplete.Root
            items={shown}
            open
            inline
            filter={null}
            value={typed}
            onValueChange={setTyped}
            autoHighlight="always"
            itemToStringValue={(entry: Entry) => entry.label}
          >
            <Autocomplete.Input className="commands-input" placeholder={t('searchHint')} aria-label={t('search')} />
            <Autocomplete.Empty className="commands-empty">{t('nothingFound', { query: typed })}</Autocomplete.Empty>
            <Autocomplete.List className="commands-list">
              {(entry: Entry) => (
                <Autocomplete.Item key={entry.id} value={entry} className="command" onClick={() => choose(entry)}>
                  <span>{entry.label}</span>
                  <span className="command-detail">{entry.detail}</span>
                  {entry.keys !== undefined && <kbd>{entry.keys}</kbd>}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function useActions(me: Me): readonly Entry[] {
  const { t } = useI18n()
  const navigate = useNavigate()
  const themed = (theme: 'light' | 'dark'): Entry => ({
    id: `theme ${theme}`,
    label: `${t('theme')}: ${t(`theme_${theme}`)}`,
    detail: t('action'),
    act: () => prefer({ theme }),
  })
  return [
    ...roomsFor(me.permissions).map(room => ({
      id: `room ${room.to}`,
      label: t(room.label),
      detail: t('room'),
      keys: room.keys,
      act: () => void navigate({ to: room.to }),
    })),
    ...(me.permissions.includes('staff.write')
      ? [
          {
            id: 'invite',
            label: t('invite'),
            detail: t('action'),
            act: () => void navigate({ to: '/staff', search: { open: 'invite' } }),
          },
          {
            id: 'new key',
            label: t('newKey'),
            detail: t('action'),
            act: () => void navigate({ to: '/keys', search: { open: 'new' } }),
          },
        ]
      : []),
    ...(me.permissions.includes('content.read')
      ? [{ id: 'preview', label: t('preview'), detail: t('action'), act: () => location.assign('/studio/preview') }]
      : []),
    themed('light'),
    themed('dark'),
    {
      id: 'sign out',
      label: t('signOut'),
      detail: t('action'),
      act: () => void call('session.signOut').then(() => queries.resetQueries()),
    },
  ]
}

const FOUND: Readonly<Record<string, MessageKey>> = {
  order: 'found_order',
  customer: 'found_customer',
  sku: 'found_sku',
  style: 'found_style',
  person: 'found_person',
  page: 'found_page',
}

function useFound(query: string): readonly Entry[] {
  const { t } = useI18n()
  const go = useGoToThing()
  const { site } = useStore($preferences)
  const { data } = useQuery({
    queryKey: ['lookup.find', query, site],
    queryFn: () => call('lookup.find', { query: { q: query, ...(site !== undefined && { site }) } }),
    enabled: query.length >= SHORTEST,
    placeholderData: before => before,
  })
  if (query.length < SHORTEST) return []
  return (data?.found ?? []).map(({ kind, id, title, detail }) => ({
    id: `found ${kind} ${id}`,
    label: title,
    detail: [t(FOUND[kind] ?? 'object'), detail].filter(Boolean).join(' · '),
    act: () => go(kind, id),
  }))
}
