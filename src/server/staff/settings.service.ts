import { SITE_IDS, SITES } from '#domain/sites/sites.ts'
import type { SETTING_STATES } from '#contract/staff/settings/settings.ts'
import type { Config } from '../config.ts'
import { simulatedIn } from '../trade-settings.ts'
import { VERSION } from '../version.ts'
import type { Desk } from './staff.ts'

type Entry = {
  group: 'trade' | 'studio' | 'features' | 'outside'
  name: string
  value: string
  state: (typeof SETTING_STATES)[number]
  assumed: boolean
}

/** What may be shown of a setting: whether it is there, or its word; never an address with a password, never a key. */
const given = (value: string | undefined): Pick<Entry, 'value' | 'state'> =>
  value === undefined ? { value: '', state: 'off' } : { value: '', state: 'on' }
const flagged = (on: boolean): Pick<Entry, 'value' | 'state'> => ({ value: '', state: on ? 'on' : 'off' })

function tradeOf(config: Config): Entry[] {
  const simulated = simulatedIn(config)
  const entry = (name: 'PAYMENT' | 'FULFILMENT' | 'MAIL', isSimulated: boolean): Entry => ({
    group: 'trade',
    name,
    value: config[name],
    state: isSimulated ? 'simulated' : 'on',
    assumed: config.assumed.includes(name),
  })
  const plain = (name: 'TAX' | 'CARRIER' | 'CAPTURE' | 'REFUND_ORDER', isSimulated = false): Entry => ({
    group: 'trade',
    name,
    value: config[name],
    state: isSimulated ? 'simulated' : 'on',
    assumed: false,
  })
  return [
    entry('PAYMENT', simulated.includes('payment') || simulated.includes('test payment')),
    entry('FULFILMENT', simulated.includes('fulfilment')),
    entry('MAIL', simulated.includes('mail')),
    plain('TAX', simulated.includes('test tax')),
    plain('CARRIER', simulated.includes('test carrier')),
    plain('CAPTURE'),
    plain('REFUND_ORDER'),
  ]
}

const rest = (group: Entry['group'], values: Readonly<Record<string, Pick<Entry, 'value' | 'state'>>>): Entry[] =>
  Object.entries(values).map(([name, shown]) => ({ group, name, ...shown, assumed: false }))

const entriesOf = (config: Config): Entry[] => [
  ...tradeOf(config),
  ...rest('studio', {
    PUBLIC_URL: { ...given(config.PUBLIC_URL), value: config.PUBLIC_URL ?? '' },
    STUDIO_URL: { ...given(config.STUDIO_URL), value: config.STUDIO_URL ?? '' },
    STAFF_OIDC_ISSUER: { ...given(config.STAFF_OIDC_ISSUER), value: config.STAFF_OIDC_ISSUER ?? '' },
    PREVIEW_TOKEN: given(config.PREVIEW_TOKEN),
    FOUR_EYES: { ...flagged(config.FOUR_EYES.length > 0), value: config.FOUR_EYES.join(', ') },
    DEMO: flagged(config.demo),
  }),
  ...rest('features', {
    CAPTCHA: flagged(config.CAPTCHA),
    SHIPPING_CAPTCHA: flagged(config.SHIPPING_CAPTCHA),
    RATE_LIMITS: flagged(config.RATE_LIMITS),
    CLIENT_INGEST: flagged(config.CLIENT_INGEST),
    TRUST_PROXY: flagged(config.TRUST_PROXY !== false),
  }),
  ...rest('outside', {
    SMTP_URL: given(config.SMTP_URL),
    DKIM_DOMAIN: given(config.DKIM_DOMAIN),
    STRIPE_SECRET_KEY: given(config.STRIPE_SECRET_KEY),
    EXPERIMENTS_DATAFILE_URL: given(config.EXPERIMENTS_DATAFILE_URL),
    SEGMENTS_URL: given(config.SEGMENTS_URL),
    BOT_VERIFY_URL: given(config.BOT_VERIFY_URL),
    TRANSLATE_URL: given(config.TRANSLATE_URL),
    TAG_MANAGER: { ...given(config.TAG_MANAGER), value: config.TAG_MANAGER ?? '' },
    UGC_WIDGET_URL: given(config.UGC_WIDGET_URL),
    VIDEO_PLAYER_URL: given(config.VIDEO_PLAYER_URL),
  }),
]

export const readSettings = ({ services: { config, database } }: Desk) => ({
  sites: SITE_IDS.map(id => {
    const { currency, locales, features } = SITES[id]
    return { id, currency, locales: [...locales], consent: features.consentEnforced }
  }),
  entries: entriesOf(config),
  versions: [
    { name: 'Cairn', version: VERSION },
    { name: 'Node', version: process.versions.node },
    { name: 'Database', version: database.engine },
  ],
})
