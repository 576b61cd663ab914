import { afterAll } from 'vitest'
import { endAll } from './when-over.ts'

afterAll(endAll)
