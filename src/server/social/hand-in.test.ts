import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { rightsOf } from '../media/picture-process.ts'
import * as given from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { createPictureReader } from './take-in-picture.ts'

let shop: TestShop
let picture: string
const takeInPicture = (bytes: Buffer, visitor = 'walker') => createPictureReader()(bytes, visitor)

beforeAll(async () => {
  shop = await testShop()
  picture = (await plain(60, 40).jpeg().toBuffer()).toString('base64')
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f3b2d' } })

async function walker(who = given.guest(shop)) {
  const { id: userId } = await who.call('social.createUser', { body: { nickname: 'walker' } })
  const handIn = (more: object = {}) =>
    who.call('social.addMedia', {
      params: { userId },
      body: { picture, alt: 'A field', termsAccepted: true, ...more },
    })
  return { handIn, who }
}

const kept = async () => {
  const { rows } = await shop.database.pool.query('select count(*)::int as pictures from social_media')
  return rows[0]?.pictures
}

describe('handing in pictures', () => {
  it('is over for the day after ten, also when they come together', async () => {
    const { handIn } = await walker()
    for (let each = 0; each < 8; each++) await handIn()
    const before = await kept()
    const last = await Promise.allSettled(Array.from({ length: 5 }, () => handIn()))
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await kept()).toBe(before + 2)
    await expect(handIn()).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    await (await walker()).handIn()
    shop.advance(24 * 60 * 60 * 1000 + 1000)
    await handIn()
  })

  it('happens once, however often it is sent', async () => {
    const who = given.guest(shop, { 'x-transaction-id': `hand-in-${Date.now()}` })
    const { id: userId } = await given.guest(shop).call('social.createUser', { body: { nickname: 'twice' } })
    const body = { picture, alt: 'A field', termsAccepted: true } as const
    const send = () => who.call('social.addMedia', { params: { userId }, body })
    const before = await kept()
    expect(await send()).toEqual(await send())
    expect(await kept()).toBe(before + 1)
    const other = who.call('social.addMedia', { params: { userId }, body: { ...body, alt: 'Another' } })
    await expect(other).rejects.toMatchObject({ code: 'TRANSACTION_REUSED' })
  })

  it('refuses more pixels than it looks at, before it looks at them', async () => {
    const { handIn } = await walker()
    const bomb = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(4_000_000)
    const started = performance.now()
    await expect(handIn({ picture: bomb.toString('base64') })).rejects.toMatchObject({ errorId: 'API415' })
    expect(performance.now() - started).toBeLessThan(inject('patience'))
  })

  it.each(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'GIF89a', ''])(
    'takes nothing but photographs: %s',
    async text => {
      await expect(takeInPicture(Buffer.from(text))).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    },
  )

  it('asks to come back, and calls no picture wrong, where there was no time to read it', async () => {
    const late = createPictureReader(1)(await plain(60, 40).jpeg().toBuffer(), 'walker')
    await expect(late).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('keeps nothing of what a camera wrote into it', async () => {
    const camera = { IFD0: { Copyright: 'Robin Hale, 1200 Pearl Street' } }
    const { webp } = await takeInPicture(await plain(60, 40).withExif(camera).jpeg().toBuffer())
    expect((await sharp(webp).metadata()).exif).toBeUndefined()
  })

  it('counts what was no picture too', async () => {
    const { handIn, who } = await walker()
    const { customerId } = await who.call('authentication.token', { body: { grantType: 'guest' } })
    const noPicture = { picture: Buffer.from('no picture').toString('base64') }
    await expect(handIn(noPicture)).rejects.toMatchObject({ errorId: 'API415' })
    await shop.database.pool.query(
      'insert into picture_tries (visitor, tried_at) select visitor, tried_at from picture_tries, generate_series(1, 19) where visitor = $1',
      [customerId],
    )
    await expect(handIn(noPicture)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(handIn()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await (await walker()).handIn()
  })

  it('is read by a process that may read nothing but what it is made of', () => {
    const own = fileURLToPath(new URL('picture-child.ts', import.meta.url))
    const look = (path: string) =>
      spawnSync(process.execPath, [
        ...rightsOf(own),
        '-e',
        `process.stdout.write(String(fs.readFileSync(${JSON.stringify(path)}).length))`,
      ])
    expect(Number(look(own).stdout)).toBeGreaterThan(100)
    for (const path of ['take-in-picture.ts', '../../../package.json', '/etc/hosts']) {
      const { status, stderr } = look(fileURLToPath(new URL(path, import.meta.url)))
      expect([path, status]).toEqual([path, 1])
      expect(stderr.toString()).toContain('ERR_ACCESS_DENIED')
    }
  })
})
