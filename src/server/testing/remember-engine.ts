/** What of the engine's own file system tells where it stands. */
type Contents = Uint8Array | Record<string, FileNode> | undefined
type FileNode = { contents?: Contents; mtime: number; name_next?: FileNode | undefined }
type OpenFile = { shared: object }
type Engine = {
  wasmMemory: WebAssembly.Memory
  FS: { nameTable: (FileNode | undefined)[]; streams: (OpenFile | null | undefined)[] }
}

/**
 * All that the engine is at this moment: its memory, its files, and which of them are open. Answers the way back to it, which
 * takes a tenth of the time that opening another engine takes.
 */
export function rememberEngine({ FS, wasmMemory }: Engine): () => void {
  const bytes = () => new Uint8Array(wasmMemory.buffer)
  const memory = bytes().slice()
  const table = [...FS.nameTable]
  const nodes = table.flatMap(chainOf).map(node => ({ node, was: { ...node }, contents: copyOf(node.contents) }))
  const streams = FS.streams.map(stream => stream && { stream, was: { ...stream }, shared: { ...stream.shared } })
  return () => {
    bytes().set(memory)
    bytes().fill(0, memory.length)
    FS.nameTable.splice(0, Infinity, ...table)
    for (const { node, was, contents } of nodes) {
      // Whoever writes into a file notes the time.
      const untouched =
        node.contents instanceof Uint8Array && node.contents === was.contents && node.mtime === was.mtime
      if (!untouched) was.contents = copyOf(contents)
      Object.assign(node, was)
    }
    FS.streams.splice(0, Infinity, ...streams.map(open => open?.stream))
    for (const open of streams) if (open) Object.assign(Object.assign(open.stream, open.was).shared, open.shared)
  }
}

function chainOf(first: FileNode | undefined): FileNode[] {
  const found: FileNode[] = []
  for (let node = first; node; node = node.name_next) found.push(node)
  return found
}

const copyOf = (contents: Contents) => (contents instanceof Uint8Array ? contents.slice() : contents && { ...contents })
