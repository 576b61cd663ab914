import type pg from 'pg'
import type { Config } from '../config.ts'
import { requireTradeSettings } from '../trade-settings.ts'
import { UnusableSettings } from '../unusable-settings.ts'
import { checkDatabase } from './check-database.ts'
import { checkEdge } from './check-edge.ts'
import { checkDisk, checkSecrets } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkCarrier, checkTax } from './check-outside.ts'
import { checkPublicUrl } from './check-public-url.ts'
import { checkStripe } from './check-stripe.ts'
import { well, wrong, type Finding } from './finding.ts'

/** Everything a company forgets before its first order. */
export async function examine(config: Config, pool: pg.Pool | undefined): Promise<Finding[]> {
  const findings = await Promise.all([
    checkSettings(config),
    checkDatabase(config, pool),
    checkMail(config),
    checkStripe(config),
    checkTax(config),
    checkCarrier(config),
    checkPublicUrl(config),
    checkEdge(config),
    checkSecrets(config),
    checkDisk(config),
  ])
  return findings.flat()
}

/** As a start in production would judge them, wherever the doctor runs. */
function checkSettings(config: Config): Finding {
  try {
    requireTradeSettings({ ...config, production: true })
    return well('settings', 'a start in production accepts them')
  } catch (error) {
    if (!(error instanceof UnusableSettings)) throw error
    return wrong('settings', error.message, 'Set them, and ask again.')
  }
}

const MARKS = { well: '✓', wrong: '✗', 'look at it': '!' } as const

export const written = (finding: Finding): string =>
  `${MARKS[finding.state]} ${finding.about}: ${finding.say}${'todo' in finding ? `\n    → ${finding.todo}` : ''}`
