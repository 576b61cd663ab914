import { describe, expect, it } from 'vitest'
import { ALL_EVENT_SUBJECTS, ALL_EVENT_TYPES, EVENT_WISHES, subjectOf } from './event-types.ts'

describe('events', () => {
  it('are each of a subject that says who may hear of it', () => {
    expect(ALL_EVENT_TYPES.filter(type => subjectOf(type) === undefined)).toEqual([])
    expect(ALL_EVENT_SUBJECTS.filter(subject => !ALL_EVENT_TYPES.some(type => type.startsWith(`${subject}.`)))).toEqual(
      [],
    )
    expect(EVENT_WISHES).toContain('order.*')
    expect(subjectOf('weather.changed')).toBeUndefined()
  })
})
