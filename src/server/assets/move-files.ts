import { wholeOf, type Files } from './files.ts'

export type Moved = { readonly copied: number; readonly present: number }

/** What an upload under way has sent so far is sent again by whoever sends it; sizes are made again where they are asked for. */
const isPassing = (key: string) => /^[ur]\//.test(key)

/**
 * Copies every file that is not there yet. Ended early, it goes on where it was; nothing is taken away, so that a shop that
 * still runs on the old place keeps its pictures.
 */
export async function copyFiles(from: Files, to: Files, tell: (key: string) => void = () => {}): Promise<Moved> {
  let copied = 0
  let present = 0
  for await (const { key, bytes } of from.list()) {
    if (isPassing(key)) continue
    if ((await to.size(key)) === bytes) {
      present++
      continue
    }
    const stream = await from.get(key)
    if (!stream) continue
    await to.put(key, new Blob([new Uint8Array(await wholeOf(stream))]), typeOf(key))
    copied++
    tell(key)
  }
  return { copied, present }
}

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', mp4: 'video/mp4' }
const typeOf = (key: string): string => {
  const extension = key.slice(key.lastIndexOf('.') + 1)
  return TYPES[extension] ?? `image/${extension}`
}
