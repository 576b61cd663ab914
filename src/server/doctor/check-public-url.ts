import { z } from 'zod'
import type { Config } from '../config.ts'
import { Neighbours } from '../health/neighbours.ts'
import { reasonOf, well, wrong, type Finding } from './finding.ts'

const PATIENCE_MS = 10_000
const Ready = Neighbours.extend({ status: z.literal('ready'), simulated: z.array(z.string()) })

/** Whether the shop answers where people and Stripe will look for it. */
export async function checkPublicUrl({ PUBLIC_URL, PAYMENT }: Config): Promise<Finding[]> {
  if (PUBLIC_URL === undefined) return [wrong('PUBLIC_URL', 'it is not set', 'Set PUBLIC_URL=https://shop.example.com')]
  try {
    const answer = await ask(`${PUBLIC_URL}/readyz`)
    const ready = Ready.safeParse(await answer.json().catch(() => undefined))
    if (!ready.success)
      return [
        wrong(
          'PUBLIC_URL',
          `${PUBLIC_URL}/readyz answers ${answer.status}, and not as this shop`,
          'Look at the proxy in front, and whether the shop runs.',
        ),
      ]
    const { simulated } = ready.data
    return [
      well('PUBLIC_URL', 'answers'),
      ...complaintsOf(ready.data),
      simulated.length === 0
        ? well('for real', 'nothing is simulated')
        : wrong('for real', `not for real: ${simulated.join(', ')}`, 'See the settings in docs/operate.md.'),
      ...(PAYMENT === 'stripe' ? [await webhookOf(PUBLIC_URL)] : []),
    ]
  } catch (error) {
    return [
      wrong(
        'PUBLIC_URL',
        `does not answer (${reasonOf(error)})`,
        'Look at the name, the certificate and the proxy, and whether the shop runs.',
      ),
    ]
  }
}

/** Of the process that answered: what it says of itself and of those it needs. */
const complaintsOf = ({ listener, queue, provider }: z.output<typeof Ready>): Finding[] => [
  ...(listener === 'hears of changes'
    ? []
    : [wrong('PUBLIC_URL', 'the process there does not hear of changes', "See 'ProcessDeaf' in docs/operate.md.")]),
  ...(queue === 'late' ? [wrong('PUBLIC_URL', 'jobs wait there', "See 'The queue grows' in docs/operate.md.")] : []),
  ...(provider === 'silent'
    ? [
        wrong(
          'PUBLIC_URL',
          'the payment provider did not answer the process there',
          "See 'The payment provider is silent' in docs/operate.md.",
        ),
      ]
    : []),
]

/** An unsigned message is refused by the shop itself; anything else means that somebody in between took it. */
async function webhookOf(origin: string): Promise<Finding> {
  const answer = await ask(`${origin}/payment/webhook`, { method: 'POST', body: '{}' })
  const ours = answer.status === 400 && (await answer.text()) === '{"received":false}'
  return ours
    ? well('webhook', 'reaches the shop')
    : wrong(
        'webhook',
        `a message to it is answered with ${answer.status} on the way`,
        'Let the proxy pass POST /payment/webhook unchanged.',
      )
}

const ask = (url: string, request: RequestInit = {}) =>
  fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
