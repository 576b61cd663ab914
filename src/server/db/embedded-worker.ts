import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import fs from 'node:fs'
import { readFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * The engine sets the modes of its files itself, whatever the process allows. This thread is its own: what it makes is for
 * the owner alone.
 */
const OWNER_ONLY = 0o700
const { chmodSync, fchmodSync } = fs
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & OWNER_ONLY)
fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & OWNER_ONLY)
syncBuiltinESMExports()

/** Holds the embedded database in a thread of its own, so that a long query never stops the server's event loop. */
type Setup = { dataDir: string; snapshot?: string; engine: WebAssembly.Module }
type Message = { stream: number; bytes: Uint8Array } | { snapshot: true }

const port = parentPort
if (port) {
  const setup: Setup = workerData
  const { dataDir, engine: pgliteWasmModule } = setup
  const options = { dataDir, pgliteWasmModule, extensions: { pg_trgm, unaccent } }
  const database = await PGlite.create(
    setup.snapshot ? { ...options, loadDataDir: new Blob([await readFile(setup.snapshot)]) } : options,
  )
  let turn: Promise<unknown> = Promise.resolve()
  port.on('message', (message: Message) => {
    turn = turn.then(async () => {
      if ('snapshot' in message)
        return port.postMessage({ snapshot: await (await database.dumpDataDir('none')).bytes() })
      const bytes = await database.execProtocolRaw(message.bytes)
      port.postMessage({ stream: message.stream, bytes })
    })
  })
  port.postMessage('ready')
}
