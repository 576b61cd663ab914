import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TONES, veilOf, wordsVeilOf } from './veil.ts'

const styles = readFileSync(new URL('../../styles/sections.css', import.meta.url), 'utf8')
const opacity = Number(/\.words-veil \{[^]*?rgb\(var\(--veil-rgb\) \/ ([\d.]+)\)/.exec(styles)?.[1])

const part = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const brightness = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * part(red / 255) + 0.7152 * part(green / 255) + 0.0722 * part(blue / 255)
const channels = (tone: keyof typeof TONES) => TONES[tone].split(' ').map(Number)

it.each([
  ['light', 'dark', 255],
  ['dark', 'light', 0],
] as const)('lets %s words reach 4.5 to 1 over the worst picture', (words, veil, picture) => {
  const behind = channels(veil).map(channel => channel * opacity + picture * (1 - opacity))
  const [less = 0, more = 0] = [brightness(channels(words)), brightness(behind)].toSorted((a, b) => a - b)
  expect((more + 0.05) / (less + 0.05)).toBeGreaterThanOrEqual(4.5)
})

const FIELDS = { backdrop: 'none', gradientStyle: 'full', gradientTone: 'dark', gradientBreakpoints: ['sm'] } as const

it('stands behind the words wherever they are, in the tone that carries them', () => {
  expect(wordsVeilOf(FIELDS, 'top', 'right')).toEqual({
    className: 'words-veil words-veil-top words-veil-right',
    style: { '--veil-rgb': TONES.dark },
  })
  expect(wordsVeilOf({ ...FIELDS, backdrop: 'light' }, 'middle')?.style).toEqual({ '--veil-rgb': TONES.light })
  expect(wordsVeilOf({ ...FIELDS, gradientStyle: 'off' }, 'middle')).toBeUndefined()
})

it('begins the gradient at the side of the words', () => {
  expect(veilOf(FIELDS, 'top').style).toMatchObject({ '--veil': '35%', '--veil-to': 'to bottom' })
  expect(veilOf(FIELDS, 'bottom').style).not.toHaveProperty('--veil-to')
})
