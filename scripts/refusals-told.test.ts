import { expect, it } from 'vitest'
import { z } from 'zod'
import { CallError } from '#contract/client.ts'
import { endpoint } from '#contract/endpoint.ts'
import { WHYS } from '#contract/errors/why-refused.ts'
import { Email } from '#contract/fields.ts'
import { fieldsIn } from '#contract/hidden.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import { readInput } from '../src/server/http/read-input.ts'
import { StoreError } from '../src/server/store-error.ts'
import { fill } from '../src/studio/i18n/i18n.tsx'
import { told } from '../src/studio/i18n/told.ts'
import { TEXTS } from '../src/studio/i18n/texts.ts'

const asked = endpoint({
  method: 'POST',
  path: '/asked',
  summary: 'Asks for one of each kind',
  body: z.strictObject({
    reason: z.string().min(1),
    code: z.string().min(3).max(5).regex(/^\w*$/),
    points: z.int().min(1).max(9_000),
    price: z.int().max(99_900),
    percent: z.number(),
    tags: z.array(z.string()).min(1).max(2),
    kind: z.enum(['one', 'two']),
    birthDate: z.iso.date(),
    startsAt: z.iso.datetime(),
    email: z.email(),
    url: z.url(),
    items: z.array(
      z.union([z.strictObject({ sku: z.string(), qty: z.int().min(1) }), z.strictObject({ yearly: z.boolean() })]),
    ),
    recipientContactEmail: Email,
    machine: z.string(),
  }),
  response: z.object({}),
})
const GOOD = {
  reason: 'so',
  code: 'abc',
  points: 5,
  price: 5,
  percent: 5,
  tags: ['a'],
  kind: 'one',
  birthDate: '1990-05-17',
  startsAt: '2026-05-17T10:00:00Z',
  email: 'ada@cairn.example',
  url: 'https://cairn.example',
  items: [{ sku: 'A', qty: 1 }],
  recipientContactEmail: 'ada@cairn.example',
  machine: 'x',
}

/** What the studio shows of what the shop answers. */
function shown(wrong: Record<string, unknown>, language: Language): string {
  try {
    readInput(asked, { body: { ...GOOD, ...wrong } }, language)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const detail = { errorId: 'API406', name: error.code, message: error.message, ...error.details }
    return told(new CallError(400, { errorDetails: [detail], appId: '', correlationId: '' }), {
      t: (key, values = {}) => fill(TEXTS[key][language], values),
      number: value => new Intl.NumberFormat(language).format(value),
    })
  }
  throw new Error('Nothing was refused')
}

const KINDS: readonly (readonly [wrong: Record<string, unknown>, en: string, de: string])[] = [
  [{ reason: undefined }, 'Reason: this is needed.', 'Grund: Bitte ausfüllen.'],
  [{ reason: '' }, 'Reason: this is needed.', 'Grund: Bitte ausfüllen.'],
  [{ reason: 5 }, 'Reason: something else belongs here.', 'Grund: Hier gehört etwas anderes hin.'],
  [{ code: 'a' }, 'Code: at least 3 characters.', 'Code: mindestens 3 Zeichen.'],
  [{ code: 'abcdef' }, 'Code: 5 characters at most.', 'Code: höchstens 5 Zeichen.'],
  [{ code: 'a-b' }, 'Code: this is not how it is written.', 'Code: So wird das nicht geschrieben.'],
  [{ points: 0 }, 'Points: 1 or more.', 'Punkte: 1 oder mehr.'],
  [{ points: 9_001 }, 'Points: 9,000 or less.', 'Punkte: 9.000 oder weniger.'],
  [{ points: 1.5 }, 'Points: write a whole number.', 'Punkte: Schreib eine ganze Zahl.'],
  [{ price: 99_901 }, 'Price: 999 or less.', 'Preis: 999 oder weniger.'],
  [{ percent: null }, 'Percent: write a number.', 'Prozent: Schreib eine Zahl.'],
  [{ tags: [] }, 'Tags: at least 1.', 'Schlagwörter: mindestens 1.'],
  [{ tags: ['a', 'b', 'c'] }, 'Tags: 2 at a time at most.', 'Schlagwörter: höchstens 2 auf einmal.'],
  [{ kind: 'three' }, 'Kind: choose one that there is.', 'Art: Wähle etwas, das es gibt.'],
  [{ birthDate: 'May' }, 'Date of birth: this is no date.', 'Geburtsdatum: Das ist kein Datum.'],
  [{ startsAt: '2026-05-17' }, 'Start: this is no date.', 'Beginn: Das ist kein Datum.'],
  [{ email: 'ada' }, 'E-mail: this is no e-mail address.', 'E-Mail: Das ist keine E-Mail-Adresse.'],
  [{ url: 'cairn' }, 'Address: write a whole address, such as', 'Adresse: Schreib eine ganze Adresse, wie'],
  [
    { items: [GOOD.items[0], { sku: 'B', qty: 0 }] },
    'Number of pieces (no. 2): 1 or more.',
    'Stückzahl (Nr. 2): 1 oder mehr.',
  ],
  [
    { items: [{ sku: 'B', qty: 1, colour: 'red' }] },
    'Items (no. 1): something in it has no place',
    'Artikel (Nr. 1): Etwas darin',
  ],
  [{ machine: 5 }, 'This page and the shop no longer fit', 'Diese Seite passt nicht mehr'],
]

