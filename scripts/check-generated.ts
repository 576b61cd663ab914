// Fails when a file that a program writes is not what the program would write now.
import { readFileSync } from 'node:fs'
import { generated } from './generate.ts'

const stale: string[] = []
for (const [path, render] of Object.entries(generated)) {
  if (readFileSync(new URL(`../${path}`, import.meta.url), 'utf8') !== (await render())) stale.push(path)
}
if (stale.length > 0) console.error(`Run \`npm run generate\`: ${stale.join(', ')}`)
process.exit(stale.length === 0 ? 0 : 1)
