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
  const [a, b] = [
    { id: 'a', name: 'Join us' },
    { id: 'b', name: 'Join us again' },
  ]
  expect(choosePopUp([a, b], ['a'], false)?.id).toBe('b')
  expect(choosePopUp([a], ['a'], false)).toBeUndefined()
})

it('asks nobody to order the newsletter who has ordered it', () => {
  const popUps = [
    { id: 'a', name: 'Autumn newsletter' },
    { id: 'b', name: 'Join us' },
  ]
  expect(choosePopUp(popUps, [], false)?.id).toBe('a')
  expect(choosePopUp(popUps, [], true)?.id).toBe('b')
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
  expect(shownPromoMessages(messages, 4).map(({ richText }) => richText)).toEqual(['one', 'two', 'three', 'four'])
})

it('counts impressions of something to see, outside the control group', () => {
  expect(tracksImpressions('A', 3)).toBe(true)
  expect(tracksImpressions('Control', 3)).toBe(false)
  expect(tracksImpressions('A', 0)).toBe(false)
})
