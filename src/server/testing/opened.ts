const closers: (() => Promise<unknown>)[] = []

/** Whatever a file of tests opens, in its tests too, ends with the file: the next one has the process for itself. */
export const closeAtEnd = (close: () => Promise<unknown>): void => void closers.push(close)

export async function closeOpened(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close()
}
