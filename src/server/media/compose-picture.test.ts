import { describe, expect, it } from 'vitest'
import { PICTURE_VARIANTS, PICTURE_VIEWS } from '#domain/media/picture-kinds.ts'
import { existsSync, readFileSync } from 'node:fs'
import { placeholderPicture, renderProductPicture } from './compose-picture.ts'

const shoe = { kind: 'trail-runner', variant: 0, view: 'side' } as const

const averageOf = async (colours: readonly string[]) => {
  const picture = await renderProductPicture({ ...shoe, colours, width: 200 })
  const stats = await picture?.clone().stats()
  return stats?.channels.map(channel => channel.mean) ?? []
}

/** Where a thing dyed red begins and ends, as parts of the picture's height. Its shadow is no part of it. */
async function edgesOf(kind: string, variant: number, view: string) {
  const picture = await renderProductPicture({ kind, variant, view, colours: ['#FF0000'], width: 200 })
  const { data, info } = (await picture?.raw().toBuffer({ resolveWithObject: true })) ?? {}
  if (!data || !info) throw new Error(`There is no picture of a ${kind} from ${view}`)
  const isThing = (at: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    return red + green + blue < 380 || Math.max(red, green, blue) - Math.min(red, green, blue) > 40
  }
  const rows = Array.from({ length: info.height }, (_, row) => row).filter(
    row =>
      Array.from({ length: info.width }, (_, column) => (row * info.width + column) * 3).filter(isThing).length > 2,
  )
  return { top: (rows[0] ?? 0) / info.height, bottom: (rows.at(-1) ?? 0) / info.height }
}

describe('renderProductPicture', () => {
  it('gives every colourway its own picture', async () => {
    const [red = 0, , redBlue = 0] = await averageOf(['#C0281E', '#C0281E', '#C0281E'])
    const [blue = 0, , blueBlue = 0] = await averageOf(['#1E48C0', '#1E48C0', '#1E48C0'])
    expect(red - redBlue).toBeGreaterThan(blue - blueBlue + 5)
  })

  it('stands the product on the brand ground, corner to corner, in 4:5', async () => {
    const picture = await renderProductPicture({ ...shoe, colours: ['#2F4A3C'], width: 240 })
    const { data, info } = (await picture?.raw().toBuffer({ resolveWithObject: true })) ?? {}
    expect([info?.width, info?.height]).toEqual([240, 300])
    expect([...(data?.subarray(0, 3) ?? [])]).toEqual([239, 235, 228])
  })

  it.each([
    ['trail-runner', 'side', { lowest: 0.68 }],
    ['hiking-boot-mid', 'side', { lowest: 0.68 }],
    ['winter-boot', 'side', { lowest: 0.68 }],
    ['skate-high', 'side', { lowest: 0.68 }],
    ['duffel', 'front', { lowest: 0.68 }],
  ])('stands a %s on the line that all that stands has', async (kind, view, { lowest }) => {
    for (const variant of PICTURE_VARIANTS) expect((await edgesOf(kind, variant, view)).bottom).toBeCloseTo(lowest, 1.3)
  })

  it.each(['shell-jacket', 'puffer', 'fleece', 'vest', 'hoodie', 'tee', 'base-layer', 'pants', 'shorts', 'backpack'])(
    'leaves room around a %s',
    async kind => {
      for (const variant of PICTURE_VARIANTS) {
        const { top, bottom } = await edgesOf(kind, variant, 'front')
        expect(bottom - top).toBeLessThan(0.83)
        expect(top).toBeGreaterThan(0.09)
        expect(bottom).toBeLessThan(0.92)
      }
    },
  )

  it.each([
    ['trail-runner', 'the sky over them'],
    ['backpack', 'the sky over it'],
  ])('dyes a %s outdoors and leaves %s as it is', async kind => {
    const [first = [], second = []] = await Promise.all(
      ['#C0281E', '#1E48C0'].map(async colour => {
        const outdoors = { kind, variant: 0, view: 'outdoors', colours: [colour], width: 200 }
        const { data } =
          (await (await renderProductPicture(outdoors))?.raw().toBuffer({ resolveWithObject: true })) ?? {}
        return [...(data ?? [])]
      }),
    )
    const sky = 200 * 3 * 25
    expect(first.slice(0, sky)).toEqual(second.slice(0, sky))
    expect(first.filter((byte, at) => Math.abs(byte - (second[at] ?? 0)) > 40).length).toBeGreaterThan(3000)
  })

  it('never makes a picture larger than its master', async () => {
    const picture = await renderProductPicture({ ...shoe, colours: ['#2F4A3C'], width: 4000 })
    expect((await picture?.png().toBuffer({ resolveWithObject: true }))?.info.width).toBe(1000)
  })

  it('has no picture for ids outside the catalogue of pictures', async () => {
    const colours = ['#2F4A3C']
    expect(await renderProductPicture({ kind: '../../etc/passwd', variant: 0, view: 'side', colours })).toBeUndefined()
    expect(await renderProductPicture({ kind: 'trail-runner', variant: 9, view: 'side', colours })).toBeUndefined()
    expect(await renderProductPicture({ kind: 'trail-runner', variant: 0, view: 'front', colours })).toBeUndefined()
  })

  it('finds its masters for every kind, variant and view', () => {
    const missing = Object.entries(PICTURE_VIEWS).flatMap(([kind, views]) =>
      PICTURE_VARIANTS.flatMap(variant =>
        views.flatMap(view =>
          ['light', 'mask', 'gloss']
            .map(part => `art/products/${kind}-${variant}-${view}.${part}.avif`)
            .filter(file => !existsSync(file)),
        ),
      ),
    )
    expect(missing).toEqual([])
  })

  it('photographed every variant of a kind for itself', () => {
    const alike = Object.entries(PICTURE_VIEWS).flatMap(([kind, [view]]) => {
      const pictures = PICTURE_VARIANTS.map(variant =>
        ['light', 'mask']
          .map(part => readFileSync(`art/products/${kind}-${variant}-${view}.${part}.avif`, 'base64'))
          .join(' '),
      )
      return new Set(pictures).size < pictures.length ? kind : []
    })
    expect(alike).toEqual([])
  })
})

describe('placeholderPicture', () => {
  it('answers a picture of the asked size on the brand ground', async () => {
    const { data, info } = await placeholderPicture(160).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([160, 200])
    expect([...data.subarray(0, 3)]).toEqual([239, 235, 228])
  })
})
