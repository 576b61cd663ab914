// npm run test:image: builds the Dockerfile on bases made here, without a registry, and tries the image read-only. Needs root,
// buildah and mmdebstrap (Debian: apt-get install buildah mmdebstrap), and a PostgreSQL.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { freePort, startPostgres } from '#server/testing/postgres.ts'
import { checkImage } from './image-checks.ts'

const NEEDED = ['buildah', 'mmdebstrap', 'unshare', 'chroot']
const missing = NEEDED.filter(name => spawnSync('which', [name]).status !== 0)
if (missing.length > 0 || process.getuid?.() !== 0) {
  console.log(
    `SKIPPED: the image was not tried. ${missing.length > 0 ? `Not here: ${missing.join(', ')}.` : 'Needs root.'}`,
  )
  process.exit(0)
}

const root = resolve(import.meta.dirname, '..')
const folder = join(root, '.tmp/image')
const UID = '65532'
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
const buildah = (...args: string[]) =>
  run('buildah', '--root', join(folder, 'store'), '--storage-driver', 'vfs', ...args)

/** Look-alikes of the two bases: Debian with Node and npm, and Debian with Node and nothing to work with. */
const BASES = {
  build: { variant: 'minbase', packages: 'ca-certificates' },
  base: { variant: 'extract', packages: 'base-files,libc6,libstdc++6,libgcc-s1,ca-certificates,tzdata' },
} as const

function makeBase(name: keyof typeof BASES): string {
  const tag = `localhost/cairn-${name}`
  const tree = join(folder, `${name}-root`)
  const { variant, packages } = BASES[name]
  if (!existsSync(tree)) run('mmdebstrap', `--variant=${variant}`, `--include=${packages}`, 'bookworm', tree)
  const bin = join(tree, name === 'build' ? 'usr/local/bin' : 'nodejs/bin')
  mkdirSync(bin, { recursive: true })
  cpSync(process.execPath, join(bin, 'node'))
  if (name === 'build') {
    const npm = dirname(dirname(run('readlink', '-f', run('which', 'npm'))))
    const own = join(tree, 'usr/local/lib/node_modules/npm')
    rmSync(own, { recursive: true, force: true })
    cpSync(npm, own, { recursive: true, verbatimSymlinks: true })
    rmSync(join(bin, 'npm'), { force: true })
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'))
  } else for (const shell of ['bin/sh', 'usr/bin/sh']) rmSync(join(tree, shell), { force: true })
  // Whom this machine trusts, for the registry that it uses.
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(tree, 'etc/ssl/certs/ca-certificates.crt'))
  const container = buildah('from', 'scratch')
  buildah('add', '--quiet', container, tree, '/')
  const certificates = 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'
  buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', '--env', certificates, container)
  buildah('commit', '--quiet', '--rm', container, tag)
  return tag
}

mkdirSync(folder, { recursive: true })
console.log('Making the bases …')
const [build, base] = [makeBase('build'), makeBase('base')]
console.log('Building the image …')
const context = join(folder, 'context')
rmSync(context, { recursive: true, force: true })
mkdirSync(context)
execFileSync('sh', ['-c', `git ls-files -z | tar c --null -T - | tar x -C ${context}`], { cwd: root })
const arguments_ = ['--build-arg', `BUILD=${build}`, '--build-arg', `BASE=${base}`]
const how = [
  '--format',
  'docker',
  '--isolation',
  'chroot',
  '--network',
  'host',
  '--pull-never',
  '--ignorefile',
  join(root, '.dockerignore'),
]
buildah('bud', '--quiet', ...how, ...arguments_, '-t', 'localhost/cairn', '-f', join(root, 'Dockerfile'), context)
const container = buildah('from', '--pull-never', 'localhost/cairn')
const image = buildah('mount', container)

console.log('Trying it …')
const cluster = await startPostgres()
/** What an engine of containers would run, as it stands in the image. */
const built: { Docker: { config: { Healthcheck: { Test: string[] } } } } = JSON.parse(
  buildah('inspect', '--type', 'image', 'localhost/cairn'),
)
const [, ...HEALTH] = built.Docker.config.Healthcheck.Test
/** Read-only but for /tmp, as a user without any rights, with nothing of this machine but its network. */
const ENTER = `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && mount -t tmpfs tmpfs "$1/tmp" \
  && exec chroot --userspec=${UID}:${UID} "$1" /nodejs/bin/node --disable-warning=ExperimentalWarning "/app/$2"`
try {
  await checkImage({
    image,
    async health(settings) {
      const env = { PATH: process.env['PATH'], ...settings }
      return (await once(spawn('chroot', [`--userspec=${UID}:${UID}`, image, ...HEALTH], { env }), 'exit'))[0]
    },
    withoutDatabase: work => cluster.crash(work()),
    port: await freePort(),
    databaseUrl: cluster.url('postgres'),
    start: (script, settings) =>
      spawn('unshare', ['--mount', 'sh', '-c', ENTER, 'sh', image, script], {
        env: { PATH: process.env['PATH'], ...settings, DATABASE_URL: cluster.url('postgres') },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
  })
  const [size] = run('du', '-sh', image).split('\t')
  console.log(`The image is ${size} large, runs read-only as ${UID}, and passes.`)
} finally {
  await cluster.stop()
  buildah('umount', container)
  buildah('rm', container)
}
