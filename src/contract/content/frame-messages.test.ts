import { describe, expect, it } from 'vitest'
import { isFromFrame } from './frame-messages.ts'

describe('what the page tells the studio', () => {
  it('is a step back or forth, and nothing else that the studio could do', () => {
    expect(isFromFrame({ type: 'step', way: 'undo' })).toBe(true)
    expect(isFromFrame({ type: 'step', way: 'redo' })).toBe(true)
    expect(isFromFrame({ type: 'step', way: 'close' })).toBe(false)
    expect(isFromFrame({ type: 'step' })).toBe(false)
    expect(isFromFrame({ type: 'ready' })).toBe(true)
    expect(isFromFrame({ type: 'undo' })).toBe(false)
  })

  it('is an address to go on to, where it is one', () => {
    expect(isFromFrame({ type: 'follow', address: '/en-us/help' })).toBe(true)
    expect(isFromFrame({ type: 'follow', address: 7 })).toBe(false)
    expect(isFromFrame({ type: 'follow' })).toBe(false)
  })
})
