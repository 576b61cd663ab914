// Lint: the rules of the linter, then the walls and the words.
import { spawnSync } from 'node:child_process'
import { findHandwritten } from './vocabulary.ts'
import { findBreaches } from './walls.ts'

const oxlint = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '-f', 'unix'], { stdio: 'inherit' })
const breaches = [...findBreaches(), ...findHandwritten()]
for (const { file, why } of breaches) console.error(`${file} ${why}`)
process.exit(oxlint.status !== 0 || breaches.length > 0 ? 1 : 0)
