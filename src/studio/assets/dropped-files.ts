type Entry = Pick<FileSystemEntry, 'name' | 'isFile' | 'isDirectory'>
type FileEntry = Entry & Pick<FileSystemFileEntry, 'file'>
type FolderEntry = Entry & Pick<FileSystemDirectoryEntry, 'createReader'>
type Dropped = {
  readonly items: Iterable<{ readonly webkitGetAsEntry: () => Entry | null }>
  readonly files: Iterable<File>
}

/** Every file that was dropped or pasted; of a folder, all that lie in it. */
export async function droppedFiles(given: Dropped): Promise<File[]> {
  const entries = Array.from(given.items).flatMap(item => item.webkitGetAsEntry() ?? [])
  // What is pasted has no place on a disk.
  if (entries.length === 0) return Array.from(given.files)
  return (await Promise.all(entries.map(filesIn))).flat()
}

// Not every browser has names for these: Chromium knows no FileSystemFileEntry.
const isFile = (entry: Entry): entry is FileEntry => entry.isFile
const isFolder = (entry: Entry): entry is FolderEntry => entry.isDirectory

/** What cannot be read takes nothing else along: it is told by its name, as a file without bytes, which nobody takes in. */
const filesIn = (entry: Entry): Promise<File[]> => readable(entry).catch(() => [new File([], entry.name)])

async function readable(entry: Entry): Promise<File[]> {
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
