import { describe, expect, it } from 'vitest'
import { problemOf, type Ruled } from './control-rules.ts'

const field = (value: string, more: Partial<Ruled> = {}): Ruled => ({
  type: 'text',
  value,
  required: false,
  dataset: {},
  ...more,
})
const said = (control: Ruled, dialCode?: string) => problemOf(control, dialCode)?.message

describe('a form that checks itself', () => {
  it('says what is missing, spaces or not', () => {
    expect(said(field('', { required: true }))).toBe('This field is required')
    expect(said(field('   ', { required: true }))).toBe('This field is required')
    expect(said(field(''))).toBeUndefined()
  })

  it('says lengths in the words of the specification', () => {
    const dataset = { min: '2', max: '30' }
    expect(said(field('A', { dataset }))).toBe('Value must contain at least 2 characters')
    expect(said(field('A'.repeat(31), { dataset }))).toBe('Value must not be longer than 30 characters')
    expect(said(field('Ada', { dataset }))).toBeUndefined()
  })

  it('knows names, addresses and numbers by the validators that the server has', () => {
    const name = { dataset: { check: 'name', min: '2' } }
    expect(said(field('4da', name))).toBe('Name is not valid.')
    expect(said(field('王', name))).toBeUndefined()
    expect(said(field('ada@cairn', { type: 'email' }))).toBe('Email is not valid')
    expect(said(field('(303) 555 - 01', { type: 'tel' }), '1')).toBe('A valid phone number is required')
    expect(said(field('(303) 555 - 0147', { type: 'tel' }), '1')).toBeUndefined()
    expect(said(field('8030', { pattern: String.raw`\d{5}` }))).toBe('Value is not valid')
    expect(said(field('on', { type: 'checkbox', required: true, checked: false }))).toBe(
      'Please tick this box to continue',
    )
  })
})
