import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState, type MouseEvent } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import type { ViewRoom } from '#contract/staff/desk/view-rooms.ts'
import { useCall, useSend } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notices.tsx'
import { hiddenIn, useChangeSearch } from './search.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'

type View = OutputOf<StaffEndpointOf<'views.list'>>['views'][number]
type Props = {
  readonly room: ViewRoom
  readonly columns: readonly { readonly id: string; readonly label: string }[]
  readonly search: { readonly hide?: string }
}

/** What a list keeps in its address, under names: one's own and those everyone uses. */
export function ViewBar({ room, columns, search }: Props) {
  const { t } = useI18n()
  const views = useCall('views.list', { query: { room } })
  const address = useRouterState({ select: ({ location }) => location.searchStr })
  const [saving, setSaving] = useState(false)
  return (
    <div className="view-bar">
      {views.data && views.data.views.length > 0 && (
        <nav aria-label={t('views')} className="views">
          {views.data.views.map(view => (
            <ViewLink key={view.id} view={view} current={sameAddress(view.address, address)} />
          ))}
        </nav>
      )}
      <details className="columns-menu">
        <summary className="button">{t('columns')}</summary>
        <Columns columns={columns} hidden={hiddenIn(search)} />
      </details>
      <Button onClick={() => setSaving(true)}>{t('saveView')}</Button>
      {saving && <SaveViewDialog room={room} address={address} onClose={() => setSaving(false)} />}
    </div>
  )
}

const sameAddress = (a: string, b: string): boolean => {
  const [one, other] = [new URLSearchParams(a), new URLSearchParams(b)]
  one.sort()
  other.sort()
  return one.toString() === other.toString()
}

function ViewLink({ view, current }: { readonly view: View; readonly current: boolean }) {
  const { t } = useI18n()
  const router = useRouter()
  const remove = useSend('views.remove', ['views.list'])
  const save = useSend('views.save', ['views.list'])
  const { room, name, address, shared } = view
  const href = `/studio/${room}${address}`
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    router.history.push(href)
  }
  const drop = async () => {
    await remove.mutateAsync([{ params: { viewId: view.id } }])
    notify(t('viewRemoved', { name }), {
      label: t('undo'),
      act: () => save.mutateAsync([{ body: { room, name, address, shared } }]),
    })
  }
  return (
    <span className="view" data-current={current}>
      <a href={href} onClick={open} aria-current={current ? 'page' : undefined}>
        {name}
      </a>
      {shared && <span className="tag">{t('viewIsShared')}</span>}
      {view.mayRemove && current && (
        <button
          type="button"
          className="view-remove"
          aria-label={t('viewRemove', { name })}
          onClick={() => void drop()}
        >
          ×
        </button>
      )}
    </span>
  )
}

function Columns({ columns, hidden }: { readonly columns: Props['columns']; readonly hidden: readonly string[] }) {
  const change = useChangeSearch()
  const toggle = (id: string, show: boolean) =>
    change({ hide: (show ? hidden.filter(each => each !== id) : [...hidden, id]).join(',') })
  return (
    <div className="columns-list">
      {columns.slice(1).map(({ id, label }) => (
        <label key={id}>
          <input type="checkbox" checked={!hidden.includes(id)} onChange={({ target }) => toggle(id, target.checked)} />
          {label}
        </label>
      ))}
    </div>
  )
}
