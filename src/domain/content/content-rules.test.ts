import { expect, it } from 'vitest'
import {
  choosePopUp,
  isStacked,
  popUpLabel,
  shownPromoMessages,
  tracksImpressions,
  usesHostedPlayer,
} from './content-rules.ts'

it('labels a pop-up by its name', () => {
  expect(popUpLabel('Spring Newsletter US')).toBe('Newsletter')
  expect(popUpLabel('Join us')).toBe('Account')
})

it('opens the first pop-up not dismissed', () => {
  expect(choosePopUp([{ id: 'a' }, { id: 'b' }], ['a'])?.id).toBe('b')
  expect(choosePopUp([{ id: 'a' }], ['a'])).toBeUndefined()
})

it('stacks a collection by its name', () => {
  expect(isStacked('Home cards [stacked]')).toBe(true)
  expect(isStacked('Home cards')).toBe(false)
})

it('uses the hosted player only for a known video of more than 30 seconds, with the flag on', () => {
  const video = { duration: 31, cloudinaryAsset: { cloudName: 'c', publicId: 'p' } }
  expect(usesHostedPlayer(video, true)).toBe(true)
  expect(usesHostedPlayer(video, false)).toBe(false)
  expect(usesHostedPlayer({ ...video, duration: 30 }, true)).toBe(false)
  expect(usesHostedPlayer({ ...video, cloudinaryAsset: { cloudName: 'c' } }, true)).toBe(false)
})

it('leaves out empty promo messages and stops at the maximum', () => {
  const messages = ['one', ' ', '<p>&nbsp;</p>', 'two', 'three', 'four', 'five'].map(richText => ({ richText }))
  expect(shownPromoMessages(messages).map(({ richText }) => richText)).toEqual(['one', 'two', 'three', 'four'])
})

it('counts impressions of something to see, outside the control group', () => {
  expect(tracksImpressions('A', 3)).toBe(true)
  expect(tracksImpressions('Control', 3)).toBe(false)
  expect(tracksImpressions('A', 0)).toBe(false)
})
