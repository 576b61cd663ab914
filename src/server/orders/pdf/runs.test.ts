import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { cut, filesOf, printable, runsOf } from './runs.ts'
import { loadFile } from './typefaces.ts'

const shown = async (text: string) => printable(text, await filesOf([text], false))

describe('a line', () => {
  it.each([
    ['Latin', 'Zażółć gęślą jaźń, Łódź, Nguyễn, Straße “€” – …'],
    ['Greek and Cyrillic', 'Αθήνα Москва Київ Ґалаґан Ұлытау'],
    ['Arabic, Persian and Urdu', 'محمد العربي، پچژگ، ٹڈے'],
    ['Hebrew', 'ירושלים'],
    ['Thai and Hindi', 'กรุงเทพ दिल्ली'],
    ['Chinese, simplified and traditional', '王小明广东省深圳市 臺北市信義區'],
    ['Japanese', '東京都渋谷区さくらカタカナ々ー'],
    ['Korean', '서울특별시 강남구'],
  ])('is written in %s: each letter is in the file that is said to have it', async (_, text) => {
    expect(await shown(text)).toBe(text)
    const findFile = await filesOf([text], false)
    for (const letter of text) {
      const font = create(Buffer.from(await loadFile(findFile(letter) ?? '')))
      expect('hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true)
    }
  })

  it('leaves pictures out, and the space they leave', async () => {
    expect(await shown('Anna 🏔️ Berg 👨‍👩‍👧 🇩🇪')).toBe('Anna Berg')
    expect(await shown('No. 1️⃣ © 2026')).toBe('No. 1 © 2026')
    expect(await shown('🎉')).toBe('?')
  })

  it('spells plainly what nobody writes, or says that it is unknown', async () => {
    expect(await shown('𝐀nna ꦗ')).toBe('Anna ?')
    // Packages say that they have these; their files draw nothing for them.
    expect(await shown('Ana ؠ ᳩ 1')).toBe('Ana ? ? 1')
  })

  it('shows what goes from right to left in its place', async () => {
    const findFile = await filesOf(['Flat 12, محمد علي, Bern (شقة)'], false)
    const seen = (text: string) => runsOf(text, findFile).map(run => run.text)
    expect(seen('Flat 12, محمد علي, Bern').join('|')).toBe('Flat 12, |علي| |محمد|, Bern')
    expect(seen('محمد (شقة 12)')).toEqual(['(', '12', ' ', 'شقة', ') ', 'محمد'])
  })

  it('is cut where it does not fit, never through a letter', () => {
    expect(cut('Trail runner', text => text.length <= 7)).toBe('Trail…')
    expect(cut('e\u0301e\u0301e\u0301', text => text.length <= 5)).toBe('e\u0301e\u0301…')
    expect(cut('short', () => true)).toBe('short')
  })
})
