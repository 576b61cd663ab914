import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'

type Known = Pick<ConsumerProfile['subscriptions'][number], 'channel' | 'type' | 'optin'>

/** What one box for all letters means: a no ends every kind of them, a yes keeps the kind someone has. */
export function emailChoice(subscriptions: readonly Known[], wanted: boolean) {
  const known = subscriptions.filter(({ channel }) => channel === 'email')
  const kept = known.find(({ optin }) => optin) ?? known[0]
  const types = wanted || known.length === 0 ? [kept?.type ?? 'Newsletter'] : known.map(({ type }) => type)
  return types.map(type => ({ channel: 'email' as const, type, optin: wanted }))
}
