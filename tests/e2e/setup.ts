import { afterEach } from 'vitest'
import { closeVisits } from './harness.ts'

afterEach(({ task }) => closeVisits(task))
