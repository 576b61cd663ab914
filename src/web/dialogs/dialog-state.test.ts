import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WAKE_EVENT } from '#web/islands/wake-island.ts'
import { $toasts } from '#web/toasts/toast-state.ts'
import { $dialog, closeDialog, requestDialog } from './dialog-state.ts'

let page: EventTarget
let wentTo: string[]

beforeEach(() => {
  page = new EventTarget()
  wentTo = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { assign: (href: string) => wentTo.push(href) })
  $dialog.set(undefined)
  $toasts.set([])
})
afterEach(() => vi.unstubAllGlobals())

const hostHasFailed = () =>
  page.addEventListener(WAKE_EVENT, event => {
    if (event instanceof CustomEvent && event.detail === 'dialog-host') event.preventDefault()
  })

describe('a dialog', () => {
  it('is closed by nobody but itself, however late its answer comes', () => {
    const first = { name: 'gift-option', params: {} }
    requestDialog(first)
    requestDialog({ name: 'mini-cart', params: {} })
    closeDialog(first)
    expect($dialog.get()?.name).toBe('mini-cart')
  })

  it('leads to the page that does the same when nothing can show it', () => {
    hostHasFailed()
    requestDialog({ name: 'mini-cart', params: {}, href: '/en-us/cart' })
    expect(wentTo).toEqual(['/en-us/cart'])
    expect($dialog.get()).toBeUndefined()
  })

  it('says that it did not work when there is no such page', async () => {
    hostHasFailed()
    requestDialog({ name: 'gift-option', params: {} })
    await expect.poll(() => $toasts.get()).toMatchObject([{ kind: 'error' }])
  })
})
