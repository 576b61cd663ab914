import { describe, expect, it } from 'vitest'
import { breachesOfImport, breachesOfPackage, breachesOfPlace, crowdedFolders, findBreaches } from './walls.ts'

describe('the walls of the house', () => {
  it('stand', () => {
    expect(findBreaches()).toEqual([])
  })

  it.each([
    ['src/domain/money/money.ts', 'src/contract/errors/errors.ts'],
    ['src/contract/cart/cart.ts', 'src/server/shop.ts'],
    ['src/web/cart/cart-state.ts', 'src/server/shop.ts'],
    ['src/server/cart/cart.service.ts', 'src/web/page.ts'],
    ['src/server/cart/cart.service.ts', 'src/server/orders/orders.queries.ts'],
    ['src/server/cart/cart.service.ts', 'src/server/cart/cart.handlers.ts'],
    ['src/web/cart/cart-line.tsx', 'src/web/product/product-card.tsx'],
    ['src/web/ui/button.tsx', 'src/web/cart/cart-state.ts'],
    ['src/web/sections/hero/hero-section.tsx', 'src/web/pages/home/home.page.tsx'],
    ['src/studio/rooms/jobs/jobs.room.tsx', 'src/web/ui/button.tsx'],
    ['src/studio/rooms/jobs/jobs.room.tsx', 'src/studio/rooms/keys/keys.room.tsx'],
    ['src/studio/rooms/jobs/jobs.room.tsx', 'src/studio/shell/shell.tsx'],
    ['src/studio/ui/button.tsx', 'src/studio/lists/list-table.tsx'],
    ['src/web/cart/cart-line.tsx', 'src/studio/ui/button.tsx'],
  ])('do not let %s import %s', (file, target) => {
    expect(breachesOfImport(file, target)).toHaveLength(1)
  })

  it('part a folder of the contract that holds too much', () => {
    const files = Array.from({ length: 31 }, (_, at) => `src/contract/attic/box-${at}.ts`)
    expect(crowdedFolders(files)).toMatchObject([{ file: 'src/contract/attic' }])
    expect(crowdedFolders(files.slice(1))).toEqual([])
  })

  it.each(['src/attic/box.ts', 'src/studio/attic/box.tsx'])('have no place for %s until one is said', file => {
    expect(breachesOfPlace(file)).toMatchObject([{ file, why: expect.stringContaining('say') }])
  })

  it.each(['src/main.ts', 'src/server/attic/box.ts', 'src/web/attic/box.tsx', 'src/studio/routes.tsx'])(
    'have a place for %s',
    file => {
      expect(breachesOfPlace(file)).toEqual([])
    },
  )

  it.each([
    ['src/server/cart/cart.service.ts', 'fast-check'],
    ['src/contract/cart/cart.ts', '@vitejs/plugin-react/dist'],
    ['src/main.ts', 'vite'],
    ['db/seed/seed.ts', 'fast-check'],
    ['scripts/start.ts', 'vite'],
  ])('do not let %s need %s, which production does not have', (file, name) => {
    expect(breachesOfPackage(file, name)).toHaveLength(1)
  })

  it.each([
    ['src/server/cart/cart.service.ts', 'zod'],
    ['src/server/http/api.ts', 'hono/utils/accept'],
    ['src/server/cart/cart.test.ts', 'vitest'],
    ['src/server/testing/mail-server.ts', 'smtp-server'],
    ['scripts/build.ts', 'vite'],
  ])('let %s need %s', (file, name) => {
    expect(breachesOfPackage(file, name)).toEqual([])
  })

  it.each([
    ['src/server/cart/cart.service.ts', 'src/server/orders/orders.service.ts'],
    ['src/web/pages/cart/cart.page.tsx', 'src/web/cart/cart-line.tsx'],
    ['src/web/cart/cart-line.tsx', 'src/web/ui/button.tsx'],
    ['src/web/cart/cart-line.tsx', 'src/domain/money/money.ts'],
    ['src/studio/rooms/jobs/jobs.room.tsx', 'src/studio/lists/list-table.tsx'],
    ['src/studio/routes.tsx', 'src/studio/rooms/home/home.room.tsx'],
  ])('let %s import %s', (file, target) => {
    expect(breachesOfImport(file, target)).toEqual([])
  })
})
