import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { film } from './film.test-data.ts'
import { examine } from './examine.ts'
import { safeSvg } from './safe-svg.ts'

/** Longer than any of these takes, however busy the machine is. */
const UNHURRIED_MS = 10 * 60_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-examine-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function look(bytes: Buffer) {
  const path = join(folder, 'sent')
  await writeFile(path, bytes)
  return examine(path, UNHURRIED_MS)
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f3b2d' } })

describe('what is sent', () => {
  it('is read whatever it is called: photographs upright, without what a camera wrote', async () => {
    const turned = await plain(60, 40)
      .withExif({ IFD0: { Copyright: 'Robin Hale' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const read = await look(turned)
    expect(read).toMatchObject({ kind: 'jpeg', width: 40, height: 60 })
    const master = await sharp(typeof read === 'string' ? undefined : read.master).metadata()
    expect([master.format, master.width, master.height, master.exif]).toEqual(['webp', 40, 60, undefined])
    expect(await look(await plain(30, 20).png().toBuffer())).toMatchObject({ kind: 'png', width: 30 })
    expect(await look(await plain(30, 20).webp().toBuffer())).toMatchObject({ kind: 'webp', height: 20 })
    expect(await look(await plain(30, 20).avif().toBuffer())).toMatchObject({ kind: 'avif', height: 20 })
  })

  it('is told to be damaged where a part of it is missing', async () => {
    const noisy = sharp(Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 300, height: 100, channels: 3 },
    })
    const whole = await noisy.jpeg().toBuffer()
    expect(await look(whole)).toMatchObject({ kind: 'jpeg' })
    expect(await look(whole.subarray(0, whole.length / 2))).toBe('damaged')
    expect(await look(film.subarray(0, film.length - 10))).toBe('damaged')
  })

  it('is read though its few bytes hold much, which is not done in a moment', async () => {
    const large = await plain(24_200, 500).png({ compressionLevel: 9 }).toBuffer()
    expect(large.length).toBeLessThan(500_000)
    expect(await look(large)).toMatchObject({ kind: 'png', width: 24_200, height: 500 })
  })

  it('is not unpacked when it holds more pixels than anybody photographs', async () => {
    expect(await look(await plain(12_000, 9000).png({ compressionLevel: 9 }).toBuffer())).toBe('too-many-pixels')
  })

  it('is refused when it is something else', async () => {
    for (const other of ['GIF89a', '<html><script></script></html>', 'MZ', ''])
      expect(await look(Buffer.from(other))).toBe('unsupported')
  })

  it('is a film of so many pixels and seconds', async () => {
    expect(await look(film)).toEqual({ kind: 'mp4', width: 320, height: 180, durationMs: 2500 })
  })
})

describe('a drawing', () => {
  const hostile = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hosts">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" onload="alert(1)">
<script>alert(2)</script><style>@import url(https://evil.test/a.css)</style><foreignObject><body onload="x"/></foreignObject>
<image href="file:///etc/hosts"/><use href="https://evil.test/a.svg#x"/><a href="javascript:alert(3)"><rect width="40" height="20" fill="url(https://evil.test/x)" style="background:url(x)"/></a>
<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><circle cx="9" cy="9" r="5" fill="url(#g)"/><text>&x;</text></svg>`

  it('keeps what draws and loses what runs or fetches', async () => {
    const safe = String(await safeSvg(hostile, UNHURRIED_MS))
    expect(safe).not.toMatch(/script|onload|evil|javascript|import|file:|foreignObject|<a|image|style|ENTITY/i)
    expect(safe).toContain('viewBox="0 0 40 20"')
    expect(safe).toContain('<linearGradient id="g">')
    expect(safe).toContain('fill="url(#g)"')
    expect(String(await safeSvg(safe, UNHURRIED_MS))).toBe(safe)
  })

  it('is not read for longer than its time, while others are served', async () => {
    const endless = `<svg>${'<g>'.repeat(400_000)}${'</a>'.repeat(400_000)}</svg>`
    let served = 0
    const serving = setInterval(() => served++, 20)
    expect(await safeSvg(endless, 1500)).toBe('late')
    clearInterval(serving)
    expect(served).toBeGreaterThan(5)
    expect(await look(Buffer.from('<!doctype svg '.repeat(100_000)))).toBe('unsupported')
  })

  it('is kept cleaned, and has a picture', async () => {
    const read = await look(Buffer.from(hostile))
    expect(read).toMatchObject({ kind: 'svg', width: 2000, height: 1000 })
    expect(String(typeof read === 'string' ? '' : read.cleaned)).not.toContain('script')
  })
})
