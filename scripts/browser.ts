// Finds a Chromium, or gets one where that is possible without asking.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Without windows of its own a browser opens a visitor's page in a twentieth of the processor time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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

export function findBrowser(): string | undefined {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) return asked
  for (const name of NAMES) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()
    if (found) return found
  }
  return PLACES.find(place => existsSync(place))
}

export function obtainBrowser(): string {
  const found = findBrowser()
  const mayInstall = !process.env['CHROMIUM_PATH'] && process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (mayInstall && !found?.endsWith(SHELL)) installShell()
  const browser = findBrowser()
  if (browser) return browser
  throw new Error('The browser journeys need Chromium: install it, or say where it is with CHROMIUM_PATH.')
}

function installShell() {
  console.log('Installing Chromium …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0
  if (!apt('install', '-y', '-qq', SHELL) && apt('update', '-qq')) apt('install', '-y', '-qq', SHELL)
}
