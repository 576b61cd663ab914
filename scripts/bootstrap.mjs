// Runs a task of this project on its own Node, on a machine that may only have an older one. Keep the syntax old.
import { spawnSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [task, ...rest] = process.argv.slice(2)
const windows = process.platform === 'win32'

const lockFile = readFileSync(join(root, 'package-lock.json'), 'utf8')
const lock = createHash('sha256').update(lockFile).digest('hex')
const marker = join(root, 'node_modules', '.cairn-installed')

/** Where a shop only runs, it was built before, and `npm ci --omit=dev` has left the build tools out. */
const SERVING = ['start', 'staff', 'content', 'init', 'doctor', 'migrate', 'keys', 'books', 'assets', 'data']

function isInstalled() {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return true
  const own = join(root, 'node_modules', '.package-lock.json')
  if (!SERVING.includes(task) || !existsSync(join(root, 'dist', 'built-from')) || !existsSync(own)) return false
  const present = JSON.parse(readFileSync(own, 'utf8')).packages
  return Object.entries(JSON.parse(lockFile).packages).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || dev || optional || devOptional || (present[path] && present[path].version === version),
  )
}

if (!isInstalled()) {
  console.log('Installing packages …')
  const done = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    ['ci', '--loglevel=error', '--include=dev', '--include=optional'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
    },
  )
  if (done.status !== 0) process.exit(done.status || 1)
  writeFileSync(marker, lock)
}

const own = join(
  root,
  'node_modules',
  `node-${windows ? 'win' : process.platform}-${process.arch}`,
  'bin',
  windows ? 'node.exe' : 'node',
)
const runtime = existsSync(own) ? own : process.execPath
if (runtime === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Cairn needs Node 24 or newer here (this is ${process.version}): install it and run the command again.`)
  process.exit(1)
}

const child = spawn(runtime, ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${task}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Pictures are made on several threads: with a heap for each of them, glibc keeps hundreds of megabytes for nothing.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
