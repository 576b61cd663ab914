import { expect, it } from 'vitest'
import { currentCode } from '../../src/server/staff/totp.ts'
import { expectAccessible, shopUrl, visit } from './harness.ts'
import { announceReturn, callsOn, expectNoSurprise, invitationOf, invite, signIn } from './studio-people.ts'

const PASSWORD = 'a password of their own'

it('gives nobody a role or a site that was not chosen, and offers none that one cannot give', async () => {
  const owner = await signIn('owner')
  const call = callsOn(owner)
  const role = `doorkeeper-${Date.now()}`
  await call('roles.save', {
    params: { role },
    body: { permissions: ['staff.read', 'staff.write', 'content.read', 'content.translate', 'assets.read'] },
  })
  await owner.goto('/studio/staff?open=invite')
  const dialog = owner.getByRole('dialog', { name: 'Invite somebody' })
  const chosen = dialog.getByLabel('Role')
  expect(await chosen.inputValue()).toBe('')
  await dialog.getByLabel('Name').fill('Ash Door')
  await dialog.getByLabel('Email').fill(`ash.${Date.now()}@cairn.test`)
  const send = dialog.getByRole('button', { name: 'Send invitation' })
  await send.click()
  expect(await chosen.evaluate(element => element.matches(':invalid'))).toBe(true)
  await chosen.focus()
  await chosen.selectOption(role)
  expect(await chosen.evaluate(element => element === document.activeElement)).toBe(true)
  await dialog.getByRole('checkbox', { name: 'DE' }).check()
  await dialog.getByRole('checkbox', { name: 'DE' }).uncheck()
  expect(await dialog.getByRole('checkbox', { name: 'All sites' }).isChecked()).toBe(false)
  await send.click()
  await dialog.getByRole('checkbox', { name: 'FR' }).check()
  await dialog.getByRole('button', { name: 'Add a role' }).click()
  expect(await dialog.getByLabel('Role').last().inputValue()).toBe('')
  await dialog.getByRole('button', { name: 'Remove' }).last().click()
  await expectAccessible(owner, '[role=dialog]')
  await send.click()
  await owner.getByText('Ash Door is invited.').waitFor()
  const { rows } = await call('people.list', { query: { q: 'Ash Door' } })
  expect(rows.map(({ assignments }) => assignments)).toContainEqual([{ role, sites: ['FR'] }])

  const { rows: people } = await call('people.list', { query: { q: 'translator@cairn.test' } })
  const staffId = people[0]?.id ?? ''
  const before = people[0]?.assignments ?? []
  await call('people.change', { params: { staffId }, body: { assignments: [{ role }] } })
  try {
    const keeper = await signIn('translator')
    await keeper.goto('/studio/staff?open=invite')
    await keeper.getByRole('dialog').waitFor()
    const offered = keeper.getByRole('dialog').getByLabel('Role').getByRole('option')
    expect(await offered.allTextContents()).toEqual(expect.arrayContaining(['Choose a role', 'Translator', role]))
    expect(await offered.allTextContents()).not.toEqual(expect.arrayContaining(['Owner']))
  } finally {
    await call('people.change', { params: { staffId }, body: { assignments: before } })
  }
})

it('shows whose password is locked, unlocks it, and signs one person out everywhere', async () => {
  const owner = await signIn('owner')
  const name = `Ina ${Date.now()}`
  const email = `${name.replace(' ', '.').toLowerCase()}@cairn.test`
  await invite(owner, { name, email, role: 'analyst' })
  const ina = await visit(await invitationOf(email))
  await ina.getByText('Use a password and an authenticator').click()
  const secret = await ina.locator('code').innerText()
  await ina.getByLabel('Password').fill(PASSWORD)
  await ina.getByLabel('Six digits of your authenticator').fill(currentCode(secret, new Date()))
  await ina.getByRole('button', { name: 'Accept the invitation' }).click()
  await ina.getByRole('heading', { name: 'What waits for you' }).waitFor()
  const tryIn = async (password: string) => {
    const call = { data: { email, password }, headers: { origin: shopUrl() } }
    return (await owner.context().request.post(`${shopUrl()}/api/staff/v1/session`, call)).status()
  }
  for (let tries = 0; tries < 5; tries++) await tryIn('not this one')
  expect(await tryIn(PASSWORD)).toBe(423)
  await owner.goto(`/studio/staff?q=${encodeURIComponent(email)}`)
  const row = owner.getByRole('row').filter({ hasText: email })
  await row.getByText('Password locked').waitFor()
  await expectAccessible(owner)
  await row.getByRole('button', { name: 'Unlock the password' }).click()
  await owner.getByText(`${name} may try the password again.`).waitFor()
  await row.getByText('Password locked').waitFor({ state: 'detached' })
  // Without the digits of the authenticator: no longer locked, and not in.
  expect(await tryIn(PASSWORD)).toBe(401)
  await row.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = owner.getByRole('dialog', { name: `Sign ${name} out everywhere?` })
  await expectAccessible(owner, '[role=dialog]')
  expect((await ina.request.get('/api/staff/v1/session')).status()).toBe(200)
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await owner.getByText(`${name} is signed out everywhere.`).waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect((await ina.request.get('/api/staff/v1/session')).status()).toBe(401)
  expect(await row.innerText()).not.toContain('Never')
  await owner.goto('/studio/staff?q=owner@cairn.test')
  const own = owner.getByRole('row').filter({ hasText: 'owner@cairn.test' })
  await own.waitFor()
  expect(await own.getByRole('button', { name: 'Sign out everywhere' }).count()).toBe(0)
  expectNoSurprise(owner)
})

it('finds by a few letters what an order is at, a colleague by the last name, a new role and one’s own passkey', async () => {
  const owner = await signIn('owner')
  const { order } = await announceReturn(owner)
  const find = async (typed: string, option: RegExp) => {
    await owner.keyboard.press('ControlOrMeta+k')
    await owner.getByRole('combobox').fill(typed)
    await owner.getByRole('option', { name: option }).first().waitFor()
    await owner.keyboard.press('Escape')
  }
  await find(order, /Order · Return announced/)
  await find('quinn', /Mara Quinn/)
  await find('role', /New role/)
  await find('passkey', /Passkey/)
  await owner.goto('/studio/staff')
  await owner.getByRole('link', { name: 'Mara Quinn' }).click()
  const facts = owner.getByLabel('Facts')
  await facts.getByText('Merchandiser', { exact: true }).waitFor()
  await facts.getByText('Active', { exact: true }).waitFor()
  expectNoSurprise(owner)
})
