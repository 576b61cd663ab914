// How this tree fares beside another commit: both shops are open at once and take turns, so that a machine that swings swings for both.
// Both are opened anew several times: one process is as much as a tenth slower than another of the same code, for as long as it lives.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { PREVIEW_COOKIE } from '#domain/sites/cookies.ts'
import { buyersAt, callsOf } from './api-calls.ts'
import { httpRequest } from './http-bytes.ts'
import { WARM_SECONDS } from './measure.ts'
import { options } from './options.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { shopperWithCart } from './shopper.ts'
import { shopPaths } from './shop-paths.ts'
import { cpuSecondsOf, leaveServerCore } from './shop-process.ts'
import { asking, keptPage, type Work } from './work.ts'

const ROUNDS = options.rounds ?? 12
const OPENINGS = 3
/** What disturbs the machine for longer than a turn disturbs both alike. */
const TURN_S = 1
const BUYERS = 16

type Shop = { readonly port: number; readonly pid: number; readonly skus: readonly string[] }
type OpenShop = Shop & { readonly close: () => Promise<unknown> }
type Turn = { readonly cpuMs: number; readonly perSecond: number }
type Round = readonly [Turn, Turn]

export async function run(): Promise<void> {
  leaveServerCore()
  const folders = [treeOf(options.with ?? 'HEAD'), process.cwd()] as const
  const rounds = new Map<string, Round[][]>()
  for (let opening = 0; opening < OPENINGS; opening++)
    for (const [what, more] of await compared(folders)) rounds.set(what, [...(rounds.get(what) ?? []), more])
  report(
    `compared with ${options.with ?? 'HEAD'}`,
    [...rounds].map(([what, openings]) => summary(what, openings)),
  )
}

/** What each work costs there and here, in shops that nobody has used before. */
async function compared(folders: readonly [string, string]): Promise<ReadonlyMap<string, Round[]>> {
  const shops = await Promise.all(folders.map(opened))
  const [theirs, ours] = await Promise.all(shops.map(worksOf))
  const [before, now] = shops.map(({ pid }) => pid)
  const rounds = new Map<string, Round[]>()
  for (const [what, work] of Object.entries(ours ?? {}))
    if (theirs?.[what] && what.includes(options.only))
      rounds.set(what, await roundsOf([theirs[what], work], [before ?? 0, now ?? 0]))
  await Promise.all(shops.map(({ close }) => close()))
  return rounds
}

/** The commit, checked out and built beside this one; its packages are this one's where it asks for the same. */
function treeOf(commit: string): string {
  const named = spawnSync('git', ['rev-parse', '--short', `${commit}^{commit}`], { encoding: 'utf8' }).stdout.trim()
  if (named === '') throw new Error(`--with takes a commit, and ${commit} is none`)
  const folder = `.tmp/compare/${named}`
  const done = (command: string, args: string[], cwd?: string) => {
    if (spawnSync(command, args, { stdio: 'inherit', ...(cwd && { cwd }) }).status !== 0)
      throw new Error(`${command} ${args.join(' ')} has failed`)
  }
  if (!existsSync(folder)) done('git', ['worktree', 'add', '--detach', folder, named])
  if (!existsSync(`${folder}/node_modules`)) {
    const [ours, theirs] = ['.', folder].map(at => readFileSync(`${at}/package-lock.json`, 'utf8'))
    if (ours === theirs) symlinkSync(`${process.cwd()}/node_modules`, `${folder}/node_modules`)
    else done('npm', ['ci'], folder)
  }
  done(process.execPath, ['scripts/build.ts'], folder)
  return folder
}

async function opened(folder: string): Promise<OpenShop> {
  const script = new URL('compared-shop.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
  // Its input ends with this process, however that comes about, and then it closes its shop.
  const close = () => {
    child.stdin.end()
    return once(child, 'exit')
  }
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('OPEN ')) return { ...JSON.parse(line.slice(5)), close }
  throw new Error(`The shop of ${folder} has not opened`)
}

async function worksOf({ port, skus }: Shop): Promise<Readonly<Record<string, Work>>> {
  const paths = await shopPaths(port)
  const { cookie } = await shopperWithCart(port, skus[0] ?? '')
  const page = (path: string, cookies: string) =>
    asking(port, () => httpRequest('GET', path, { cookie: cookies, 'accept-encoding': 'gzip, deflate, br, zstd' }))
  const calls = await callsOf(port, skus)
  const buyFor = await buyersAt(port, skus, BUYERS)
  return {
    'a kept page': keptPage(port),
    ...Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [`${name} rendered`, page(path, `${PREVIEW_COOKIE}=1`)]),
    ),
    'cart rendered': page('/en-us/cart', cookie),
    'checkout rendered': page('/en-us/checkout', cookie),
    ...Object.fromEntries(calls.map(({ what, request }) => [what, asking(port, request)])),
    'full checkout': async seconds => (await buyFor(seconds)).length,
  }
}

async function roundsOf(works: readonly [Work, Work], pids: readonly [number, number]): Promise<Round[]> {
  for (const work of works) await work(WARM_SECONDS)
  const rounds: Round[] = []
  const turn = (at: 0 | 1) => oneTurn(works[at], pids[at])
  for (let round = 0; round < ROUNDS / OPENINGS; round++) {
    // Whoever comes second finds the machine warm: they take turns at that, too.
    const second = round % 2 === 0 ? undefined : await turn(1)
    const first = await turn(0)
    rounds.push([first, second ?? (await turn(1))])
  }
  return rounds
}

function summary(what: string, openings: readonly Round[][]): Row {
  const middle = (read: (round: Round) => number, of = openings.flat()) => quantiles(of.map(read))(0.5)
  const ratio = ([before, after]: Round) => after.cpuMs / before.cpuMs
  return {
    what,
    'cpu ms then': middle(([{ cpuMs }]) => cpuMs),
    'cpu ms now': middle(([, { cpuMs }]) => cpuMs),
    ratio: middle(ratio),
    'each opening': openings.map(rounds => middle(ratio, rounds).toFixed(2)).join(' '),
    'per second then': middle(([{ perSecond }]) => perSecond),
    'per second now': middle(([, { perSecond }]) => perSecond),
  }
}

async function oneTurn(work: Work, pid: number): Promise<Turn> {
  const [cpu, began] = [cpuSecondsOf(pid), performance.now()]
  const done = await work(TURN_S)
  return {
    cpuMs: ((cpuSecondsOf(pid) - cpu) * 1000) / done,
    perSecond: done / ((performance.now() - began) / 1000),
  }
}
