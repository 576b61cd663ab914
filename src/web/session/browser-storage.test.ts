import { afterEach, expect, it, vi } from 'vitest'
import { keepText, readText } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

it('remembers nothing where storage is forbidden, and breaks nothing', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  Object.defineProperty(globalThis, 'sessionStorage', { get: forbidden, configurable: true })
  keepText('local', 'cairn.viewed', 'text')
  keepText('local', 'cairn.viewed', undefined)
  expect(readText('local', 'cairn.viewed')).toBeUndefined()
  keepText('session', 'cairn.reloaded', 'text')
  keepText('session', 'cairn.reloaded', undefined)
  expect(readText('session', 'cairn.reloaded')).toBeUndefined()
})
