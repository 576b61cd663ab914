import { expect, it } from 'vitest'
import { channelOf, findChannel } from './channels.ts'

it('is MAPP in the webview of the mobile app and ECOMM elsewhere', () => {
  expect(channelOf({ webview: true })).toBe('MAPP')
  expect(channelOf({ webview: false })).toBe('ECOMM')
})

it('knows no other channel', () => {
  expect(findChannel('MAPP')).toBe('MAPP')
  expect(findChannel('FAX')).toBeUndefined()
})
