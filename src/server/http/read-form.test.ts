import { describe, expect, it } from 'vitest'
import { UPLOAD_BYTES } from '#contract/social/social.entities.ts'
import { readForm } from './read-form.ts'

const LIMIT = 1000
const posted = (body: BodyInit, headers: Record<string, string> = {}) =>
  readForm(new Request('http://shop.test/', { method: 'POST', body, headers }), LIMIT)

function upload(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.set('alt', 'Größe')
  form.set('picture', new File([bytes], 'ridge.png', { type: 'image/png' }))
  return form
}

describe('a posted form', () => {
  it('is read field by field', async () => {
    const form = await posted(new URLSearchParams({ alt: 'Größe', _action: 'send' }))
    expect([...form]).toEqual([
      ['alt', 'Größe'],
      ['_action', 'send'],
    ])
  })

  it('brings its files as calls take them', async () => {
    const form = await posted(upload(Uint8Array.of(1, 2, 3)))
    expect([...form]).toEqual([
      ['alt', 'Größe'],
      ['picture', 'AQID'],
    ])
  })

  it('is refused when it is too large, or no form at all', async () => {
    await expect(posted('x'.repeat(LIMIT + 1))).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
    const packed = new Response(upload(new Uint8Array(UPLOAD_BYTES + LIMIT)))
    const type = { 'content-type': packed.headers.get('content-type') ?? '' }
    await expect(posted(await packed.arrayBuffer(), type)).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
    await expect(posted('nothing', { 'content-type': 'multipart/form-data; boundary=x' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})