it.each(KINDS)('a form says in the words of its field what is wrong with %j', (wrong, en, de) => {
  expect(shown(wrong, 'en')).toContain(en)
  expect(shown(wrong, 'de')).toContain(de)
  for (const language of LANGUAGES) {
    expect(shown(wrong, language)).not.toMatch(/body|undefined|invalid|expected|input|received|pattern|regex|\/\^|\{/i)
    if (language !== 'en') expect(shown(wrong, language)).not.toBe(shown(wrong, 'en'))
  }
})

it('a field of an address is named too, though the shop speaks of the address as a whole', () => {
  const error = new CallError(400, {
    errorDetails: [
      {
        errorId: 'SHP500',
        name: 'SHIPPING_ADDRESS_INVALID',
        message: 'Check the shipping address: something in it is missing or not right.',
        field: 'postalCode',
        why: { name: 'wrongForm', values: {} },
      },
    ],
    appId: '',
    correlationId: '',
  })
  expect(told(error, { t: (key, values = {}) => fill(TEXTS[key].fr, values), number: String })).toBe(
    'Code postal : cela ne s’écrit pas ainsi.',
  )
})

it('a field is called what the form calls it that was sent', () => {
  const error = new CallError(400, {
    errorDetails: [
      {
        errorId: 'API406',
        name: 'INVALID_INPUT',
        message: 'Check body.email',
        field: 'body.email',
        why: { name: 'notEmail', values: {} },
      },
    ],
    appId: '',
    correlationId: '',
  })
  const words = { t: (key: keyof typeof TEXTS, values = {}) => fill(TEXTS[key].de, values), number: String }
  const form = { email: 'An wen die Karte geht' }
  const labelOf = (field: string) => (field === 'email' ? form.email : undefined)
  expect(told(error, { ...words, labelOf })).toBe('An wen die Karte geht: Das ist keine E-Mail-Adresse.')
  expect(told(error, words)).toBe('E-Mail: Das ist keine E-Mail-Adresse.')
})

it('every kind of refusal has words, each with its field', () => {
  for (const name of WHYS)
    for (const language of LANGUAGES) expect(TEXTS[`refused_${name}`][language]).toContain('{field}')
})

it('what the catalogue has words of its own for keeps them', () => {
  expect(shown({ recipientContactEmail: 'ada' }, 'en')).toBe('Enter an email address such as name@example.com.')
})

/** Nobody types or chooses these: the page or another program sends what it was given, or a switch that is on or off. */
const SENT_BY_PROGRAMS = `
  active address allOrNothing assetIds base base64 body bytes call cancellationId change couponOnly detail
  feed fixed frozen hidden how id ids incomplete item itemId key leaving lookedAgain manager messageId mode notScanned
  now objectId objectType of only opened ordersUpTo parcelId payload pictures placed promotionId publish releaseId
  replaces response restock revision room rule ruleId seen sequence sha256 shared shippingCode staffId token verified
  version was wholeParcel
`
  .trim()
  .split(/\s+/)

it('every field that somebody fills in has a name in words', () => {
  const fields = staffCalls().flatMap(({ endpoint: { body } }) => (body ? fieldsIn(body) : []))
  const leaves = new Set(fields.filter(({ whole }) => whole).map(({ name }) => name))
  expect(leaves.size).toBeGreaterThan(150)
  const unnamed = [...leaves].filter(name => !Object.hasOwn(TEXTS, `field_${name}`))
  expect(unnamed.toSorted(), 'name each in src/studio/i18n/texts/fields.ts').toEqual(SENT_BY_PROGRAMS.toSorted())
})
