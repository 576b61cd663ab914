import { expect, it } from 'vitest'
import { seenOnWalk, walkFrom, walkOn, type WalkStep } from './walk.ts'
import { addressOfPlace } from './walked-places.ts'

const walked = (...steps: WalkStep[]) => steps.reduce(walkOn, walkFrom('en-us'))
const at = (...steps: WalkStep[]) => addressOfPlace(walked(...steps).place)

it('goes where one types and follows, in the language one is in, and back the same way', () => {
  expect(at({ to: '/c/boots' }, { to: '/en-us/p/ridge?size=9' })).toBe('/en-us/p/ridge?size=9')
  expect(at({ to: '/c/boots' }, { as: 'fr-fr' })).toBe('/fr-fr/c/boots')
  expect(at({ to: '/de-de/about' }, { to: '/help' })).toBe('/de-de/help')
  expect(at({ to: '/c/boots' }, { to: '/c/boots' }, { back: true })).toBe('/en-us')
  expect(at({ back: true })).toBe('/en-us')
})

it('knows what one sees of what a release holds', () => {
  const pages = ['home', 'menu', 'about', 'letter/words']
  const seen = (...steps: WalkStep[]) => seenOnWalk(walked(...steps), pages)
  expect(seen()).toBe('home')
  expect(seen({ see: 'menu' })).toBe('menu')
  expect(seen({ to: '/about' })).toBe('about')
  expect(seen({ see: 'menu' }, { to: '/c/boots' })).toBeUndefined()
})
