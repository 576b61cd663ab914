import { useStore } from '@nanostores/react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { HistoryButton } from '../../lists/object-history.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { $preferences } from '../../preferences/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { FindForm } from '../../ui/find-form.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { OpenBadge } from './open-badge.tsx'
import { hasAllHours, WeekFields } from './week-fields.tsx'
import type { Point } from './store.ts'
import { WORDS } from './words.ts'

/** Collection points by name, town or postal code: a country has many. */
export function Points() {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const { site } = useStore($preferences)
  const search = useSearch({ from: '/house/stores' })
  const change = useChangeSearch()
  const columns = useColumns()
  const [editing, setEditing] = useState<Point>()
  const { q = '' } = search
  const points = useCall('stores.points', { query: { ...(q !== '' && { q }), ...(site !== undefined && { site }) } })
  const actionsOf = (point: Point) => (
    <>
      {point.mayChange && (
        <Button look="quiet" onClick={() => setEditing(point)}>
          {t('change')}
          <span className="unseen"> {point.name}</span>
        </Button>
      )}
      <HistoryButton type="collection-point" id={point.id} name={point.name} />
    </>
  )
  return (
    <>
      <FindForm
        label={w('findPoint')}
        hint={w('findPointHint')}
        button={w('find')}
        longest={100}
        sought={q}
        onFind={sought => change({ q: sought })}
      />
      <Answer of={points}>
        {found =>
          found.points.length === 0 ? (
            <Empty title={w('noPoints')} />
          ) : (
            <ListTable
              caption={w('points')}
              columns={columns}
              rows={found.points}
              rowKey={({ id }) => id}
              search={search}
              actions={{ label: t('change'), cell: actionsOf }}
            />
          )
        }
      </Answer>
      {editing && <PointDialog point={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}

function useColumns(): readonly [Column<Point>, ...Column<Point>[]] {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'name',
      label: t('name'),
      cell: point => (
        <>
          {point.name}
          <span className="second">{point.carrier}</span>
        </>
      ),
    },
    { id: 'city', label: w('city'), cell: point => `${point.street}, ${point.postalCode} ${point.city}` },
    { id: 'state', label: w('state'), cell: point => <OpenBadge open={point.open} /> },
    { id: 'site', label: t('site'), cell: point => point.site },
  ]
}

function PointDialog({ point, onClose }: { readonly point: Point; readonly onClose: () => void }) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const [hours, setHours] = useState(point.hours)
  const [open, setOpen] = useState(point.open)
  const save = useSend('stores.changePoint', ['stores.points'], 'form')
  const send = async () => {
    await save.mutateAsync([{ params: { id: point.id }, body: { hours, open } }])
    onClose()
  }
  return (
    <FormDialog
      title={point.name}
      text={w('pointText')}
      action={t('save')}
      busy={save.isPending}
      ready={hasAllHours(hours)}
      error={save.error}
      send={send}
      onClose={onClose}
    >
      <label className="check">
        <input type="checkbox" checked={open} onChange={event => setOpen(event.target.checked)} />
        {w('takesParcels')}
      </label>
      <WeekFields hours={hours} onChange={setHours} />
    </FormDialog>
  )
}
