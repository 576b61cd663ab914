import { createHash } from 'node:crypto'
import { assetPicture } from '#domain/assets/asset-address.ts'
import type { TestShop } from './test-shop.ts'

/** A photograph that the library knows, without its file. */
export async function givenAsset({ database: { db } }: Pick<TestShop, 'database'>, name: string) {
  const sha256 = createHash('sha256').update(name).digest('hex')
  const [id, mark] = [`ast_${sha256.slice(0, 12)}`, sha256.slice(0, 16)]
  const looks = { kind: 'jpeg', bytes: 9, width: 9, height: 9 }
  await db
    .insertInto('assets')
    .values({ id, name, sha256, mark, created_by: 'nobody', ...looks })
    .execute()
  return { id, picture: assetPicture(id, mark) }
}
