import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprintOf } from '../../src/server/testing/fingerprint.ts'
import { SHOP_CLIENT } from '../../src/server/testing/openid-provider.ts'

const root = new URL('../..', import.meta.url).pathname

/** Pictures are named by what they are made of: all shops may share those that one has made. */
const PICTURES = join(root, '.tmp', 'journeys-pictures')

/** What the demo data is made from. */
const SOURCES = [
  'db',
  'art/scenes.json',
  'src/server/content/import.ts',
  'src/server/assets/demo-library.ts',
  'src/server/demo',
]

/** The demo data takes a while to make: it is made once, and every shop gets a copy. */
export async function makeJourneyData(issuer: string): Promise<string> {
  const made = join(root, '.tmp', `journeys-${fingerprintOf(SOURCES).slice(0, 16)}`)
  await mkdir(PICTURES, { recursive: true })
  if (!existsSync(made)) await makeData(made, singleSignOn(issuer))
  return made
}

export const singleSignOn = (issuer: string) => ({
  STAFF_OIDC_ISSUER: issuer,
  STAFF_OIDC_CLIENT_ID: SHOP_CLIENT.id,
  STAFF_OIDC_CLIENT_SECRET: SHOP_CLIENT.secret,
  STAFF_OIDC_NAME: 'Ridge Office',
})

type Settings = Readonly<Record<string, string>>

/** A shop of its own with the demo data, and settings that others have not. */
export async function openShop(made: string, settings: Settings) {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-journeys-'))
  await cp(made, folder, { recursive: true })
  await symlink(PICTURES, join(folder, 'media'))
  const first = await serve(folder, settings)
  let { child } = first
  return {
    url: first.url,
    folder,
    /** Ends, and opens again with other settings on what there is. Its place stays where the settings name a port. */
    async reopen(others: Settings) {
      await end(child)
      ;({ child } = await serve(folder, others))
    },
    async stop() {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeData(made: string, settings: Settings) {
  const folder = `${made}-new`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { child } = await serve(folder, settings)
  await end(child)
  await rename(folder, made)
}

function serve(folder: string, settings: Settings): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      NODE_ENV: 'development',
      CAIRN_DATA: folder,
      RATE_LIMITS: 'false',
      // Journeys fill in forms faster than people.
      FORM_MINIMUM_S: '0',
      LOG_LEVEL: 'warn',
      // A picture would be made twice, the second time for seconds; tests of the server look at both.
      AVIF: 'false',
      DATABASE_URL: '',
      ...settings,
    },
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const url = /Cairn is open: (\S+)/.exec(said)?.[1]
      if (url) resolve({ child, url })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk))
    child.once('exit', code => reject(new Error(`The shop ended with ${code} before it opened:\n${said}`)))
  })
}

const end = (child: ChildProcess) =>
  new Promise<void>(done => {
    child.removeAllListeners('exit')
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
