// npm run bench -- pages api chaos …: each part is a file of bench/ that exports run().
import { readdirSync } from 'node:fs'

const known = readdirSync(new URL('../bench', import.meta.url))
  .filter(name => name.endsWith('.ts'))
  .map(name => name.slice(0, -3))
const parts = process.argv.slice(2).filter(argument => !argument.startsWith('-'))
const wanted = parts.length > 0 ? parts : ['pages']

for (const part of wanted) {
  if (!known.includes(part)) throw new Error(`There is no bench called ${part}. There are: ${known.join(', ')}`)
  const { run }: { run?: () => Promise<void> } = await import(`../bench/${part}.ts`)
  if (!run) throw new Error(`bench/${part}.ts is part of another bench`)
  await run()
}
process.exit(0)
