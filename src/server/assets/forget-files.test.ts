import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { staffMember } from '../testing/staff.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop } from '../testing/test-shop.ts'
import { partKey } from './files.ts'
import { forgetOldUploads } from './forget-files.ts'

it('leaves nothing behind of what nobody finishes', async () => {
  const shop = await testShop({ DEMO: 'true', CAIRN_DATA: await temporaryFolder('forgotten') })
  const owner = await staffMember(shop, 'owner')
  const { services, database } = shop
  const bytes = Buffer.from('a picture')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { uploadId = '' } = await owner.call('assets.open', { body: { name: 'a.jpg', bytes: bytes.length, sha256 } })
  const params = { uploadId, part: 0 }
  await owner.call('assets.send', { params, body: { base64: bytes.toString('base64') } })
  const kept = () => services.files.size(partKey(uploadId, 0))
  expect(await kept()).toBe(bytes.length)
  // As where a process ended after it had put a part away, and before it noted that.
  const unnoted = { parts: [], created_at: new Date(0) }
  await database.db.updateTable('asset_uploads').set(unnoted).where('id', '=', uploadId).execute()
  await forgetOldUploads(services)
  expect(await kept()).toBeUndefined()
})
