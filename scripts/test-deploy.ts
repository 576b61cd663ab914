// npm run test:deploy: reads compose file, chart and unit with the programs that will, or with what is nearest to them here.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { chartFaults } from './chart-checks.ts'

const root = resolve(import.meta.dirname, '..')
const chart = join(root, 'deploy/helm/cairn')
/** Helm's own engine and functions, from Debian: golang-go, golang-github-masterminds-sprig-dev, golang-gopkg-yaml.v3-dev. */
const GO = { GO111MODULE: 'off', GOPATH: '/usr/share/gocode' }
const ALL = ['ingress.enabled', 'autoscaling.enabled', 'metrics.serviceMonitor', 'metrics.rules']

type Command = readonly [string, ...string[]]
const isHere = ([program, ...args]: Command) => spawnSync(program, args, { stdio: 'ignore' }).status === 0

function passes([program, ...args]: Command, env: Record<string, string> = {}): boolean {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  console.log(`${status === 0 ? '✓' : '✗'} ${[program, ...args].join(' ')}`)
  if (status !== 0) console.error(stdout, stderr)
  return status === 0
}

function compose(): boolean {
  const ways: readonly Command[] = [['docker', 'compose'], ['docker-compose']]
  const way = ways.find(([program, ...args]) => isHere([program, ...args, 'version']))
  if (!way) return skipped('the compose file', 'neither docker compose nor docker-compose is here')
  const folder = mkdtempSync(join(tmpdir(), 'cairn-compose-'))
  try {
    cpSync(join(root, 'deploy'), folder, { recursive: true })
    mkdirSync(join(folder, 'secrets'), { recursive: true })
    for (const name of [
      'database_password',
      'database_url',
      'cairn_secret',
      'stripe_secret_key',
      'stripe_webhook_secret',
      'smtp_url',
    ])
      writeFileSync(join(folder, 'secrets', name), 'x')
    const said = {
      PUBLIC_URL: 'https://shop.example.com',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      MAIL_FROM: 'a@example.com',
    }
    return passes([...way, '-f', join(folder, 'compose.yml'), 'config'], said)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function helm(): boolean {
  if (isHere(['helm', 'version'])) {
    const set = ALL.flatMap(name => ['--set', `${name}=true`])
    return passes(['helm', 'lint', '--strict', chart]) && passes(['helm', 'template', 'shop', chart, ...set])
  }
  if (!isHere(['go', 'version'])) return skipped('the chart', 'neither helm nor go is here')
  console.log('There is no helm here: the chart is rendered with its engine, and checked by rules of our own.')
  return [[], ['all']].every(how => isWhole(how))
}

const Rendered = z.object({ chart: z.unknown(), values: z.unknown(), manifests: z.array(z.unknown()).min(5) })

function isWhole(how: readonly string[]): boolean {
  const args = ['run', 'tools/chart/render.go', chart, ...how]
  const { status, stdout, stderr } = spawnSync('go', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...GO },
  })
  const schema = z.fromJSONSchema(JSON.parse(readFileSync(join(chart, 'values.schema.json'), 'utf8')))
  const rendered = status === 0 ? Rendered.parse(JSON.parse(stdout)) : undefined
  const faults = rendered ? chartFaults(rendered, schema) : [stderr]
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${rendered?.manifests.length ?? 'no'} manifests: go ${args.join(' ')}`,
  )
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

/** The program of the unit is replaced by one that is here: verify asks whether there is one. */
function systemd(): boolean {
  if (!isHere(['systemd-analyze', '--version'])) return skipped('the unit', 'systemd-analyze is not here')
  const folder = mkdtempSync(join(tmpdir(), 'cairn-unit-'))
  const unit = join(folder, 'cairn.service')
  try {
    const text = readFileSync(join(root, 'deploy/systemd/cairn.service'), 'utf8')
    writeFileSync(unit, text.replaceAll('/usr/bin/node', process.execPath))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
    // It ends with 0 also where it leaves out a line that it does not know.
    const isWell = status === 0 && stderr.trim() === ''
    console.log(`${isWell ? '✓' : '✗'} systemd-analyze verify deploy/systemd/cairn.service`)
    if (!isWell) console.error(stderr)
    return isWell
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function skipped(what: string, why: string): boolean {
  console.log(`SKIPPED: ${what} was not read. ${why}.`)
  return true
}

console.log(`${readdirSync(join(chart, 'templates')).length} templates, the compose file and the unit:`)
process.exit([compose(), helm(), systemd()].every(Boolean) ? 0 : 1)
