import { expect, it } from 'vitest'
import { layerToEmpty, layerToWrite } from './layer-to-write.ts'

const scopes = ['any', 'en', 'en-us']
const field = { scopes, said: undefined, value: undefined, isWordy: true, mayWrite: () => true }

it('writes words where they are said, else in the language, and all else for everybody', () => {
  expect(layerToWrite(field)).toBe('en')
  expect(layerToWrite({ ...field, isWordy: false })).toBe('any')
  expect(layerToWrite({ ...field, said: 'any', value: 'Sandals' })).toBe('any')
  expect(layerToWrite({ ...field, said: 'en-us', value: 'Sandals' })).toBe('en-us')
  expect(layerToWrite({ ...field, mayWrite: scope => scope === 'en-us' })).toBe('en-us')
})

it('writes words in place of a name that each language has its own of, or of none yet, in one language', () => {
  expect(layerToWrite({ ...field, said: 'any', value: '{n:1305}' })).toBe('en')
  expect(layerToWrite({ ...field, said: 'en', value: '{n:1305}' })).toBe('en')
  expect(layerToWrite({ ...field, said: 'any', value: '<h2>…</h2><p>…</p>' })).toBe('en')
})

it('empties a placeholder for everybody, and a name that the shop fills in for one language', () => {
  expect(layerToEmpty({ ...field, said: 'any', value: '…' })).toBe('any')
  expect(layerToEmpty({ ...field, said: 'any', value: '{n:1305}' })).toBe('en')
  expect(layerToEmpty({ ...field, said: 'en', value: 'Sandals' })).toBe('en')
})
