// npm run bench -- api pages chaos …: each part is a file of bench/ that exports run().
import { readdirSync } from 'node:fs'
import { parts } from '../bench/options.ts'

const known = readdirSync(new URL('../bench', import.meta.url))
  .filter(name => name.endsWith('.ts'))
  .map(name => name.slice(0, -3))
// What a part started is told to end when this process does, however that comes about.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

for (const part of parts.length > 0 ? parts : ['api', 'pages']) {
  if (!known.includes(part)) throw new Error(`There is no bench called ${part}. There are: ${known.join(', ')}`)
  const { run }: { run?: () => Promise<void> } = await import(`../bench/${part}.ts`)
  if (!run) throw new Error(`bench/${part}.ts is part of another bench`)
  await run()
}
process.exit()
