// Finds a Chromium, or gets one where that is possible without asking.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium …')
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    })
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error('The browser journeys need Chromium: install it, or say where it is with CHROMIUM_PATH.')
}
