import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { measureSlowness } from './scripts/machine-speed.ts'
import { oneLanguage } from './scripts/one-language.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How long, in milliseconds, a test may wait for one thing. */
    patience: number
  }
}

// Limits end what hangs. A busy or slow machine gets as much more time as it needs.
const slowness = measureSlowness()
const seconds = (count: number) => count * 1000 * slowness
const patience = seconds(30)
if (slowness > 1) process.stdout.write(`Time limits are ${slowness} times longer than on a quiet machine.\n`)

const server = {
  include: ['src/server/**/*.test.ts', 'db/**/*.db.test.ts'],
  globalSetup: ['src/server/testing/global-setup.ts'],
  setupFiles: ['src/server/testing/setup.ts'],
  pool: 'forks' as const,
  // Each file has a database and services of its own; loading the whole server anew for each takes as long as the tests.
  isolate: false,
}

/** The doors to a database are in server/testing. What opens none would do the same work twice. */
const withoutDatabase = globSync('src/server/**/*.test.ts').filter(
  file => !`${file} ${readFileSync(file, 'utf8')}`.includes('/testing/'),
)

/** Everything that touches the database runs on both engines. Journeys in a browser have a run of their own. */
export default defineConfig({
  cacheDir: '.tmp/vite',
  test: {
    maxWorkers: 2,
    testTimeout: seconds(60),
    hookTimeout: seconds(120),
    expect: { poll: { timeout: patience } },
    provide: { patience },
    // Files without isolation share their globals.
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/{domain,contract}/**/*.test.ts', 'db/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          isolate: false,
        },
      },
      { extends: true, plugins: [oneLanguage()], test: { name: 'web', include: ['src/web/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/global-setup.ts'],
          setupFiles: ['tests/e2e/setup.ts'],
          isolate: false,
          testTimeout: seconds(120),
          hookTimeout: seconds(300),
          // Files change what a shop sells and shows: those that share one go one after the other.
          fileParallelism: !process.env['SHOP_URL'],
        },
      },
      { extends: true, test: { name: 'embedded', ...server } },
      { extends: true, test: { name: 'postgres', ...server, exclude: withoutDatabase } },
    ],
  },
})
