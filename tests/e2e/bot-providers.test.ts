import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { BOT_PROVIDERS, type BotProvider } from '#contract/captcha/captcha.ts'
import { awake, expectNoProblems, visit } from './harness.ts'
import { openShop } from './journey-shops.ts'

const FRAMES = `function frame(place, src) {
  const made = document.createElement('iframe')
  made.src = src
  place.append(made)
  return new Promise(done => made.addEventListener('load', done))
}
`

/** As the documentation of each describes it: what its script offers, and what it loads and frames itself. */
const STAND_INS: Readonly<Record<BotProvider, Readonly<Record<string, string>>>> = {
  recaptcha: {
    'https://www.google.com/recaptcha/api.js?render=site-1': `
      const more = document.createElement('script')
      more.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js'
      document.head.append(more)
      const waiting = []
      window.grecaptcha = { ready: run => waiting.push(run), come: () => waiting.forEach(run => run()) }`,
    'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js': `${FRAMES}
      grecaptcha.execute = async (siteKey, { action }) => {
        await frame(document.body, 'https://www.google.com/recaptcha/api2/anchor')
        return ['recaptcha', siteKey, action].join(' ')
      }
      const wait = setInterval(() => grecaptcha.come(), 10)`,
  },
  turnstile: {
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit': `${FRAMES}
      window.turnstile = {
        render(place, { sitekey, action, callback }) {
          if (!place.isConnected) throw new Error('nowhere')
          frame(place, 'https://challenges.cloudflare.com/cdn-cgi/challenge').then(() =>
            callback(['turnstile', sitekey, action].join(' ')))
          return 'widget-1'
        },
        remove(widget) { document.documentElement.dataset.removed = widget },
      }`,
  },
  hcaptcha: {
    'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off': `${FRAMES}
      let place, sitekey
      window.hcaptcha = {
        render(at, asked) {
          if (asked.size !== 'invisible') throw new Error('visible')
          place = at
          sitekey = asked.sitekey
          return 'widget-1'
        },
        async execute(widget) {
          await frame(place, 'https://newassets.hcaptcha.com/captcha/v1/1/static/hcaptcha.html')
          return { response: ['hcaptcha', sitekey, widget].join(' ') }
        },
        remove(widget) { document.documentElement.dataset.removed = widget },
      }`,
  },
}
/** The last of them is not told what it is asked for. */
const tokenOf = (provider: BotProvider, action: 'login' | 'contact') =>
  `${provider} site-1 ${provider === 'hcaptcha' ? 'widget-1' : action}`

/** Everything of another party is answered here: its scripts, and frames that hold nothing. */
const standIn = (page: Page, provider: BotProvider, does: 'as it should' | 'nothing') =>
  page.route(
    url => url.protocol === 'https:',
    route => {
      const script = STAND_INS[provider][route.request().url()]
      if (does === 'nothing') return route.abort()
      return script === undefined
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>check</title>' })
        : route.fulfill({ contentType: 'text/javascript', body: script })
    },
  )

const MESSAGE = { firstName: 'Robin', lastName: 'Hale', email: 'robin@cairn.test', message: 'Where is it?' }

async function signIn(page: Page): Promise<void> {
  const form = page.locator('main form').first()
  await form.getByLabel('Email address').fill('loyal@cairn.test')
  await form.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
}

describe.each(BOT_PROVIDERS)('a shop whose bot check is %s', provider => {
  let verifier: Server
  let shop: Awaited<ReturnType<typeof openShop>>
  const verified: Record<string, string>[] = []

  beforeAll(async () => {
    verifier = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const form = Object.fromEntries(new URLSearchParams(body))
      verified.push(form)
      response.end(
        JSON.stringify({ success: form['secret'] === 's3' && form['response']?.startsWith(`${provider} site-1 `) }),
      )
    })
    await new Promise<void>(done => void verifier.listen(0, '127.0.0.1', done))
    const address: AddressInfo | string | null = verifier.address()
    const port = typeof address === 'object' ? address?.port : undefined
    shop = await openShop(inject('shopData'), {
      BOT_PROVIDER: provider,
      BOT_SITE_KEY: 'site-1',
      BOT_SECRET: 's3',
      BOT_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    })
  })
  afterAll(async () => {
    await shop.stop()
    verifier.close()
  })

  it('loads its script when somebody signs in, and asks it about the token', async () => {
    verified.length = 0
    const asked: string[] = []
    const page = await visit('/en-us/sign-in?step=sign-in', {
      baseURL: shop.url,
      before: opened => {
        opened.on('request', request => request.url().startsWith('https:') && asked.push(request.url()))
        return standIn(opened, provider, 'as it should')
      },
    })
    await page.locator('cairn-island[data-state="ready"]').first().waitFor({ state: 'attached' })
    expect(asked).toEqual([])
    await signIn(page)
    await page.waitForURL('**/en-us/account')
    expect(verified).toEqual([{ secret: 's3', response: tokenOf(provider, 'login') }])
    expectNoProblems(page)
  })

  it('says that it did not work where its script does not come, and lets nobody in', async () => {
    verified.length = 0
    const page = await visit('/en-us/sign-in?step=sign-in', {
      baseURL: shop.url,
      before: opened => standIn(opened, provider, 'nothing'),
    })
    await page.locator('cairn-island[data-state="ready"]').first().waitFor({ state: 'attached' })
    await signIn(page)
    await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor()
    expect([new URL(page.url()).pathname, verified]).toEqual(['/en-us/sign-in', []])
  })

  it('is asked about a form that is posted when that is sent, and not while it is filled in', async () => {
    verified.length = 0
    const happened: string[] = []
    const page = await visit('/en-us/help/contact-us', {
      baseURL: shop.url,
      before: opened => {
        opened.on('request', request => request.url().startsWith('https:') && happened.push('asked'))
        return standIn(opened, provider, 'as it should')
      },
    })
    await awake(page, 'proof-field')
    const form = page.locator('main form')
    await form.locator('[name=topic]').selectOption({ index: 1 })
    for (const [name, value] of Object.entries(MESSAGE)) await form.locator(`[name=${name}]`).fill(value)
    happened.push('sent')
    await form.getByRole('button', { name: 'Send the message' }).click()
    await page.waitForURL('**/contact-us?sent=*')
    expect(happened.slice(0, 2)).toEqual(['sent', 'asked'])
    expect(verified).toEqual([{ secret: 's3', response: tokenOf(provider, 'contact') }])
    expectNoProblems(page)
  })

  it('lets in who has no script, by the shop’s own word', async () => {
    verified.length = 0
    const page = await visit('/en-us/sign-in?step=sign-in', { baseURL: shop.url, script: false })
    await signIn(page)
    await page.waitForURL('**/en-us/account')
    expect(verified).toEqual([])
  })
})
