type Entry = Pick<FileSystemEntry, 'name' | 'isFile' | 'isDirectory'>
type FileEntry = Entry & Pick<FileSystemFileEntry, 'file'>
type FolderEntry = Entry & Pick<FileSystemDirectoryEntry, 'createReader'>
type Dropped = {
  readonly items: Iterable<{ readonly webkitGetAsEntry: () => Entry | null }>
  readonly files: Iterable<File>
}

export type Taken = {
  readonly files: readonly File[]
  /** What could not be read, or not to its end, by name: it takes nothing else along. */
  readonly unread: readonly string[]
}

/** Every file that was dropped or pasted; of a folder, all that lie in it. */
export async function droppedFiles(given: Dropped): Promise<Taken> {
  const entries = Array.from(given.items).flatMap(item => item.webkitGetAsEntry() ?? [])
  // What is pasted has no place on a disk.
  if (entries.length === 0) return { files: Array.from(given.files), unread: [] }
  return allOf(entries)
}

// Not every browser has names for these: Chromium knows no FileSystemFileEntry.
const isFile = (entry: Entry): entry is FileEntry => entry.isFile
const isFolder = (entry: Entry): entry is FolderEntry => entry.isDirectory

const allOf = async (entries: readonly Entry[]): Promise<Taken> => {
  const taken = await Promise.all(entries.map(filesIn))
  return { files: taken.flatMap(({ files }) => files), unread: taken.flatMap(({ unread }) => unread) }
}

async function filesIn(entry: Entry): Promise<Taken> {
  if (isFile(entry))
    return new Promise(found => {
      entry.file(
        file => found({ files: [file], unread: [] }),
        () => found({ files: [], unread: [entry.name] }),
      )
    })
  return isFolder(entry) ? inFolder(entry) : { files: [], unread: [] }
}

async function inFolder(folder: FolderEntry): Promise<Taken> {
  const reader = folder.createReader()
  // A folder is read a hundred at a time.
  const readSome = () => new Promise<Entry[] | undefined>(found => reader.readEntries(found, () => found(undefined)))
  const inside: Entry[] = []
  let some = await readSome()
  while (some && some.length > 0) {
    inside.push(...some)
    some = await readSome()
  }
  const { files, unread } = await allOf(inside.filter(({ name }) => !name.startsWith('.')))
  return { files, unread: some ? unread : [folder.name, ...unread] }
}
