import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { requireTradeSettings } from '#server/trade-settings.ts'

const file = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const [DOCKERFILE, COMPOSE, UNIT, VALUES] = [
  'Dockerfile',
  'deploy/compose.yml',
  'deploy/systemd/cairn.service',
  'deploy/helm/cairn/values.yaml',
].map(file)
const [NAMES, MIGRATE] = ['_names.tpl', 'migrate.yaml'].map(name => file(`deploy/helm/cairn/templates/${name}`))

/** What a company puts into its secrets and says beside. */
const SAID: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://cairn:secret@database/cairn',
  CAIRN_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  PUBLIC_URL: 'https://shop.example.com',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'Shop <hello@shop.example.com>',
}
const folder = mkdtempSync(join(tmpdir(), 'cairn-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Secrets as files, whichever folder they are mounted into. */
function withSecrets(settings: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      if (!name.endsWith('_FILE')) return [name, value]
      const path = join(folder, name)
      writeFileSync(path, `${SAID[name.slice(0, -'_FILE'.length)] ?? ''}\n`)
      return [name, path]
    }),
  )
}
const trades = (settings: Readonly<Record<string, string>>) => {
  const config = readConfig(withSecrets({ NODE_ENV: 'production', ...settings }))
  requireTradeSettings(config)
  return config
}
const pairs = (text: string, line: RegExp) =>
  Object.fromEntries(Array.from(text.matchAll(line), ([, name = '', value = '']) => [name, value]))
const SETTING = /^\s+([A-Z][A-Z0-9_]+): (?!\S*&)(.+)$/gm
const unquoted = (value: string) => value.replaceAll(/^'|'$/g, '')
/** `${NAME:?…}` must be said, `${NAME:-value}` may be. */
const filledIn = (name: string, value: string) =>
  unquoted(value.replace(/^\$\{\w+:([-?])(.*)\}$/, (_, how, rest) => (how === '?' ? (SAID[name] ?? '') : rest)))
const known = new Set(
  Array.from(
    file('docs/operate.md')
      .split('## Settings')[1]
      ?.matchAll(/^\|.*$/gm) ?? [],
    ([row]) => row.match(/`[A-Z][A-Z0-9_]+`/g) ?? [],
  ).flat(),
)
/** Of the runtime, not of the shop. */
const OF_OTHERS = ['NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'NODE_ENV', 'MALLOC_ARENA_MAX']

describe.each([
  ['the compose file', pairs(COMPOSE?.split('services:')[0] ?? '', SETTING)],
  [
    'the systemd unit',
    { ...pairs((UNIT ?? '').replaceAll(/^#.*$/gm, ''), /(?<=[= ])([A-Z][A-Z0-9_]+)=(\S+)/g), ...trading() },
  ],
  ['the chart', { ...pairs(VALUES ?? '', SETTING), ...secretsOfChart(), STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
])('%s', (_, settings: Readonly<Record<string, string>>) => {
  const filled = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, filledIn(name, value)]))

  it('names only settings that there are', () => {
    const named = Object.keys(filled).map(name => name.replace(/_FILE$/, ''))
    expect(named.filter(name => !known.has(`\`${name}\``) && !OF_OTHERS.includes(name))).toEqual([])
  })

  it('starts a shop that trades once its secrets are there, and not without one of them', () => {
    expect(trades(filled)).toMatchObject({ production: true, PAYMENT: 'stripe', DATABASE_URL: SAID['DATABASE_URL'] })
    const { CAIRN_SECRET_FILE: _secret, ...without } = filled
    expect(() => trades(without)).toThrow(/CAIRN_SECRET/)
  })
})

/** What /etc/cairn/settings holds on a machine that trades. */
function trading() {
  const { PUBLIC_URL = '', STRIPE_PUBLISHABLE_KEY = '', MAIL_FROM = '' } = SAID
  return { PUBLIC_URL, STRIPE_PUBLISHABLE_KEY, MAIL_FROM, PAYMENT: 'stripe', FULFILMENT: 'manual', MAIL: 'smtp' }
}

function secretsOfChart() {
  const [, names = ''] = /^secretSettings: \[(.*)\]$/m.exec(VALUES ?? '') ?? []
  expect(NAMES).toContain('_FILE, value: /run/secrets/cairn/')
  return Object.fromEntries(names.split(', ').map(name => [`${name}_FILE`, '']))
}

it('the compose file mounts and declares every secret that it reads', () => {
  const read = new Set(Array.from(COMPOSE?.matchAll(/\/run\/secrets\/(\w+)/g) ?? [], ([, name]) => name))
  const declared = Array.from(COMPOSE?.matchAll(/^ {2}(\w+): \{ file: secrets\/\1 \}$/gm) ?? [], ([, name]) => name)
  const mounted = Array.from(COMPOSE?.matchAll(/secrets: \[(.*)\]/g) ?? [], ([, names = '']) =>
    names.split(', '),
  ).flat()
  expect(new Set(declared)).toEqual(read)
  expect(new Set(mounted)).toEqual(read)
})

it('everything that is started is a script of the image', () => {
  const started = [DOCKERFILE, COMPOSE, UNIT, MIGRATE].flatMap(text => text?.match(/scripts\/[\w-]+\.ts/g) ?? [])
  expect(new Set(started)).toEqual(new Set(['scripts/build.ts', 'scripts/migrate.ts', 'scripts/serve.ts']))
  for (const script of started) expect(existsSync(new URL(`../${script}`, import.meta.url))).toBe(true)
})
