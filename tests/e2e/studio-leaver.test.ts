import { describe, expect, it } from 'vitest'
import { contentWidth, expectAccessible, shopUrl, visit } from './harness.ts'
import { expectNoSurprise, giveAuthenticator, invitationOf, invite, signIn, signInThere } from './studio-people.ts'

const asks = async (secret: string) =>
  (await fetch(`${shopUrl()}/api/staff/v1/jobs`, { headers: { authorization: `Bearer ${secret}` } })).status

describe('somebody who leaves', () => {
  it('takes no key along: those they made are named before, refused from then on, and told of in the history', async () => {
    const owner = await signIn('owner')
    const name = `Lee ${Date.now()}`
    const email = `${name.replace(' ', '.').toLowerCase()}@cairn.test`
    await invite(owner, { name, email, role: 'owner' })
    const lee = await visit('about:blank')
    await giveAuthenticator(lee)
    await lee.goto(await invitationOf(email))
    await lee.getByRole('button', { name: 'Use a passkey' }).click()
    await lee.getByRole('heading', { name: 'What waits for you' }).waitFor()
    await lee.goto('/studio/keys?open=new')
    const making = lee.getByRole('dialog')
    await making.getByLabel('What is it for?').fill(`Robot of ${name}`)
    await making.getByRole('checkbox', { name: /jobs\.read/ }).check()
    await making.getByRole('button', { name: 'Make the key' }).click()
    const secret = await making.getByLabel('Secret').inputValue()
    expect(await asks(secret)).toBe(200)

    await owner.goto(`/studio/staff?q=${encodeURIComponent(email)}`)
    const row = owner.getByRole('row').filter({ hasText: email })
    await row.getByRole('button', { name: 'Block' }).click()
    const dialog = owner.getByRole('dialog', { name: `Block ${name}?` })
    await dialog.getByText(`(1): “Robot of ${name}”.`).waitFor()
    await expectAccessible(owner, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Block' }).click()
    await owner.getByText(`${name} is blocked.`).waitFor()
    expect(await owner.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    expect(await asks(secret)).toBe(401)
    await lee.goto('/studio/staff')
    await lee.getByRole('heading', { name: 'Sign in to Cairn Studio' }).waitFor()

    await row.getByRole('button', { name: 'Unblock' }).click()
    await owner.getByText(`${name} may sign in again.`).waitFor()
    expect(await asks(secret)).toBe(401)

    await owner.goto('/studio/keys')
    const key = owner.getByRole('row').filter({ hasText: `Robot of ${name}` })
    await key.getByText('Ended').waitFor()
    await key.getByRole('button', { name: /^History/ }).click()
    const told = owner.getByRole('dialog')
    await told.getByText('people.change').waitFor()
    await told.getByText('state: active → blocked').waitFor()
    await expectAccessible(owner, '[role=dialog]')
    expectNoSurprise(owner)
  })

  it('the company comes in by single sign-on no more, once that is taken off them', async () => {
    const owner = await signIn('owner', { screen: 'phone' })
    const login = `off.${Date.now()}`
    const email = `${login}@cairn.test`
    await invite(owner, { name: 'Ann Ford', email, role: 'analyst' })
    const ann = await visit('/studio')
    await ann.getByRole('link', { name: 'Sign in with Ridge Office' }).click()
    await signInThere(ann, login)
    await ann.getByRole('heading', { name: 'What waits for you' }).waitFor()

    await owner.goto(`/studio/staff?q=${encodeURIComponent(email)}`)
    const row = owner.getByRole('row').filter({ hasText: email })
    await row.getByRole('button', { name: 'Take off single sign-on' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Take single sign-on off Ann Ford?' })
    await dialog.getByText('It is their only way in').waitFor()
    expect(await contentWidth(owner)).toBe(390)
    await expectAccessible(owner, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Take off single sign-on' }).click()
    await owner.getByText('Ann Ford no longer comes in by single sign-on.').waitFor()
    await ann.goto('/studio/account')
    await ann.getByRole('link', { name: 'Sign in with Ridge Office' }).click()
    await ann.getByText('That sign-in is not known here.').waitFor()
    await owner.locator('.notices').getByRole('button', { name: 'Send a new link' }).click()
    await owner.getByText('A new link is on its way to Ann Ford.').waitFor()
    expectNoSurprise(owner)
  })
})
