import { expect, it } from 'vitest'
import { withoutLinks } from './without-links.ts'

it.each([
  'https://lure.test/a',
  'HTTPS:/lure.test',
  'www.lure.test',
  'lure.de',
  'bit.ly/3xY',
  'lure.app?a=1',
  'shop。lure。cn',
  'xn--lre-hoa.example',
  'lüre.example/win',
  'ftp://files',
  '203.0.113.9/x',
  'me@lure.test',
  'me@localhost',
  '+1 (303) 555-0147',
])('lets nothing through that a mail program makes a link of: %s', link => {
  expect(withoutLinks(`Look at ${link} soon`)).toBe('Look at … soon')
})

it('leaves plain words, sums and dates as they are', () => {
  const text = 'Happy birthday, Ash! 3.5 km at 7.30, on 12.06. See you... Yours, R. Hale'
  expect(withoutLinks(text)).toBe(text)
})
