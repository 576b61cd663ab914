// npm run keys [-- seal]: tells which secret everything is sealed with, and seals it anew after a change.
import { parseArgs } from 'node:util'
import { createServices, stopServices } from '#server/create-services.ts'
import { migrate } from '#server/db/migrate.ts'
import { sealGiftCardCodes } from '#server/gift-cards/seal-codes.ts'
import { createLog } from '#server/log.ts'
import { sealSecretsAnew } from '#server/security/seal-anew.ts'
import { countSeals } from '#server/security/seals.service.ts'
import { openShop } from './open-shop.ts'

const HELP = `npm run keys [-- seal]

With the settings of the shop, says how much is sealed with CAIRN_SECRET, how much with the one before it, and how much with
one that the shop no longer has. With 'seal', what the one before sealed is sealed with CAIRN_SECRET now, instead of
within the hour. Ends with 2 while CAIRN_SECRET_BEFORE is still needed, with 1 when something is lost. A new secret is made
with: openssl rand -base64 48. The steps of a change are in docs/operate.md.`

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
const [task] = positionals
if (values.help || (task !== undefined && task !== 'seal')) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}
const { config, database } = await openShop()
await migrate(database.direct)
const services = await createServices(config, database, { log: createLog('error') })
if (task === 'seal')
  for (const work of [sealGiftCardCodes, sealSecretsAnew])
    await work(services, { id: 0, kind: 'keys', payload: {}, attempts: 1 })
const seals = await countSeals(services)
await stopServices(services)
for (const [what, { current, before, lost }] of [
  ['Codes of gift cards', seals.giftCards],
  ['Authenticators and webhook secrets', seals.secrets],
] as const)
  console.log(`${what}: ${current} with CAIRN_SECRET, ${before} with the one before, ${lost} with one that is lost`)
const waiting = seals.giftCards.before + seals.secrets.before
const lost = seals.giftCards.lost + seals.secrets.lost
console.log(
  lost > 0
    ? 'Set CAIRN_SECRET_BEFORE to the secret that sealed what is lost.'
    : waiting > 0
      ? 'CAIRN_SECRET_BEFORE has to stay: npm run keys -- seal, and ask again.'
      : 'CAIRN_SECRET_BEFORE is not needed.',
)
process.exitCode = lost > 0 ? 1 : waiting > 0 ? 2 : 0
