import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

type Health = OutputOf<StaffEndpointOf<'health.read'>>

export function HealthFacts({ facts }: { readonly facts: Health }) {
  const { t, number, counted } = useI18n()
  const { w } = useWords(WORDS)
  const { database, migrations, jobs, mail, webhooks, keys } = facts
  const rows = [
    [t('version'), facts.version],
    [t('database'), `${database.engine} ${database.version} · ${number(database.sizeMb)} MB`],
    [t('migrations'), `${number(migrations.applied)} · ${migrations.newest.replace(/(?:\.concurrent)?\.sql$/, '')}`],
    [t('queue'), `${counted(jobs.waiting)} · ${t('oldest', { seconds: jobs.oldestWaitingS })}`],
    [
      t('mail'),
      t(mail.keptToday > 0 ? 'mailKeptText' : 'mailText', {
        waiting: counted(mail.waiting),
        failing: counted(mail.failing),
        sent: number(mail.sentToday),
        kept: number(mail.keptToday),
      }),
    ],
    [
      w('webhooks'),
      w('webhooksText', {
        waiting: counted(webhooks.waiting),
        failing: counted(webhooks.failing),
        paused: number(webhooks.paused),
      }),
    ],
    [t('keys'), w('keysText', { ending: counted(keys.ending), withheld: counted(keys.withheld) })],
  ] as const
  return (
    <dl className="facts" aria-label={t('health')}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
