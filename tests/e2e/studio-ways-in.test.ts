import { expect, it } from 'vitest'
import { currentCode } from '../../src/server/staff/totp.ts'
import { contentWidth, expectAccessible, newContext, visit, type Screen } from './harness.ts'
import { expectNoSurprise, giveAuthenticator, invitationOf, invite, signIn } from './studio-people.ts'

const PASSWORD = 'a password of their own'
const NEXT_PASSWORD = 'another one, as long'
const HALF_A_MINUTE = 30_000

it.each<Screen>(['desktop', 'phone'])(
  'takes a password with an authenticator that scans its secret, on a %s, later a passkey that can be removed, and changes both secrets',
  async screen => {
    const owner = await signIn('owner')
    const email = `kit.${screen}.${Date.now()}@cairn.test`
    await invite(owner, { name: 'Kit Sole', email, role: 'analyst' })
    const kit = await visit('about:blank', { context: await newContext({ screen }) })
    await giveAuthenticator(kit)
    await kit.goto(await invitationOf(email))
    await kit.getByText('Use a password and an authenticator').click()
    await kit.getByRole('figure', { name: 'QR code for your authenticator' }).waitFor()
    const secret = await kit.locator('code').innerText()
    const uri = await kit.getByRole('link', { name: 'Open it on this device' }).getAttribute('href')
    expect(uri).toContain(`secret=${secret}&`)
    if (screen === 'phone') expect(await contentWidth(kit)).toBe(390)
    await expectAccessible(kit)
    await kit.getByLabel('Password').fill(PASSWORD)
    await kit.getByLabel('Six digits of your authenticator').fill(currentCode(secret, new Date()))
    await kit.getByRole('button', { name: 'Accept the invitation' }).click()
    await kit.getByRole('heading', { name: 'What waits for you' }).waitFor()

    await kit.goto('/studio/account')
    await kit.getByRole('button', { name: 'Add a passkey' }).click()
    await kit.getByText('The passkey was added.').waitFor()
    await kit.getByRole('button', { name: /^Remove the passkey / }).click()
    await expectAccessible(kit, '[role=dialog]')
    await kit.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await kit.getByText('The passkey was removed.').waitFor()
    await expect.poll(() => kit.getByRole('button', { name: /^Remove the passkey/ }).count()).toBe(0)
    await expectAccessible(kit)

    await kit.getByRole('button', { name: 'Change the authenticator' }).click()
    const dialog = kit.getByRole('dialog', { name: 'Change the authenticator' })
    await dialog.getByRole('figure', { name: 'QR code for your authenticator' }).waitFor()
    const next = await dialog.locator('code').innerText()
    expect(next).not.toBe(secret)
    if (screen === 'phone') expect(await contentWidth(kit)).toBe(390)
    await expectAccessible(kit, '[role=dialog]')
    const digits = dialog.getByLabel('Six digits of your authenticator')
    await digits.fill(currentCode(secret, new Date()))
    await digits.press('Enter')
    await dialog.getByText('These six digits are not right').waitFor()
    await digits.fill(currentCode(next, new Date()).replace(/^.../, '$& '))
    await digits.press('Enter')
    await kit.getByText('The new authenticator counts from now on.').waitFor()
    await dialog.waitFor({ state: 'detached' })

    await kit.getByRole('button', { name: 'Change the password' }).focus()
    await kit.keyboard.press('Enter')
    await kit.getByLabel('New password').fill(NEXT_PASSWORD)
    await expectAccessible(kit, '[role=dialog]')
    await kit.keyboard.press('Enter')
    await kit.getByText('The new password counts from now on.').waitFor()

    await kit.getByRole('button', { name: 'Sign out' }).click()
    await kit.getByLabel('Email').fill(email)
    await kit.getByLabel('Password', { exact: true }).fill(NEXT_PASSWORD)
    await kit.getByRole('button', { name: 'Sign in', exact: true }).click()
    // No code is taken twice; that of the next half minute is taken already.
    await kit
      .getByLabel('Six digits of your authenticator')
      .fill(currentCode(next, new Date(Date.now() + HALF_A_MINUTE)))
    await kit.getByRole('button', { name: 'Sign in', exact: true }).click()
    await kit.getByRole('heading', { name: 'Your account' }).waitFor()
    expectNoSurprise(kit)
  },
)
