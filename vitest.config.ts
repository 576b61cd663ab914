import { defineConfig } from 'vitest/config'

const server = {
  include: ['src/server/**/*.test.ts', 'db/**/*.db.test.ts'],
  globalSetup: ['src/server/testing/global-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  pool: 'forks' as const,
  // Each file has a database and services of its own; loading the whole server anew for each takes as long as the tests.
  isolate: false,
}

/** Everything that touches the database runs on both engines. Journeys in a browser have a run of their own. */
export default defineConfig({
  cacheDir: '.tmp/vite',
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/{domain,contract}/**/*.test.ts', 'db/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          testTimeout: 20_000,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'web', include: ['src/web/**/*.test.{ts,tsx}'], testTimeout: 20_000 } },
      { extends: true, test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // Files change what a shop sells and shows: those that share one go one after the other.
          fileParallelism: !process.env['SHOP_URL'],
          // A browser on a busy machine takes its time.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      { extends: true, test: { name: 'embedded', ...server } },
      { extends: true, test: { name: 'postgres', ...server } },
    ],
  },
})
