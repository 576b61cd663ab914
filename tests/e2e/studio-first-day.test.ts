import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, newContext, problemsOf, shopUrl, visit } from './harness.ts'
import { buyAsGuest, giveAuthenticator, invitationOf, invite, signIn, signInThere } from './studio-people.ts'

type Way = {
  /** The first time, by what the letter or the company says. */
  readonly enter: (page: Page, login: string) => Promise<void>
  readonly comeBack: (page: Page, login: string) => Promise<void>
  /** Before a key is made. */
  readonly prove: (page: Page, login: string) => Promise<void>
  /** What the console of the browser tells meanwhile, besides that nobody is signed in yet. */
  readonly told: readonly string[]
}

const byCompany = async (page: Page, login: string) => {
  await page.getByRole('link', { name: 'Sign in with Ridge Office' }).click()
  // Whoever is signed in there already is not asked again.
  const name = page.locator('[name=login]')
  const inside = page.getByRole('navigation', { name: 'Menu' })
  await name.or(inside).first().waitFor()
  if (await name.isVisible()) await signInThere(page, login)
}

const WAYS: Readonly<Record<'passkey' | 'oidc', Way>> = {
  passkey: {
    async enter(page, login) {
      await giveAuthenticator(page)
      await page.goto(await invitationOf(`${login}@cairn.test`))
      await page.getByRole('heading', { name: 'Welcome, Robin Quill' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Use a passkey' }).click()
    },
    comeBack: page => page.getByRole('button', { name: 'Sign in with a passkey' }).click(),
    // Whoever has just used it has shown who they are.
    prove: () => Promise.resolve(),
    told: [],
  },
  oidc: {
    async enter(page, login) {
      await page.goto('/studio')
      await byCompany(page, login)
    },
    comeBack: byCompany,
    async prove(page, login) {
      const opened = page.context().waitForEvent('page')
      const asked = page.getByRole('dialog', { name: 'Is it still you?' })
      await asked.getByRole('button', { name: 'Sign in with Ridge Office' }).click()
      await signInThere(await opened, login)
    },
    // The company's page asks for a font that is elsewhere; the shop's refusal asks for the proof.
    told: ['ERR_NAME_NOT_RESOLVED', '403'],
  },
}

it.each(['passkey', 'oidc'] as const)(
  'lets an invited person in by %s, who sees what the role allows, finds an order and makes a key; and remembers all of it',
  async way => {
    const order = await buyAsGuest()
    const reader = `Order reader of ${way}`
    const owner = await signIn('owner')
    const role = `shift-lead-${way}-${Date.now()}`
    await owner.goto('/studio/staff')
    await owner.getByRole('button', { name: 'New role' }).click()
    const made = owner.getByRole('dialog')
    await made.getByLabel('Name').fill(role)
    for (const permission of ['orders.read', 'staff.read', 'staff.write', 'history.read'])
      await made.getByRole('checkbox', { name: new RegExp(permission.replace('.', '\\.')) }).check()
    await expectAccessible(owner, '[role=dialog]')
    await made.getByRole('button', { name: 'Save' }).click()
    await owner.getByText(`The role ${role} is there.`).waitFor()
    const login = `robin.${Date.now()}`
    const email = `${login}@cairn.test`
    await invite(owner, { name: 'Robin Quill', email, role })

    const robin = await visit('about:blank', { context: await newContext() })
    const { enter, comeBack, prove, told: expected } = WAYS[way]
    await enter(robin, login)
    await robin.getByRole('heading', { name: 'What waits for you' }).waitFor()
    const rooms = robin.getByRole('navigation', { name: 'Menu' }).getByRole('link')
    expect(await rooms.allTextContents()).toEqual([
      'Home',
      'Orders',
      'Returns',
      'History',
      'Staff',
      'Keys',
      'Your account',
    ])
    await robin.goto('/studio/jobs')
    await robin.getByText('You are not allowed to see this room.').waitFor()
    await robin.goto('/studio/account')
    await robin.getByRole('button', { name: 'Sign out' }).click()
    await comeBack(robin, login)
    await robin.getByRole('heading', { name: 'Your account' }).waitFor()

    await robin.keyboard.press('ControlOrMeta+k')
    await robin.getByRole('combobox').fill(order)
    await robin.getByRole('option', { name: new RegExp(order) }).click()
    await robin.getByRole('heading', { name: order }).waitFor()
    await robin.getByRole('heading', { name: 'What was ordered' }).waitFor()
    expect(await robin.getByRole('main').innerText()).not.toContain('robin@cairn.test')
    await expectAccessible(robin)

    await robin.keyboard.press('ControlOrMeta+k')
    await robin.getByRole('combobox').fill('new key')
    await robin.keyboard.press('Enter')
    const dialog = robin.getByRole('dialog')
    await dialog.getByLabel('What is it for?').fill(reader)
    expect(await dialog.getByRole('checkbox', { name: /jobs\.read/ }).isDisabled()).toBe(true)
    await dialog.getByRole('checkbox', { name: /orders\.read/ }).check()
    await dialog.getByRole('button', { name: 'Make the key' }).click()
    await prove(robin, login)
    const secret = await dialog.getByLabel('Secret').inputValue()
    const ask = (path: string) =>
      fetch(`${shopUrl()}/api/staff/v1${path}`, { headers: { authorization: `Bearer ${secret}` } })
    expect([(await ask(`/orders/${order}`)).status, (await ask('/people')).status]).toEqual([200, 403])
    await dialog.getByRole('button', { name: 'Close' }).click()
    expect(problemsOf(robin).filter(each => !['401', ...expected].some(known => each.includes(known)))).toEqual([])

    await robin.getByRole('link', { name: 'History' }).click()
    const told = (what: RegExp) => robin.getByRole('row', { name: what }).first().waitFor()
    await told(new RegExp(`Robin Quill session\\.signIn Session .*way: ${way}`))
    await told(new RegExp(`Robin Quill orders\\.read looked Order ${order}`))
    await told(new RegExp(`Robin Quill keys\\.create Key .*name: ${reader}`))
    await told(new RegExp(`${reader} orders\\.read looked Order ${order}`))
    await told(new RegExp(`${reader} people\\.list refused Permission staff\\.read`))
    const invited = robin.getByRole('row', { name: /people\.invite/ }).first()
    await invited.getByText('name: Robin Quill').waitFor()
    expect(await invited.textContent()).not.toContain(email)
    await expectAccessible(robin)
  },
)
