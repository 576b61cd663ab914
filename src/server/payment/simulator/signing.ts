import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'

const KEY = 'payment simulator secret'

/** One secret for all processes on this database, made by whoever starts first. */
export async function simulatorSecret(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: KEY, value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirstOrThrow()
  return z.string().parse(value)
}

export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

export function signedBy(secret: string, text: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(secret, text)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const TOLERANCE_SECONDS = 300

/** `t=SECONDS,v1=SIGNATURE` over the time and the body, so that an old message cannot be sent again. */
export function webhookSignature(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${sign(secret, `${seconds}.${body}`)}`
}

export function verifiesWebhook(secret: string, body: string, header: string, now: Date): boolean {
  const [, seconds = '', signature = ''] = /^t=(\d{1,12}),v1=([\w-]{1,100})$/.exec(header) ?? []
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false
  return signedBy(secret, `${seconds}.${body}`, signature)
}
