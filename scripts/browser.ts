// Finds a Chromium, or gets one where that is possible without asking.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Without windows of its own a browser opens a visitor's page in a twentieth of the processor time. */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Nothing but the pages under test: no updates, no telemetry, no sandbox (which root cannot have). */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const inPath = (name: string): string | undefined =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined
const findWhole = (): string | undefined =>
  WHOLE.map(inPath).find(path => path !== undefined) ?? PLACES.find(place => existsSync(place))

export function obtainBrowser(): string {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) return asked
  if (!inPath(SHELL)) install(SHELL)
  return inPath(SHELL) ?? findWhole() ?? missing()
}

/** For what the shell does not have: pages that wait to be come back to. */
export function obtainWholeBrowser(): string {
  const asked = process.env['CHROMIUM_PATH']
  if (asked && !asked.endsWith(SHELL)) return asked
  if (!findWhole()) install('chromium')
  return findWhole() ?? missing()
}

function missing(): never {
  throw new Error('The browser journeys need Chromium: install it, or say where it is with CHROMIUM_PATH.')
}

function install(name: string) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log('Installing Chromium …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0
  if (!apt('install', '-y', '-qq', name) && apt('update', '-qq')) apt('install', '-y', '-qq', name)
}
