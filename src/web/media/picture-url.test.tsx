import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const SIZE = 'w_720,h_900,q_50,e_sharpen:60,f_auto,dpr_2.0'
const ELSEWHERE = 'https://img.example.test/shop'

async function shownCard(told?: string) {
  const { takePicturesFrom } = await import('./picture-url.ts')
  const { ProductImage } = await import('./product-image.tsx')
  if (told !== undefined) takePicturesFrom(told)
  return renderToString(<ProductImage id="AB12CD34-side" alt="" sizes="5rem" />)
}

const openDocument = (media: string) => vi.stubGlobal('document', { documentElement: { dataset: { media } } })

describe('an address that cannot be made', () => {
  it.each(['', 'https://elsewhere.test/a.jpg', '/a.jpg'])('of %j is logged, and the value given back', async id => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { pictureUrl } = await import('./picture-url.ts')
    expect(pictureUrl(id, 'card')).toBe(id)
    expect(warned).toHaveBeenCalledWith(expect.any(String), { id })
    warned.mockClear()
    pictureUrl('AB12CD34-side', 'card')
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })
})

describe('where pictures come from', () => {
  it('is the shop itself unless it is told otherwise', async () => {
    expect(await shownCard()).toContain(`src="/media/${SIZE}/AB12CD34-side"`)
  })

  it('is the image service of the server, in each size', async () => {
    const html = await shownCard(ELSEWHERE)
    expect(html).toContain(`src="${ELSEWHERE}/${SIZE}/AB12CD34-side"`)
    expect(html).not.toContain('"/media')
    expect(html).not.toContain(' /media')
  })

  it.each(['/media', ELSEWHERE])('is what the document says in a browser: %s', async base => {
    openDocument(base)
    expect(await shownCard()).toContain(`src="${base}/${SIZE}/AB12CD34-side"`)
  })
})
