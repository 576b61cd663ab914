// Lint: the rules of the linter, then the walls, the words, the state of a process and the studio's styles.
import { spawnSync } from 'node:child_process'
import { findProcessState } from './process-state.ts'
import { findStyledTwice } from './studio-styles.ts'
import { findHandwritten } from './vocabulary.ts'
import { findBreaches } from './walls.ts'

const oxlint = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '-f', 'unix'], { stdio: 'inherit' })
const breaches = [...findBreaches(), ...findHandwritten(), ...findProcessState(), ...findStyledTwice()]
for (const { file, why } of breaches) console.error(`${file} ${why}`)
process.exit(oxlint.status !== 0 || breaches.length > 0 ? 1 : 0)
