import { describe, expect, it } from 'vitest'
import { draftOver, liveAt, place, scheduledAfter, type Version } from './placing.ts'

const NOW = new Date('2036-09-02T12:00:00Z')
const FRIDAY = new Date('2036-09-05T06:00:00Z')
const SUNDAY = new Date('2036-09-07T06:00:00Z')
const version = (number: number, body: object, publishAt: Date | null, expireAt: Date | null = null): Version => ({
  version: number,
  body: { ...body },
  publishAt,
  expireAt,
})
const live = version(1, { title: 'Summer', note: 'old' }, new Date('2036-01-01'))
const friday = version(2, { title: 'Autumn', note: 'old' }, FRIDAY)

const afterwards = (versions: readonly Version[], wanted: Omit<Version, 'version'>) => {
  const { removed, added, conflicts } = place(versions, wanted, NOW)
  return { versions: [...versions.filter(each => !removed.includes(each.version)), ...added], conflicts }
}

describe('a version that is published before a scheduled one', () => {
  it('leaves it scheduled, and its change stays in it', () => {
    const { versions, conflicts } = afterwards([live, friday], version(0, { title: 'Summer', note: 'new' }, NOW))
    expect(liveAt(versions, NOW)?.body).toEqual({ title: 'Summer', note: 'new' })
    expect(liveAt(versions, FRIDAY)?.body).toEqual({ title: 'Autumn', note: 'new' })
    expect(conflicts).toEqual([])
    expect(scheduledAfter(versions, NOW)).toHaveLength(1)
  })

  it('tells what both changed; on its day the scheduled one has its own', () => {
    const { versions, conflicts } = afterwards([live, friday], version(0, { title: 'Sale', note: 'old' }, NOW))
    expect(liveAt(versions, FRIDAY)?.body).toEqual({ title: 'Autumn', note: 'old' })
    expect(conflicts).toEqual([{ path: ['title'], mine: 'Autumn', theirs: 'Sale', scheduledFor: FRIDAY }])
  })

  it('comes back when the scheduled one ends', () => {
    const weekend = { ...friday, expireAt: SUNDAY }
    const { versions } = afterwards([live, weekend], version(0, { title: 'Summer', note: 'new' }, NOW))
    expect(liveAt(versions, FRIDAY)?.body).toMatchObject({ title: 'Autumn' })
    expect(liveAt(versions, SUNDAY)?.body).toEqual({ title: 'Summer', note: 'new' })
  })
})

describe('what is scheduled', () => {
  it('is replaced by another for the same moment', () => {
    const { versions } = afterwards([live, friday], version(0, { title: 'Rain' }, FRIDAY))
    expect(scheduledAfter(versions, NOW).map(({ body }) => body)).toEqual([{ title: 'Rain' }])
  })

  it('is not brought back where it was overruled before', () => {
    const overruled = [live, friday, version(3, { title: 'Ever' }, NOW)]
    const { versions } = afterwards(overruled, version(0, { title: 'Newer' }, NOW))
    expect(liveAt(versions, FRIDAY)?.body).toEqual({ title: 'Newer' })
  })
})

describe('a draft', () => {
  it('counts until something newer is live', () => {
    const draft = version(2, { title: 'Idea' }, null)
    expect(draftOver([live, draft], NOW)).toBe(draft)
    expect(draftOver([live, draft, version(3, { title: 'Done' }, NOW)], NOW)).toBeUndefined()
  })
})
