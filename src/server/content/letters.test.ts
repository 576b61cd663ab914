import { beforeAll, describe, expect, it } from 'vitest'
import { enqueueMail } from '../mail/mail.service.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { STAFF_PASSWORD, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

describe('what a letter says', () => {
  let shop: TestShop
  let publisher: StaffMember
  /** Looks at what the publisher wrote, and lets it out. */
  let owner: StaffMember
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true' })
    publisher = await staffMember(shop, 'publisher')
    owner = await staffMember(shop, 'owner')
  })

  const slug = 'letter/password-reset'
  const read = () => publisher.call('content.read', { params: { slug } })
  const bodyOf = async (scope: string) => (await read()).layers.find(layer => layer.scope === scope)?.body ?? {}
  const save = async (scope: string, words: object) => {
    const known = (await read()).layers.find(layer => layer.scope === scope)
    const layers = [{ scope, body: { ...known?.body, ...words }, revision: known?.revision ?? 0 }]
    return publisher.call('content.save', { params: { slug }, body: { layers } })
  }
  const check = () => publisher.call('content.check', { params: { slug } })
  const publish = async (when: { publishAt?: string; expireAt?: string } = {}, who = owner) =>
    who.call('content.publish', { params: { slug }, body: { ...when, seen: (await check()).seen } })
  let sent = 0
  const letterTo = async (locale: 'en-us' | 'fr-ca' | 'fr-fr') => {
    await shop.settled()
    const to = `reader${++sent}@cairn.test`
    await enqueueMail(shop.database.db, { template: 'password-reset', to, locale, values: { path: '/x', minutes: 45 } })
    await runJobs(shop)
    const [letter] = await mailTo(shop, to)
    return letter
  }

  it('is what the shop was delivered with until somebody publishes something else, by language and locale', async () => {
    const { rows } = await publisher.call('content.list', { query: { kind: 'letter' } })
    expect(rows.find(row => row.slug === slug)).toMatchObject({
      title: 'Choose a new password',
      layers: ['any', 'de', 'en', 'es', 'fr'].map(scope => ({ scope, live: true, working: false })),
    })
    expect(await read()).toMatchObject({
      kind: 'letter',
      letter: { placeholders: [{ name: 'minutes', sample: '60' }], button: true },
    })
    await save('fr', { subject: 'Votre <b>lien</b>' })
    expect((await letterTo('fr-fr'))?.subject).toBe('Choisissez un nouveau mot de passe')
    await publish()
    await save('fr-ca', { heading: 'Un lien pour vous' })
    await publish()
    const canadian = await letterTo('fr-ca')
    expect(canadian?.subject).toBe('Votre <b>lien</b>')
    expect(canadian?.html).toContain('<title>Votre &lt;b&gt;lien&lt;/b&gt;</title>')
    expect(canadian?.html).toContain('Un lien pour vous')
    expect(canadian?.body).toContain('pendant 45 minutes')
    expect((await letterTo('fr-fr'))?.body).not.toContain('Un lien pour vous')
    expect((await letterTo('en-us'))?.subject).toBe('Choose a new password')
  })

  it('names every placeholder that is unknown or missing, and is not published so', async () => {
    const paragraphs = [{ text: 'This link works for {minute} minutes. {' }, { text: '' }]
    await save('en', { paragraphs, subject: 'One\r\nBcc: two@cairn.test', actionLabel: '' })
    const { problems } = await check()
    const told = problems.map(({ scope, path, message }) => `${scope} ${path}: ${message}`).join('\n')
    expect(told).toContain('en paragraphs.0.text: no placeholder is called {minute}; {minutes} are filled in here')
    expect(told).toContain('no placeholder is called {;')
    expect(told).toContain('en paragraphs: nothing says {minutes}')
    expect(told).toContain('en subject: is more than one line')
    expect(told).toContain('en actionLabel')
    await expect(publish()).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await publisher.call('content.discard', { params: { slug } })
    await publisher.call('content.save', {
      params: { slug: 'letter/no-such-letter' },
      body: { layers: [{ scope: 'en', body: { subject: 'Hi' }, revision: 0 }] },
    })
    const unknown = await publisher.call('content.check', { params: { slug: 'letter/no-such-letter' } })
    expect(unknown.problems[0]?.message).toBe('the shop sends no letter of this name')
  })

  it('leads nowhere but by its button, so that nobody phishes in the name of the shop', async () => {
    const { layers } = await read()
    const english = layers.find(({ scope }) => scope === 'en')
    const text = 'Locked for {minutes} minutes: confirm at cairn-secure.example or call +1 555 010 0199.'
    await save('en', { ...english?.body, paragraphs: [{ text }] })
    const told = (await check()).problems.map(({ path, message }) => `${path}: ${message}`).join('\n')
    expect(told).toContain('paragraphs.0.text: cairn-secure.example leads out of the letter')
    expect(told).toContain('+1 555 010 0199 leads out of the letter')
    await expect(publish()).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await publisher.call('content.discard', { params: { slug } })
  })

  it('ends by the clock, goes back to any version, and to what was delivered', async () => {
    const wording = async () => (await letterTo('en-us'))?.subject
    await save('en', { subject: 'A new key' })
    await publish({ expireAt: new Date(shop.services.clock().getTime() + 60_000).toISOString() })
    expect(await wording()).toBe('A new key')
    shop.advance(90_000)
    expect(await wording()).toBe('Choose a new password')
    await publisher.call('content.restore', { params: { slug }, body: { scope: 'en', version: 1 } })
    expect(await bodyOf('en')).toMatchObject({ subject: 'A new key' })
    await publish()
    expect(await wording()).toBe('A new key')
    await publisher.call('content.restore', { params: { slug }, body: { scope: 'en', version: 0 } })
    await publish()
    expect(await wording()).toBe('Choose a new password')
  })

  it('about an account is let out by somebody else, who may write to customers and proves who they are', async () => {
    await save('en', { subject: 'Your key' })
    expect((await read()).letter?.account).toBe(true)
    expect((await read()).mayPublish).toEqual([])
    await expect(publish({}, publisher)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const { seen } = await check()
    const { id } = await publisher.call('reviews.ask', { body: { slug, seen, note: '' } })
    const colleague = await staffMember(shop, 'publisher')
    const approve = (who: StaffMember, reviewId = id, of = seen) =>
      who.call('reviews.decide', { params: { reviewId }, body: { decision: 'approved', seen: of, note: '' } })
    await expect(approve(colleague)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await expect(publish({}, colleague)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })

    // The owner wrote something of it too: nobody else has looked.
    const body = { ...(await bodyOf('en')), heading: 'Here it is' }
    const revision = (await read()).layers.find(({ scope }) => scope === 'en')?.revision ?? 0
    await owner.call('content.save', { params: { slug }, body: { layers: [{ scope: 'en', body, revision }] } })
    await expect(publish()).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const second = await staffMember(shop, 'owner')
    const asked = await publisher.call('reviews.ask', { body: { slug, seen: (await check()).seen, note: '' } })
    await approve(second, asked.id, (await check()).seen)
    shop.advance(6 * 60_000)
    await expect(publish()).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    await owner.call('session.prove', { body: { password: STAFF_PASSWORD } })
    await publish()
    expect((await letterTo('en-us'))?.subject).toBe('Your key')

    await expect(publisher.call('content.unpublish', { params: { slug } })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    await owner.call('content.unpublish', { params: { slug } })
    expect((await letterTo('en-us'))?.subject).toBe('Choose a new password')
    expect((await publisher.call('content.read', { params: { slug: 'letter/order-placed' } })).mayPublish).toContain(
      'en',
    )
  })

  it('is seen in the studio as it is typed, with a sample in it, and nothing of it runs', async () => {
    const layers = { en: { ...(await bodyOf('en')), heading: 'Typed <script>alert(1)</script>' } }
    const made = await publisher.visitor.fetch('/studio/letter/en-gb/password-reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug, layers }),
    })
    const letter = await made.json()
    expect(letter).toMatchObject({ subject: 'Choose a new password' })
    expect(JSON.stringify(letter)).toContain('Typed &lt;script&gt;')
    expect(JSON.stringify(letter)).toContain('for 60 minutes')
    const paper = await publisher.visitor.fetch('/studio/letter/en-gb/words')
    expect(paper.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await paper.text()).toContain('CRN-7KD2-M4QX')
    expect((await publisher.visitor.fetch('/studio/letter/en-gb/nothing')).status).toBe(404)
    expect((await shop.visitor.fetch('/studio/letter/en-gb/words')).status).toBe(401)
  })
})
