import type { Layers } from '#domain/content/edit-layers.ts'
import { isRaw } from '#domain/content/merge-layers.ts'

/** What somebody wrote and no server has yet, and what it was written on. */
export type Unsent = { readonly base: Layers; readonly mine: Layers }

/** Of whom, of what, and in which window: another one of the same person may have words that are nowhere else. */
export type UnsentKey = readonly [who: string, slug: string, window: string]

const NAME = 'cairn-unsent'
/** Sorts behind every window. */
const BEHIND = '\uffff'

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(NAME))
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error(NAME)))
  })

/**
 * On disk before it answers, in the order in which it was asked: what a browser has in its other storage it writes down
 * seconds later, and loses when it is killed. A browser that keeps nothing answers nothing.
 */
async function inBrowser<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    const database = await opened()
    const transaction = database.transaction(NAME, 'readwrite', { durability: 'strict' })
    const asked = work(transaction.objectStore(NAME))
    const ended = new Promise<T | undefined>(resolve => {
      transaction.addEventListener('complete', () => resolve(asked.result))
      transaction.addEventListener('abort', () => resolve(undefined))
    })
    return await ended.finally(() => database.close())
  } catch {
    return undefined
  }
}

export const keepUnsent = (key: UnsentKey, unsent: Unsent): void =>
  void inBrowser(store => store.put({ key, ...unsent }, [...key]))

export const forgetUnsent = (key: UnsentKey): void => void inBrowser(store => store.delete([...key]))

const isLayers = (value: unknown): value is Layers => isRaw(value) && Object.values(value).every(isRaw)

/** What is left of any window. */
export async function unsentOf(who: string, slug: string): Promise<readonly (Unsent & { readonly key: UnsentKey })[]> {
  const all = await inBrowser<unknown[]>(store => store.getAll(IDBKeyRange.bound([who, slug], [who, slug, BEHIND])))
  return (all ?? []).flatMap(found => {
    if (!isRaw(found) || !isLayers(found['base']) || !isLayers(found['mine'])) return []
    const [, , window] = Array.isArray(found['key']) ? found['key'] : []
    return [{ base: found['base'], mine: found['mine'], key: [who, slug, String(window)] as const }]
  })
}
