import { ALL_PERMISSIONS, type Permission } from './permissions.ts'
import { SITE_IDS } from '../sites/sites.ts'
import { LIMIT_NEEDS, LIMITS, type Limit, type Role } from './roles.ts'

/** A role somebody has, on these sites or, without any named, on all. */
export type Assignment = { readonly role: Role; readonly sites: readonly string[] | undefined }

export type Grants = {
  /** The sites on which it is allowed: all, or these. Nowhere is an empty list. */
  readonly sitesFor: (permission: Permission) => 'all' | readonly string[]
  /** Whether it is allowed on this site; without one, on any. */
  readonly can: (permission: Permission, site?: string) => boolean
  /** How far on this site, by the roles that may do it there; without one, where it is furthest. */
  readonly limit: (limit: Limit, site?: string) => number
}

export function grantsOf(assignments: readonly Assignment[]): Grants {
  const sitesFor = (permission: Permission) => {
    const granting = assignments.filter(each => each.role.permissions.includes(permission))
    if (granting.some(each => each.sites === undefined)) return 'all'
    return [...new Set(granting.flatMap(each => each.sites ?? []))]
  }
  return {
    sitesFor,
    can: allowedOn(sitesFor),
    limit(limit, site) {
      const there = assignments.filter(
        ({ role, sites }) =>
          role.permissions.includes(LIMIT_NEEDS[limit]) &&
          (site === undefined || sites === undefined || sites.includes(site)),
      )
      return Math.max(0, ...there.map(({ role }) => role.limits[limit] ?? 0))
    },
  }
}

const allowedOn =
  (sitesFor: Grants['sitesFor']): Grants['can'] =>
  (permission, site) => {
    const sites = sitesFor(permission)
    return sites === 'all' || (site === undefined ? sites.length > 0 : sites.includes(site))
  }

/** What a key may do: what it was given, and of that no more than whoever made it may do now. */
export function grantsWithin(given: Assignment, maker: Grants): Grants {
  const own = grantsOf([given])
  const sitesFor = (permission: Permission) => {
    const [here, there] = [own.sitesFor(permission), maker.sitesFor(permission)]
    if (here === 'all') return there
    return there === 'all' ? here : here.filter(site => there.includes(site))
  }
  return {
    sitesFor,
    can: allowedOn(sitesFor),
    limit: (limit, site) => Math.min(own.limit(limit, site), maker.limit(limit, site)),
  }
}

/** Whether it is allowed on every one of these sites, or on all. */
function covers(grants: Grants, permission: Permission, sites: Assignment['sites']): boolean {
  const own = grants.sitesFor(permission)
  return own === 'all' || (sites !== undefined && sites.every(site => own.includes(site)))
}

/** Whether somebody with these grants may hand this out: nobody gives what he does not have, nor on other sites. */
export function mayGrant(grants: Grants, { role, sites }: Assignment): boolean {
  const reaches = (site: string) => LIMITS.every(limit => (role.limits[limit] ?? 0) <= grants.limit(limit, site))
  return role.permissions.every(permission => covers(grants, permission, sites)) && (sites ?? SITE_IDS).every(reaches)
}

/** Whether staff with this are theirs to look after: what they could hand out, where they may change staff. */
export const mayLookAfter = (grants: Grants, given: Assignment): boolean =>
  covers(grants, 'staff.write', given.sites) && mayGrant(grants, given)

export const permissionsOf = (grants: Grants): readonly Permission[] =>
  ALL_PERMISSIONS.filter(permission => grants.can(permission))
