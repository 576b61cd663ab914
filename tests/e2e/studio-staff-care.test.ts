import { expect, it } from 'vitest'
import { expectAccessible, shopUrl } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

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
  const analyst = await signIn('analyst')
  for (let tries = 0; tries < 5; tries++) {
    const data = { email: 'analyst@cairn.test', password: 'not this one' }
    await analyst.request.post(`${shopUrl()}/api/staff/v1/session`, { data, headers: { origin: shopUrl() } })
  }
  const owner = await signIn('owner')
  await owner.goto('/studio/staff?q=Ana')
  const row = owner.getByRole('row', { name: /Ana Kovač/ })
  await row.getByText('Password locked').waitFor()
  await expectAccessible(owner)
  await row.getByRole('button', { name: 'Unlock the password' }).click()
  await owner.getByText('Ana Kovač may try the password again.').waitFor()
  await row.getByText('Password locked').waitFor({ state: 'detached' })
  await row.getByRole('button', { name: 'Sign out everywhere' }).click()
  await owner.getByText('Ana Kovač is signed out everywhere.').waitFor()
  expect((await analyst.request.get('/api/staff/v1/session')).status()).toBe(401)
  expect(await row.innerText()).not.toContain('Never')
  await signIn('analyst')
  expectNoSurprise(owner)
})

it('finds by a few letters what an order is at, a colleague by the last name, a new role and one’s own passkey', async () => {
  const owner = await signIn('owner')
  const find = async (typed: string, option: RegExp) => {
    await owner.keyboard.press('ControlOrMeta+k')
    await owner.getByRole('combobox').fill(typed)
    await owner.getByRole('option', { name: option }).first().waitFor()
    await owner.keyboard.press('Escape')
  }
  await find('CRN-', /Order · Return announced/)
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
