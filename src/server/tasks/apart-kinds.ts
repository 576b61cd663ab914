import { IMPORT_TASKS } from '../bulk/import-tasks.ts'
import type { QuietDesk, TaskKind } from './task-kind.ts'

/** What a thread of its own can do: it has a database, and nothing else of the shop. */
export const APART_KINDS: Readonly<Record<string, TaskKind<QuietDesk>>> = IMPORT_TASKS
