import type { Simulated, Trial } from '#contract/web.ts'
import { useT, type MessageKey } from '#web/i18n/i18n.tsx'

const TEXTS = {
  demo: 'trial.demo',
  payment: 'trial.payment',
  'test payment': 'trial.testPayment',
  'test tax': 'trial.testTax',
  'test carrier': 'trial.testCarrier',
  fulfilment: 'trial.fulfilment',
  mail: 'trial.mail',
  address: 'trial.address',
} as const satisfies Record<Simulated, MessageKey>

/** No line begins with it. */
const BETWEEN = '\u00A0· '

/** Says what is not for real. Where people may mistake it for the real thing it stands first, otherwise last. */
export function TrialNote({ trial: { simulated, production } }: { trial: Trial }) {
  const t = useT()
  if (simulated.length === 0) return null
  return (
    <aside
      aria-label={t('trial.title')}
      className={`no-print ${production ? 'bg-ink text-paper' : 'on-dark bg-forest text-paper/80'}`}
    >
      <p className="mx-auto max-w-page px-(--gutter) py-2 text-sm">
        {[t('trial.title'), ...simulated.map(part => t(TEXTS[part]))].join(BETWEEN)}
      </p>
    </aside>
  )
}
