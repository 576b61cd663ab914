import { afterEach, expect, it, vi } from 'vitest'
import { keepText, readText } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

it('remembers nothing where storage is forbidden, and breaks nothing', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  Object.defineProperty(globalThis, 'sessionStorage', { get: forbidden, configurable: true })
  for (const area of ['local', 'session'] as const) {
    keepText(area, 'key', 'text')
    keepText(area, 'key', undefined)
    expect(readText(area, 'key')).toBeUndefined()
  }
})
