import { expect, it } from 'vitest'
import { toldChange } from './told-change.ts'

const moment = (iso: string) => `<${iso.slice(0, 10)}>`

it.each([
  [{ field: 'state', before: 'active', after: 'blocked' }, 'state: active → blocked'],
  [{ field: 'sites', after: ['DE', 'FR'] }, 'sites: DE, FR'],
  [{ field: 'sites', before: ['DE'] }, 'sites: DE → –'],
  [{ field: 'expiresAt', after: '2027-02-17T05:05:27.724Z' }, 'expiresAt: <2027-02-17>'],
  [{ field: 'limits', after: { refund: 5000, goodwill: 150 } }, 'limits: refund: 50.00, goodwill: 1.50'],
  [{ field: 'limits', before: { refund: Number.MAX_SAFE_INTEGER }, after: {} }, 'limits: refund: ∞ → –'],
  [{ field: 'points', after: 5000 }, 'points: 5000'],
  [{ field: 'address' }, 'address'],
  [{ field: 'held', before: true, after: false }, 'held: true → false'],
  [
    { field: 'assignments', before: [{ role: 'owner', sites: null }], after: [{ role: 'service', sites: ['DE'] }] },
    'assignments: role: owner → role: service, sites: DE',
  ],
])('tells %j as somebody would write it down', (change, line) => expect(toldChange(change, moment)).toBe(line))
