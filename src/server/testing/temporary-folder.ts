import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenOver } from './when-over.ts'

/** Is there until the shop that was begun after it has stopped writing. */
export async function temporaryFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `cairn-${purpose}-`))
  whenOver(() => rm(folder, { recursive: true, force: true }))
  return folder
}
