import { expect, it } from 'vitest'
import { droppedFiles } from '../src/studio/assets/dropped-files.ts'

type Found<T> = (found: (what: T) => void, failed?: (error: DOMException) => void) => void

const entryOf = (name: string, file: Found<File>) => ({ name, isFile: true, isDirectory: false, file })
const fileOf = (name: string) => entryOf(name, found => found(new File([name], name)))
const dropped = <T>(entry: T) => ({ webkitGetAsEntry: () => entry })
const failing = (failed: ((error: DOMException) => void) | undefined) =>
  failed?.(new DOMException('locked', 'NotReadableError'))

const namesOf = async (items: Parameters<typeof droppedFiles>[0]['items']) => {
  const { files, unread } = await droppedFiles({ items, files: [] })
  return { files: files.map(({ name }) => name), unread }
}

it('loses nothing of a drop to one file that cannot be read, and tells of that one by its name', async () => {
  const locked = entryOf('locked.jpg', (_, failed) => failing(failed))
  expect(await namesOf([fileOf('a.jpg'), locked, fileOf('b.jpg')].map(dropped))).toEqual({
    files: ['a.jpg', 'b.jpg'],
    unread: ['locked.jpg'],
  })
})

it('keeps what it has read of a folder that is not read to its end, and tells of the folder', async () => {
  const hundred = Array.from({ length: 100 }, (_, at) => fileOf(`${at}.jpg`))
  const parts = [hundred]
  const readEntries: Found<typeof hundred> = (found, failed) => {
    const part = parts.shift()
    return part ? found(part) : failing(failed)
  }
  const folder = { name: 'shoot', isFile: false, isDirectory: true, createReader: () => ({ readEntries }) }
  const { files, unread } = await namesOf([dropped(folder), dropped(fileOf('beside.jpg'))])
  expect([files.length, files.at(-1), unread]).toEqual([101, 'beside.jpg', ['shoot']])
})
