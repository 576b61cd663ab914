import { Fragment } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'

type Settings = OutputOf<StaffEndpointOf<'settings.read'>>
type Site = Settings['sites'][number]
type Entry = Settings['entries'][number]

const GROUPS = ['trade', 'studio', 'features', 'outside'] as const

/** How the shop is set up. What stands in the environment is changed there, and shown here. */
export function SettingsRoom() {
  const { t } = useI18n()
  const settings = useCall('settings.read')
  return (
    <Room title={t('settings')}>
      <p className="room-note">{t('settingsText')}</p>
      <Answer of={settings}>
        {({ sites, entries, versions }) => (
          <>
            <Part title={t('sites')}>
              <Sites sites={sites} />
            </Part>
            {GROUPS.map(group => (
              <Part key={group} title={t(`settings_${group}`)}>
                <Entries title={t(`settings_${group}`)} entries={entries.filter(each => each.group === group)} />
              </Part>
            ))}
            <Part title={t('versions')}>
              <dl className="facts">
                {versions.map(({ name, version }) => (
                  <div key={name}>
                    <dt>{name === 'Database' ? t('database') : name}</dt>
                    <dd>{version}</dd>
                  </div>
                ))}
              </dl>
            </Part>
          </>
        )}
      </Answer>
    </Room>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section className="part setting-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Sites({ sites }: { readonly sites: readonly Site[] }) {
  const { t } = useI18n()
  const columns = useSiteColumns()
  return <ListTable caption={t('sites')} columns={columns} rows={sites} rowKey={({ id }) => id} search={{}} blocks />
}

function useSiteColumns(): readonly [Column<Site>, ...Column<Site>[]] {
  const { t } = useI18n()
  return [
    { id: 'id', label: t('site'), cell: ({ id }) => id },
    { id: 'currency', label: t('currency'), cell: ({ currency }) => currency },
    { id: 'locales', label: t('language'), cell: ({ locales }) => locales.join(', ') },
    {
      id: 'consent',
      label: t('consent'),
      className: 'roomy',
      cell: ({ consent }) => t(consent ? 'consentFirst' : 'consentNot'),
    },
  ]
}

/** Where it is too long for its column it goes on after one of its strokes, never within a word. */
function SettingName({ name }: { readonly name: string }) {
  return (
    <code id={name}>
      {name.split(/(?<=_)/).map(part => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  )
}

const BADGES = { on: 'active', off: 'off', simulated: 'failing' } as const

function Entries({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  const columns = useEntryColumns()
  return <ListTable caption={title} columns={columns} rows={entries} rowKey={({ name }) => name} search={{}} blocks />
}

function useEntryColumns(): readonly [Column<Entry>, ...Column<Entry>[]] {
  const { t } = useI18n()
  return [
    { id: 'name', label: t('setting'), cell: ({ name }) => <SettingName name={name} /> },
    {
      id: 'state',
      label: t('state'),
      cell: ({ state }) => <span className={`badge badge-${BADGES[state]}`}>{t(`setting_${state}`)}</span>,
    },
    {
      id: 'value',
      label: t('value'),
      cell: ({ value, assumed }) => (
        <>
          {value || '–'} {assumed && <span className="tag">{t('assumed')}</span>}
        </>
      ),
    },
  ]
}
