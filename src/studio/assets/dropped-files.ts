/** Every file that was dropped or pasted; of a folder, all that lie in it. */
export async function droppedFiles(given: DataTransfer): Promise<File[]> {
  const entries = Array.from(given.items).flatMap(item => item.webkitGetAsEntry() ?? [])
  // What is pasted has no place on a disk.
  if (entries.length === 0) return Array.from(given.files)
  return (await Promise.all(entries.map(filesIn))).flat()
}

// Not every browser has names for these: Chromium knows no FileSystemFileEntry.
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((found, failed) => entry.file(found, failed))]
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const inside: FileSystemEntry[] = []
  // A folder is read a hundred at a time.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed))
    if (some.length === 0) break
    inside.push(...some)
  }
  return (await Promise.all(inside.filter(({ name }) => !name.startsWith('.')).map(filesIn))).flat()
}
