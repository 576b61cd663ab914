import { beforeEach, describe, expect, it, vi } from 'vitest'
import { $toasts, dismissToast, showToast, tickToasts } from './toast-state.ts'

const texts = () => $toasts.get().map(({ text }) => text)

beforeEach(() => {
  $toasts.set([])
  vi.stubGlobal('window', new EventTarget())
})

describe('toasts', () => {
  it('go after five seconds, those with something to do after eight', () => {
    showToast({ text: 'plain' })
    showToast({ text: 'with action', action: { label: 'Undo', onClick: () => {} } })
    for (let ms = 0; ms < 4_800; ms += 200) tickToasts(200)
    expect(texts()).toEqual(['plain', 'with action'])
    tickToasts(200)
    expect(texts()).toEqual(['with action'])
    for (let ms = 0; ms < 3_000; ms += 200) tickToasts(200)
    expect(texts()).toEqual([])
  })

  it('are at most three; the oldest makes room', () => {
    for (const text of ['a', 'b', 'c', 'd']) showToast({ text })
    expect(texts()).toEqual(['b', 'c', 'd'])
  })

  it('can be dismissed', () => {
    showToast({ text: 'a' })
    const [toast] = $toasts.get()
    dismissToast(toast?.id ?? 0)
    expect(texts()).toEqual([])
  })
})
