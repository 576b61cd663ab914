import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { call } from '#web/call.ts'
import { documentLocale } from '#web/i18n/document-locale.ts'
import { rememberSession } from '#web/session/session-state.ts'
import { attempt } from './attempt.ts'
import { isForMembers, stepAfterSignIn, type FlowStep } from './flow-state.ts'

export type Opening = { step: FlowStep; profile?: ConsumerProfile | undefined }

export async function readProfile(): Promise<ConsumerProfile> {
  const { consumerProfile } = await call('consumer.profile')
  rememberSession({ kind: 'consumer' })
  return consumerProfile
}

/**
 * Where the flow begins for someone who is in already: with what is missing, not with his address. Nothing for guests,
 * who begin where they are; guests who follow a link into the middle begin with their address.
 */
export async function openingForMember(start: FlowStep): Promise<Opening | undefined> {
  const isIn = document.documentElement.dataset['kind'] === 'consumer'
  if (!isForMembers(start) && !(isIn && start === 'lookup')) return undefined
  let opening: Opening = { step: 'lookup' }
  await attempt(async () => {
    const profile = await readProfile()
    opening = {
      profile,
      step: isForMembers(start) ? start : (stepAfterSignIn(documentLocale(), profile) ?? 'confirmation'),
    }
  })
  return opening
}
