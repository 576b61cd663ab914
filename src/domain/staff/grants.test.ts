import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grantsOf, mayGrant, permissionsOf, type Assignment } from './grants.ts'
import { ALL_PERMISSIONS } from './permissions.ts'
import { PRESET_ROLES } from './roles.ts'

const SITES = ['US', 'DE', 'FR'] as const
const role = fc.record({
  permissions: fc.uniqueArray(fc.constantFrom('orders.refund', 'orders.write', 'content.read'), { maxLength: 3 }),
  limits: fc.record({ refund: fc.nat(3), discount: fc.nat(3) }, { requiredKeys: [] }),
})
const assignment: fc.Arbitrary<Assignment> = fc.record({
  role,
  sites: fc.option(fc.uniqueArray(fc.constantFrom(...SITES), { minLength: 1 }), { nil: undefined }),
})

describe('what staff may do', () => {
  it('is what any of their roles allows, on its sites alone', () => {
    const grants = grantsOf([
      { role: PRESET_ROLES.service, sites: ['DE'] },
      { role: PRESET_ROLES.editor, sites: undefined },
    ])
    expect(grants.can('orders.refund', 'DE')).toBe(true)
    expect(grants.can('orders.refund', 'US')).toBe(false)
    expect(grants.can('orders.refund')).toBe(true)
    expect(grants.can('content.write', 'US')).toBe(true)
    expect(grants.can('content.publish')).toBe(false)
    expect(grants.limit('refund')).toBe(20_000)
    expect(grantsOf([]).limit('refund')).toBe(0)
  })

  it('goes as far with money as a role on that very site, which may do it', () => {
    const grants = grantsOf([
      { role: PRESET_ROLES.owner, sites: ['DE'] },
      { role: PRESET_ROLES.service, sites: ['US'] },
      { role: { permissions: ['orders.read'], limits: { refund: 90_000 } }, sites: undefined },
    ])
    expect(grants.limit('refund', 'US')).toBe(20_000)
    expect(grants.limit('refund', 'DE')).toBe(Number.MAX_SAFE_INTEGER)
    expect(grants.limit('refund', 'FR')).toBe(0)
  })

  it('is everything for an owner', () => {
    expect(permissionsOf(grantsOf([{ role: PRESET_ROLES.owner, sites: undefined }]))).toEqual(ALL_PERMISSIONS)
  })

  it('does not show personal data to whoever only reads figures', () => {
    expect(grantsOf([{ role: PRESET_ROLES.analyst, sites: undefined }]).can('customers.read')).toBe(false)
  })
})

describe('handing rights on', () => {
  it('never makes more of them', () => {
    fc.assert(
      fc.property(fc.array(assignment, { maxLength: 3 }), assignment, (own, given) => {
        const grants = grantsOf(own)
        fc.pre(mayGrant(grants, given))
        const theirs = grantsOf([given])
        for (const permission of ALL_PERMISSIONS)
          for (const site of SITES) expect(!theirs.can(permission, site) || grants.can(permission, site)).toBe(true)
        for (const site of SITES) expect(theirs.limit('refund', site)).toBeLessThanOrEqual(grants.limit('refund', site))
      }),
    )
  })

  it('is not possible for one site’s manager on all sites', () => {
    const grants = grantsOf([{ role: PRESET_ROLES.owner, sites: ['DE'] }])
    expect(mayGrant(grants, { role: PRESET_ROLES.editor, sites: ['DE'] })).toBe(true)
    expect(mayGrant(grants, { role: PRESET_ROLES.editor, sites: ['DE', 'FR'] })).toBe(false)
    expect(mayGrant(grants, { role: PRESET_ROLES.editor, sites: undefined })).toBe(false)
  })
})
