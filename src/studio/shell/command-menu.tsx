import { Dialog as Base } from '@base-ui/react/dialog'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { holdsWords } from '#domain/search/holds-words.ts'
import { call } from '../calls/call.ts'
import { useI18n, type MessageKey } from '../i18n/i18n.tsx'
import { ORDER_STATUS_WORDS } from '../i18n/order-status-words.ts'
import { useWords } from '../i18n/room-words.ts'
import { useGoToThing } from '../lists/thing-link.tsx'
import { $preferences } from '../preferences/preferences.ts'
import type { Action } from './actions.ts'
import { useFirstFound } from './first-found.ts'
import type { Me } from './me.ts'
import { roomsFor } from './rooms.ts'

type Entry = {
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly keys?: string
  readonly act: () => void
}

const SHORTEST = 2
/** As many as the list shows at first; those below are drawn once it is there. */
const IN_SIGHT = 14

type Props = { readonly me: Me; readonly actions: readonly Action[]; readonly onClose: () => void }

/** Everything by a few letters: rooms, things and actions, each with its keys. */
export function CommandMenu({ me, actions, onClose }: Props) {
  const { t } = useI18n()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const things = useFound(query)
  const isAsking = things.isAsking || query !== typed.trim()
  const entries: readonly Entry[] = [
    ...useRooms(me),
    ...actions.map(action => ({ ...action, detail: t('action') })),
    ...useOwnSettings(),
    ...things.found,
    ...useSettings(me, query),
  ]
  const shown = entries.filter(entry => isFound(entry) || holdsWords(entry.label, typed))
  const drawn = useDeferredValue(shown.length, IN_SIGHT)
  const choose = (entry: Entry) => {
    onClose()
    entry.act()
  }
  const [first] = shown
  const isUnknown = first === undefined || isFound(first)
  const { forget, onKeyDown } = useFirstFound(isAsking && isUnknown, () => first && choose(first))
  const type = (value: string) => {
    forget()
    setTyped(value)
  }
  return (
    <Base.Root open onOpenChange={open => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup className="dialog commands" aria-label={t('search')}>
          <Autocomplete.Root
            items={shown.slice(0, Math.max(drawn, IN_SIGHT))}
            open
            inline
            filter={null}
            value={typed}
            onValueChange={type}
            autoHighlight="always"
            itemToStringValue={(entry: Entry) => entry.label}
          >
            <Autocomplete.Input
              className="commands-input"
              placeholder={t('searchHint')}
              aria-label={t('search')}
              onKeyDown={onKeyDown}
            />
            <Autocomplete.Empty className="commands-empty">
              {isAsking ? t('loading') : t('nothingFound', { query: typed })}
            </Autocomplete.Empty>
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

const isFound = ({ id }: Entry) => id.startsWith('found ')

function useRooms({ permissions }: Me): readonly Entry[] {
  const { t } = useI18n()
  const navigate = useNavigate()
  return roomsFor(permissions).map(room => ({
    id: `room ${room.to}`,
    label: t(room.label),
    detail: t('room'),
    keys: room.keys,
    act: () => void navigate({ to: room.to }),
  }))
}

const OWN_SETTINGS = ['passkey', 'password', 'authenticator', 'language', 'sessions'] as const

/** What somebody sets for themselves, by what it is called there. */
function useOwnSettings(): readonly Entry[] {
  const { t } = useI18n()
  const navigate = useNavigate()
  return OWN_SETTINGS.map(each => ({
    id: `own ${each}`,
    label: t(each),
    detail: t('account'),
    act: () => void navigate({ to: '/account' }),
  }))
}

/** Settings by their names, read when somebody types. */
function useSettings({ permissions }: Me, query: string): readonly Entry[] {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['settings.read'],
    queryFn: () => call('settings.read'),
    enabled: query.length >= SHORTEST && permissions.includes('settings.read'),
  })
  if (query.length < SHORTEST) return []
  return (data?.entries ?? []).map(({ name, value }) => ({
    id: `setting ${name}`,
    label: name,
    detail: [t('setting'), value].filter(Boolean).join(' · '),
    act: () => void navigate({ to: '/settings', hash: name }),
  }))
}

const FOUND: Readonly<Record<string, MessageKey>> = {
  order: 'found_order',
  customer: 'found_customer',
  conversation: 'found_conversation',
  sku: 'found_sku',
  style: 'found_style',
  person: 'found_person',
  page: 'found_page',
}

function useFound(query: string): { readonly found: readonly Entry[]; readonly isAsking: boolean } {
  const { t } = useI18n()
  const go = useGoToThing()
  const { named } = useWords(ORDER_STATUS_WORDS)
  const { site } = useStore($preferences)
  const { data, isFetching } = useQuery({
    queryKey: ['lookup.find', query, site],
    queryFn: () => call('lookup.find', { query: { q: query, ...(site !== undefined && { site }) } }),
    enabled: query.length >= SHORTEST,
    placeholderData: before => before,
  })
  if (query.length < SHORTEST) return { found: [], isAsking: false }
  const found = (data?.found ?? []).map(({ kind, id, title, detail }) => ({
    id: `found ${kind} ${id}`,
    label: title,
    detail: [t(FOUND[kind] ?? 'object'), kind === 'order' ? named(`status_${detail}`, '') : detail]
      .filter(Boolean)
      .join(' · '),
    act: () => go(kind, id),
  }))
  return { found, isAsking: isFetching }
}
