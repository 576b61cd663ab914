import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { claimed } from './claim.ts'

const nothing = async () => undefined

it('what a process claimed that died since is done by another one', async () => {
  const file = join(await temporaryFolder('claims'), 'picture')
  await writeFile(`${file}.claim`, '')
  await utimes(`${file}.claim`, new Date(0), new Date(0))
  expect(await claimed(file, nothing, async () => 'made')).toBe('made')
  // And it is free again.
  expect(await claimed(file, nothing, async () => 'made anew')).toBe('made anew')
})

it('what fails is free for whoever comes next', async () => {
  const file = join(await temporaryFolder('claims'), 'picture')
  await expect(claimed(file, nothing, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await claimed(file, nothing, async () => 'made')).toBe('made')
})

it('where nothing can be claimed, everybody makes his own', async () => {
  const file = join(await temporaryFolder('claims'), 'picture')
  await writeFile(file, 'no folder')
  expect(await claimed(join(file, 'inside'), nothing, async () => 'made')).toBe('made')
})
