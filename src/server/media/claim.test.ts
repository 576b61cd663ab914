import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { unlessClaimed, whatOthersMake } from './claim.ts'

const inFolder = async () => join(await temporaryFolder('claims'), 'picture')

it('what one process is at no other begins, and it is free afterwards', async () => {
  const file = await inFolder()
  const { promise, resolve } = Promise.withResolvers<string>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const first = unlessClaimed(file, () => {
    begin()
    return promise
  })
  await begun
  expect(await unlessClaimed(file, async () => 'made twice')).toBeUndefined()
  resolve('made')
  expect(await first).toBe('made')
  expect(await unlessClaimed(file, async () => 'made anew')).toBe('made anew')
})

it('what a process claimed that died since is done by another one', async () => {
  const file = await inFolder()
  await writeFile(`${file}.claim`, 'of somebody')
  await utimes(`${file}.claim`, new Date(0), new Date(0))
  expect(await unlessClaimed(file, async () => 'made')).toBe('made')
  expect(await unlessClaimed(file, async () => 'made anew')).toBe('made anew')
})

it('who took longer than anybody waits leaves the claim of the next one alone', async () => {
  const file = await inFolder()
  await unlessClaimed(file, () => writeFile(`${file}.claim`, 'of the next one'))
  expect(await readFile(`${file}.claim`, 'utf8')).toBe('of the next one')
})

it('what fails is free for whoever comes next', async () => {
  const file = await inFolder()
  await expect(unlessClaimed(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await unlessClaimed(file, async () => 'made')).toBe('made')
})

it('where nothing can be claimed, everybody makes his own', async () => {
  const file = await inFolder()
  await writeFile(file, 'no folder')
  expect(await unlessClaimed(join(file, 'inside'), async () => 'made')).toBe('made')
})

it('what another one makes is waited for, and not by who is closing', async () => {
  let looks = 0
  expect(
    await whatOthersMake(
      async () => (++looks < 3 ? undefined : 'there'),
      () => false,
    ),
  ).toBe('there')
  expect(
    await whatOthersMake(
      async () => 'there',
      () => true,
    ),
  ).toBeUndefined()
})
