import { expect, it } from 'vitest'
import { droppedFiles } from '../src/studio/assets/dropped-files.ts'

const dropped = (
  name: string,
  file: (found: (file: File) => void, failed?: (error: DOMException) => void) => void,
) => ({
  webkitGetAsEntry: () => ({ name, isFile: true, isDirectory: false, file }),
})

it('loses nothing of a drop to one file that cannot be read, and tells of that one by its name', async () => {
  const items = [
    dropped('a.jpg', found => found(new File(['a'], 'a.jpg'))),
    dropped('locked.jpg', (_, failed) => failed?.(new DOMException('locked', 'NotReadableError'))),
    dropped('b.jpg', found => found(new File(['b'], 'b.jpg'))),
  ]
  const files = await droppedFiles({ items, files: [] })
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['a.jpg', 1],
    ['locked.jpg', 0],
    ['b.jpg', 1],
  ])
})
