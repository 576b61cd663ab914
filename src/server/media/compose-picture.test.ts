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
