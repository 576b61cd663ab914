import { expect, it } from 'vitest'
import { releases } from '../staff/content/releases.ts'
import { reasonOfIssue } from './content-reasons.ts'
import { ArticleFields } from './content.entities.ts'
import { content } from './content.ts'

const day = ArticleFields.shape.date
const moment = content.page.query.shape.previewDateTime

it.each(['0000-01-01', '0001-01-01', '9999-12-31'])('refuses %s as no date that anybody means', typed => {
  expect(day.safeParse(typed).error?.issues.map(issue => reasonOfIssue({ ...issue }).name)).toEqual(['notDate'])
  expect(moment.safeParse(`${typed}T00:00:00Z`).success).toBe(false)
  const name = 'Snow'
  expect(releases.create.body.safeParse({ name, expireAt: `${typed}T00:00:00Z` }).success).toBe(false)
})

it('takes what lies in the calendar', () => {
  expect(day.safeParse('1998-05-01').success).toBe(true)
  expect(moment.safeParse('2036-01-01T10:00:00+01:00').success).toBe(true)
})
