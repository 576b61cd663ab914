import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('migrations/', import.meta.url)
/** The last of release 0.1.0: what came before it ran nowhere else. */
const RELEASED = '140_staff.sql'

/** What servers of the version before would stumble over, while both run. */
const TAKES_AWAY = [
  /\bdrop\s+(?:table|column|view|function)\b/i,
  /\brename\s+(?:column|to)\b/i,
  /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/i,
  /\balter\s+column\s+\w+\s+set\s+not\s+null\b/i,
  // A trigger against it takes nothing away.
  /(?<!\bbefore\s)\btruncate\b/i,
  /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s+[\w()[\], ]*?\bnot\s+null\b(?![^,;]*\b(?:default|generated)\b)/i,
]

/** Of a table that the version before does not know. */
const NEW_SINCE = ['270_refunds_told_whole.sql']

it('a migration takes nothing away that servers of the version before use', () => {
  const broken = readdirSync(folder)
    .filter(name => name.endsWith('.sql') && name > RELEASED && !NEW_SINCE.includes(name))
    .filter(name => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      return !sql.startsWith('-- Later:') && TAKES_AWAY.some(pattern => pattern.test(sql.replaceAll(/--.*$/gm, '')))
    })
  expect(broken).toEqual([])
})
