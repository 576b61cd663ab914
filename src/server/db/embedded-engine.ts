import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import type { MessagePort } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

export type EngineSetup = { dataDir: string; engine: WebAssembly.Module }
type Others = Readonly<Record<string, () => unknown>>
type Message = { stream: number; bytes: Uint8Array }

/** The engine, in a thread of its own: a long query never stops the server's event loop. */
export function openEngine({ dataDir, engine }: EngineSetup, more: PGliteOptions = {}): Promise<PGlite> {
  keepFilesToOwner()
  return PGlite.create({ dataDir, pgliteWasmModule: engine, extensions: { pg_trgm, unaccent }, ...more })
}

/** Answers statements one after the other, and between them what else `others` is asked for by name. */
export function answer(port: MessagePort, database: PGlite, others: Others = {}) {
  let turn: Promise<unknown> = Promise.resolve()
  port.on('message', (message: Message | string) => {
    turn = turn.then(async () => {
      if (typeof message === 'string') return port.postMessage({ [message]: await others[message]?.() })
      const bytes = await database.execProtocolRaw(message.bytes)
      port.postMessage({ stream: message.stream, bytes })
    })
  })
  port.postMessage('ready')
}

/**
 * The engine sets the modes of its files itself, whatever the process allows. This thread is its own: what it makes is for
 * the owner alone.
 */
function keepFilesToOwner() {
  const OWNER_ONLY = 0o700
  const { chmodSync, fchmodSync } = fs
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & OWNER_ONLY)
  fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & OWNER_ONLY)
  syncBuiltinESMExports()
}
