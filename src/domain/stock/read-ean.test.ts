import bwip from 'bwip-js/node'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readEan } from './read-ean.ts'

type Held = { readonly turned?: number; readonly blurred?: number; readonly shadow?: boolean; readonly wide?: number }

/** A label as a camera sees it: on a box, somewhere in the picture. */
async function seen(kind: 'ean13' | 'upca' | 'code128', code: string, held: Held = {}) {
  const { turned = 0, blurred = 0.5, shadow = false, wide = 420 } = held
  const png = await bwip.toBuffer({
    bcid: kind,
    text: code,
    scale: 4,
    includetext: true,
    backgroundcolor: 'ffffff',
    padding: 12,
  })
  const label = await sharp(png).resize({ width: wide }).rotate(turned, { background: '#fff' }).png().toBuffer()
  const box = sharp({ create: { width: 720, height: 720, channels: 3, background: '#b98' } })
  const dim = Buffer.from(
    `<svg width="720" height="720"><defs><linearGradient id="g"><stop offset=".3" stop-opacity="0"/><stop offset=".6" stop-opacity=".6"/></linearGradient></defs><rect width="720" height="720" fill="${shadow ? 'url(#g)' : 'none'}"/></svg>`,
  )
  const laid = await box
    .composite([{ input: label }, { input: dim }])
    .png()
    .toBuffer()
  const { data, info } = await sharp(laid).blur(blurred).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, light: Uint8ClampedArray.from(data) }
}

describe('the code on a label', () => {
  it.for<[string, Held]>([
    ['straight', {}],
    ['upside down', { turned: 180 }],
    ['on its side', { turned: 90 }],
    ['askew', { turned: 6 }],
    ['askew on its side', { turned: 264 }],
    ['out of focus', { blurred: 1.2 }],
    ['half in the shadow', { shadow: true }],
    ['far away', { wide: 280, blurred: 0.6 }],
  ])('is read as it is held: %s', async ([, held]) => {
    for (const code of ['4006381333931', '5901234123457', '9780306406157'])
      expect(readEan(await seen('ean13', code, held))).toBe(code)
    expect(readEan(await seen('upca', '036000291452', held))).toBe('036000291452')
  })

  it('is not guessed where there is none, or another kind', async () => {
    expect(readEan(await seen('code128', 'SKU-4006381333931'))).toBeUndefined()
    let seed = 7
    const noise = Uint8ClampedArray.from({ length: 720 * 720 }, () => (seed = (seed * 16_807) % 2_147_483_647) % 256)
    expect(readEan({ width: 720, height: 720, light: noise })).toBeUndefined()
  })
})
