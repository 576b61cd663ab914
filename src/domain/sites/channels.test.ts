import { describe, expect, it } from 'vitest'
import { channelOf, leadSourceIn } from './channels.ts'

describe('the channel of a request', () => {
  it('is the application where its header or its web view says so', () => {
    const webView = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 CairnApp/3.1'
    expect(channelOf(new Headers({ 'x-channel': 'MAPP' }))).toBe('MAPP')
    expect(channelOf(new Headers({ 'user-agent': webView }))).toBe('MAPP')
    expect(channelOf(new Headers({ 'user-agent': 'Mozilla/5.0 NotCairnApp/3', 'x-channel': 'OTHER' }))).toBe('ECOMM')
    expect(channelOf(new Headers())).toBe('ECOMM')
  })
})

describe('a lead source', () => {
  it('is a short word without signs', () => {
    expect(leadSourceIn('STORE7')).toBe('STORE7')
    for (const none of [null, '', 'a b', '"><b>', 'x'.repeat(41)]) expect(leadSourceIn(none)).toBeUndefined()
  })
})
