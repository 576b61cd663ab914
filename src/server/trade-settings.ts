import type { Simulated } from '#contract/web.ts'
import { readConfig, unreadableIn, type Config } from './config.ts'
import { isTestKey, IS_LOCAL, rulesFor } from './trade-rules.ts'
import { UnusableSettings } from './unusable-settings.ts'

type Complaint = { readonly setting: string; readonly why: string; readonly set?: string }

/** The settings of a shop that may open. What is missing and what cannot be read is told at once. */
export function readTradeConfig(environment: Record<string, string | undefined> = process.env): Config {
  const unreadable = unreadableIn(environment)
  const names = new Set(unreadable.map(({ setting }) => setting))
  const rest = Object.entries(environment).filter(
    ([name]) => !names.has(name) && !names.has(name.replace(/_FILE$/, '')),
  )
  const config = readConfig(Object.fromEntries(rest))
  refuse([...unreadable, ...complaintsOf(config).filter(({ setting }) => !names.has(setting))])
  return config
}

/** Refuses a start that would not do what a shopper is told, and names all that is missing at once. */
export const requireTradeSettings = (config: Config): void => refuse(complaintsOf(config))

const complaintsOf = (config: Config): Complaint[] =>
  rulesFor(config).flatMap(({ setting, set, wrong }) => {
    const why = wrong(config)
    return why === undefined ? [] : [{ setting, set, why }]
  })

function refuse(complaints: readonly Complaint[]): void {
  if (complaints.length === 0) return
  throw new UnusableSettings(
    [
      `Cairn does not start: ${complaints.length === 1 ? 'a setting is' : `${complaints.length} settings are`} missing or wrong.`,
      '',
      ...complaints.map(
        ({ setting, why, set }) => `  ${setting}: ${why}.\n${set === undefined ? '' : `      ${set}\n`}`,
      ),
      'All settings: docs/operate.md.',
    ].join('\n'),
  )
}

const leadsHere = (config: Config, setting: 'PUBLIC_URL' | 'STRIPE_API_URL') =>
  config.production && IS_LOCAL.test(config[setting] ?? '')

/** Nobody but a stand-in answers on this machine. */
const isTestPayment = (config: Config) => isTestKey(config.STRIPE_SECRET_KEY) || leadsHere(config, 'STRIPE_API_URL')

/** What of this shop is not for real. Pages, the log and /readyz say so. */
export const simulatedIn = (config: Config): Simulated[] => [
  ...(config.production && config.demo ? (['demo'] as const) : []),
  ...(config.PAYMENT === 'simulated' ? (['payment'] as const) : []),
  ...(config.PAYMENT === 'stripe' && isTestPayment(config) ? (['test payment'] as const) : []),
  ...(config.FULFILMENT === 'simulated' ? (['fulfilment'] as const) : []),
  ...(config.PAYMENT !== 'stripe' && config.TAX === 'stripe' && isTestKey(config.STRIPE_SECRET_KEY)
    ? (['test tax'] as const)
    : []),
  ...(config.CARRIER === 'easypost' && config.EASYPOST_API_KEY?.startsWith('EZTK') ? (['test carrier'] as const) : []),
  ...(config.MAIL === 'kept' ? (['mail'] as const) : []),
  ...(leadsHere(config, 'PUBLIC_URL') ? (['address'] as const) : []),
]
