// npm run test:upgrade: the last release sells, this version migrates and joins it, the other leaves, and what waited for
// that is migrated. No call may fail.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findViolations } from '#server/checkout/invariants.ts'
import { migrate } from '#server/db/migrate.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { cardToken, checkout, newGuest } from '../bench/api-checkout.ts'
import { fullShelves } from '../bench/full-shelves.ts'

const root = resolve(import.meta.dirname, '..')
const tree = join(root, '.tmp/upgrade')
const BUYERS = 3
const TOGETHER_MS = 15_000

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit that wrote down the last release. */
function lastRelease(): { version: string; commit: string } {
  const version = /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))?.[1]
  if (version === undefined) throw new Error('CHANGELOG.md names no release')
  const [commit] = git('log', '--reverse', '--format=%H', `-S## ${version}`, '--', 'CHANGELOG.md').split('\n')
  if (!commit) throw new Error(`The history of ${version} is not here: fetch all of it`)
  return { version, commit }
}

function checkOut(commit: string): void {
  if (!existsSync(tree)) git('worktree', 'add', '--quiet', '--detach', tree, commit)
  else execFileSync('git', ['checkout', '--detach', '--force', commit], { cwd: tree, stdio: 'ignore' })
  const quiet = ['ci', '--loglevel=error', '--include=dev', '--prefer-offline']
  if (!existsSync(join(tree, 'node_modules'))) execFileSync('npm', quiet, { cwd: tree, stdio: 'inherit' })
}

const data = mkdtempSync(join(tmpdir(), 'cairn-upgrade-'))
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

/** What the servers call errors, each once. */
const errors = new Set<string>()
function note(line: string): void {
  const message = /"level":"error".*?"error":\{"message":"([^"]*)"/.exec(line)?.[1]
  if (message !== undefined) errors.add(message)
}

async function open(folder: string, url: string): Promise<{ port: number; stop: () => Promise<number> }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: url,
      CAIRN_DATA: data,
      RATE_LIMITS: 'false',
      CAPTCHA: 'false',
      LOG_LEVEL: 'error',
      // Of both, whoever comes first: tokens of one are good at the other.
      CAIRN_SECRET: 'the-same-secret-before-and-after-it',
    },
  })
  children.add(child)
  const port = await new Promise<number>((done, failed) => {
    let said = ''
    child.once('exit', code => failed(new Error(`A shop ended with ${code}: ${said}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      for (const line of chunk.toString().split('\n')) note(line)
      const found = /is open: http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (found) done(Number(found))
    })
  })
  child.removeAllListeners('exit')
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    return Number((await ended)[0])
  }
  return { port, stop }
}

/** Buys at one server again and again until told to stop; answers orders and what failed. */
function buyAt(port: number, skus: readonly string[]) {
  const told: { orders: number; failed: string[] } = { orders: 0, failed: [] }
  let over = false
  const buyer = async (number: number) => {
    const token = await cardToken(port)
    for (let each = number; !over; each++)
      try {
        await checkout(port, await newGuest(port), skus[each % skus.length] ?? '', token)
        told.orders++
      } catch (error) {
        told.failed.push(String(error).replace(/,"correlationId":"[^"]*"/, ''))
      }
  }
  const done = Promise.all(Array.from({ length: BUYERS }, (_, number) => buyer(number)))
  const stop = async () => {
    over = true
    await done
    return told
  }
  return { told, stop }
}

const { version, commit } = lastRelease()
console.log(`The last release is ${version} (${commit.slice(0, 8)}).`)
checkOut(commit)
const cluster = await startPostgres()
const url = cluster.url('postgres')
try {
  const before = await open(tree, url)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // Whatever ends the database early must not hide why.
  pool.on('error', () => {})
  const client = await pool.connect()
  const skus = await fullShelves(client, 50)
  client.release()
  const atOld = buyAt(before.port, skus)
  await wait(TOGETHER_MS / 3)
  const soldAlone = atOld.told.orders
  console.log(`It sells alone: ${soldAlone} orders. This version migrates and joins it …`)
  const now = await open(root, url)
  const soldWhileMigrating = atOld.told.orders
  const atNew = buyAt(now.port, skus)
  await wait(TOGETHER_MS)
  const old = await atOld.stop()
  const ended = [await before.stop()]
  const soldBeside = atNew.told.orders
  const finished = await migrate(pool, { finish: true })
  await wait(TOGETHER_MS / 3)
  const fresh = await atNew.stop()
  ended.push(await now.stop())
  const violations = await findViolations(pool)
  await pool.end()
  console.log(
    `${version}: ${soldAlone} orders alone, ${soldWhileMigrating - soldAlone} while this one migrated and started, ` +
      `${old.orders - soldWhileMigrating} beside it. This version: ${soldBeside}, and ${fresh.orders - soldBeside} more ` +
      `while and after ${finished.length} migrations that had waited.`,
  )
  const wrong = [
    ...old.failed.map(each => `${version}: ${each}`),
    ...fresh.failed,
    ...violations.map(each => each.rule),
  ]
  for (const each of [...new Set(wrong), ...errors]) console.error(each)
  console.log(wrong.length === 0 ? 'No call failed, and the books are right.' : `${wrong.length} things are wrong.`)
  const stoodStill = soldBeside === 0 || fresh.orders === soldBeside || old.orders === soldWhileMigrating
  if (wrong.length > 0 || stoodStill || ended.some(Boolean)) process.exitCode = 1
} finally {
  await cluster.stop()
}
process.exit()
