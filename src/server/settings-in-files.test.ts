import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function fileWith(text: string): string {
  const file = join(folder, String(files++))
  writeFileSync(file, text)
  return file
}

describe('a setting that lies in a file', () => {
  it('is read from there, without the end of its line', () => {
    const config = readConfig({
      STRIPE_SECRET_KEY_FILE: fileWith('sk_live_of_a_file\n'),
      DATABASE_URL_FILE: fileWith('postgres://u:p@h/d'),
    })
    expect(config).toMatchObject({ STRIPE_SECRET_KEY: 'sk_live_of_a_file', DATABASE_URL: 'postgres://u:p@h/d' })
    expect(config.PAYMENT).toBe('stripe')
  })

  it('obeys the same rules, and its value is not told', () => {
    expect(() => readConfig({ CAIRN_SECRET_FILE: fileWith('short') })).toThrow(/CAIRN_SECRET/)
    expect(() => readConfig({ CAIRN_SECRET_FILE: fileWith('short') })).not.toThrow(/short/)
  })

  it('is refused where it cannot be read, or is said twice', () => {
    expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'nowhere') })).toThrow(/SMTP_URL_FILE cannot be read/)
    expect(() => readConfig({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: fileWith('smtp://b') })).toThrow(/both set/)
  })

  it('is not taken for one where the setting itself is the name of a file', () => {
    expect(readConfig({ DKIM_KEY_FILE: join(folder, 'dkim.pem') }).DKIM_KEY_FILE).toBe(join(folder, 'dkim.pem'))
  })
})
