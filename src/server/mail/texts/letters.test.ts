import { expect, it } from 'vitest'
import { looseSigns } from '#domain/sites/loose-signs.test-data.ts'
import { LETTERS } from './letters.ts'
import { MAIL_WORDS } from './words.ts'

it('letters bind their signs to the words before them', () => {
  const said = Object.values(LETTERS).flatMap(({ subject, heading, body, action }) => [
    subject,
    heading,
    ...body,
    ...(action ? [action] : []),
  ])
  expect([...said, ...Object.values(MAIL_WORDS)].flatMap(looseSigns), 'write a no-break space there').toEqual([])
})
