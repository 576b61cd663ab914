import type { SecurityEvent } from '../security/security-events.ts'
import type { TestShop } from './test-shop.ts'

/** How often something has happened so far, as an operator would read it. */
export async function eventCount({ services }: Pick<TestShop, 'services'>, event: SecurityEvent): Promise<number> {
  const { text } = await services.metrics.render()
  return Number(new RegExp(`^cairn_security_events_total\\{event="${event}"\\} (\\d+)$`, 'm').exec(text)?.[1])
}
