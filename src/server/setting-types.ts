import { z } from 'zod'
import { findTrustedProxies } from './http/proxies.ts'

export const flag = z.enum(['true', 'false', '1', '0']).transform(text => text === 'true' || text === '1')

/** Hosts that pages may load from, parted by spaces. */
export const origins = z.string().regex(/^(?:https:\/\/[\w.*-]+(?::\d+)?(?: |$))*$/)

export const proxies = z.string().transform((text, { addIssue }) => {
  const found = findTrustedProxies(text)
  if (found === undefined) addIssue('true, false, or networks such as 10.0.0.0/8, 192.0.2.1')
  return found ?? z.NEVER
})

export const databaseUrl = z
  .string()
  .regex(/^(?:postgres(?:ql)?|socket):/, 'an address such as postgres://user:password@host/shop')

/** With commas between. */
export const listed = z
  .string()
  .default('')
  .transform(text => text.split(',').flatMap(part => part.trim() || []))

export const pairOf = (pair: string): [string, string][] => {
  const [value = '', role = ''] = pair.split('=').map(part => part.trim())
  return pair.trim() === '' ? [] : [[value, role]]
}
