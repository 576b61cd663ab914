// npm run bench -- api pages chaos …: each part is a file of bench/ that exports run().
import { buildStale } from './steps.ts'
import { parts } from '../bench/options.ts'

const PARTS = [
  'api',
  'api-discovery',
  'api-cart',
  'api-checkout',
  'api-identity',
  'start',
  'statements',
  'notices',
  'year',
  'pages',
  'scale',
  'prices',
  'soak',
  'fuzz',
  'chaos',
  'failover',
  'oms',
  'studio-shell',
  'studio-orders',
  'studio-actions',
  'studio-lists',
  'studio',
  'studio-typing',
  'feeds',
  'imports',
  'tracing',
  'compare',
  'figures',
  'experiments',
  'edge',
  'limits',
  'pictures',
]
// What a part started ends with this process, however that comes about.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const unknown = parts.filter(part => !PARTS.includes(part))
if (unknown.length > 0)
  throw new Error(`There is no bench called ${unknown.join(', ')}. There are: ${PARTS.join(', ')}`)
// Once, and before anything is measured: servers that start together must not build together.
if (!buildStale()) process.exit(1)
for (const part of parts.length > 0 ? parts : ['api', 'pages']) {
  const { run }: { run: () => Promise<void> } = await import(`../bench/${part}.ts`)
  await run()
}
process.exit()
