import { expect, it } from 'vitest'
import { serverTestsNearby } from './server-tests-nearby.ts'

it('finds the tests of a feature by its folder on any level', () => {
  for (const level of ['domain', 'contract', 'server']) {
    const { files, said } = serverTestsNearby([`src/${level}/wishlist/anything.ts`])
    expect(files).toContain('src/server/wishlist/wishlist.test.ts')
    expect(files.every(file => file.startsWith('src/server/wishlist/'))).toBe(true)
    expect(said).toContain('wishlist')
  }
})

it('says that nothing was run where nothing stands nearby, or too much', () => {
  expect(serverTestsNearby(['README.md', 'src/web/pages.ts'])).toMatchObject({
    files: [],
    said: expect.stringContaining('No server tests were run'),
  })
  const many = ['cart', 'checkout', 'products', 'content', 'identity'].map(name => `src/server/${name}/x.ts`)
  expect(serverTestsNearby(many)).toMatchObject({ files: [], said: expect.stringMatching(/\d+ files stand near/) })
})
