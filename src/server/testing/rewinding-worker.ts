import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { answer, openEngine, type EngineSetup } from '../db/embedded-engine.ts'
import { rememberEngine } from './remember-engine.ts'

type Setup = EngineSetup & { snapshot?: string }

if (parentPort) {
  const setup: Setup = workerData
  const snapshot = setup.snapshot === undefined ? {} : { loadDataDir: new Blob([await readFile(setup.snapshot)]) }
  const database = await openEngine(setup, snapshot)
  // What a library brings along is not in the engine's memory: each is there before the moment that is remembered.
  const libraries = await database.query<{ probin: string }>(
    'select distinct probin from pg_proc where probin is not null',
  )
  for (const { probin } of libraries.rows) await database.exec(`load '${probin}'`)
  const rewind = rememberEngine(database.Module)
  answer(parentPort, database, {
    rewind,
    snapshot: async () => (await database.dumpDataDir('none')).bytes(),
  })
}
