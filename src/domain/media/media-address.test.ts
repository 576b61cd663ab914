import { describe, expect, it } from 'vitest'
import {
  DEFAULT_MEDIA_BASE,
  findPictureSize,
  mediaUrl,
  PICTURE_SIZES,
  transformationOf,
  isPictureSize,
} from './media-address.ts'

describe('the address of a picture', () => {
  it('asks for twice the pixels, quality 50, sharpen 60, automatic format, ratio 2.0', () => {
    expect(mediaUrl('AB12CD34-side', 'card', DEFAULT_MEDIA_BASE)).toBe(
      '/media/w_720,h_900,q_50,e_sharpen:60,f_auto,dpr_2.0/AB12CD34-side',
    )
  })

  it('may lie at an image service', () => {
    expect(mediaUrl('home/hero ridge', 'wide-large', 'https://img.example.test/shop')).toBe(
      'https://img.example.test/shop/w_2880,q_50,e_sharpen:60,f_auto,dpr_2.0/home/hero%20ridge',
    )
  })

  it.each(['', 'https://elsewhere.test/a.jpg', '/media/a', 'data:image/png;base64,AA', 'half\ud800'])(
    'is the value itself where %j is no id of a picture',
    value => {
      expect(mediaUrl(value, 'card', DEFAULT_MEDIA_BASE)).toBe(value)
    },
  )

  it('is understood for every size and for no other', () => {
    for (const size of Object.keys(PICTURE_SIZES).filter(isPictureSize))
      expect(findPictureSize(transformationOf(size))).toBe(size)
    expect(findPictureSize('card')).toBe('card')
    expect(findPictureSize('w_9999')).toBeUndefined()
    expect(findPictureSize('constructor')).toBeUndefined()
  })
})
