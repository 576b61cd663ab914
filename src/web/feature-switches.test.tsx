import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { exampleOf } from '#contract/example.ts'
import { createClient } from '#contract/client.ts'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import type { PageVisit } from '#contract/web.ts'
import { SITES, type SiteFeatures } from '#domain/sites/sites.ts'
import { PageNotFound } from '#web/page-outcome.ts'
import { favoritesPage } from '#web/pages/favorites/favorites.page.tsx'
import { signUpPage } from '#web/pages/sign-in/sign-up.page.tsx'
import { choosingOf } from '#web/sections/choices/choosing-of.ts'
import { openExamples, type Examples } from '#web/sections/examples.test-data.tsx'
import { visitOf as someVisit } from '#web/shell/page-visit.test-data.ts'
import { PromoBar } from '#web/shell/promo-bar.tsx'
import { AccountFrame } from '#web/pages/account/account-frame.tsx'
import { loyaltyPage } from '#web/pages/account/loyalty.page.tsx'
import { preferencesPage } from '#web/pages/account/preferences.page.tsx'
import { firstStep, joinStep, stepAfterSaving, stepAfterSignIn, type StepProps } from '#web/sign-in/flow-state.ts'
import { LookupStep } from '#web/sign-in/lookup-step.tsx'
import { SignInStepForm } from '#web/sign-in/sign-in-step.tsx'

const usual = SITES.US.features
afterEach(() => Object.assign(SITES.US, { features: usual }))
const switched = (features: Partial<SiteFeatures>) => Object.assign(SITES.US, { features: { ...usual, ...features } })

let examples: Examples
beforeAll(async () => {
  examples = await openExamples()
})

type Sent = { path: string; headers: unknown }

const visitOf = (sent: Sent[] = [], more: Partial<PageVisit> = {}) =>
  someVisit('en-us', {
    url: new URL('http://shop.test/en-us/sign-up'),
    viewer: { kind: 'anonymous', cartEmpty: true },
    call: createClient(async ({ method, path, headers }) => {
      if (method !== 'GET') sent.push({ path, headers })
      return { status: 200, body: { sections: [] } }
    }),
    ...more,
  })

const PERSON = {
  email: 'robin@cairn.test',
  phone: '+13035550147',
  firstName: 'Robin',
  lastName: 'Hale',
  postalCode: '80302',
  birthDate: '1990-05-14',
  address: [],
  emailConfirmed: true,
  identity: [],
}
const nothing = async () => {}
const STEP: StepProps = {
  flow: { start: 'sign-in', returnTo: '/en-us' },
  email: '',
  setEmail: () => {},
  profile: undefined,
  go: () => {},
  signedIn: nothing,
  saved: nothing,
  finish: () => {},
}
const signInForm = () => examples.renderNode(<SignInStepForm {...STEP} />)
const lookupForm = () => examples.renderNode(<LookupStep {...STEP} />)

describe('a site that takes nobody new in', () => {
  it('leads to no new account from anywhere', async () => {
    expect(signInForm()).toContain('/en-us/sign-up')
    expect(lookupForm()).toContain('Sign in or join')
    expect([joinStep('en-us'), firstStep('en-us', 'sign-up')]).toEqual(['sign-up', 'sign-up'])
    await expect(signUpPage.prepare(visitOf(), {})).resolves.toMatchObject({ status: 200 })
    switched({ newSignUp: false })
    expect(signInForm()).not.toContain('/en-us/sign-up')
    expect(lookupForm()).not.toContain('join')
    expect([joinStep('en-us'), firstStep('en-us', 'sign-up')]).toEqual(['sign-in', 'sign-in'])
    await expect(signUpPage.prepare(visitOf(), {})).rejects.toBeInstanceOf(PageNotFound)
  })
})

describe('a lead source', () => {
  const formAt = async (query: string) => {
    const url = new URL(`http://shop.test/en-us/sign-up?${query}`)
    const { render } = await signUpPage.prepare(visitOf([], { url }), {})
    return examples.renderNode(render())
  }

  it('travels from the address into the form, and with the form into the account', async () => {
    expect(await formAt('leadSource=FAIR26')).toContain('name="_source" value="FAIR26"')
    const sent: Sent[] = []
    const form = new URLSearchParams({ brandTerms: 'on', _source: 'FAIR26', email: 'wren@cairn.test' })
    await signUpPage.actions['sign-up']?.(visitOf(sent, { method: 'POST', form }), {})
    expect(sent[0]).toMatchObject({ path: '/api/consumers-v3/auth/signup', headers: { source: 'FAIR26' } })
  })

  it('that cannot be one is none', async () => {
    expect(await formAt('leadSource=%22%3E%3Cscript')).not.toContain('_source')
  })
})

describe('the sign-in form', () => {
  it('leads to the forgotten password and to us', () => {
    expect(signInForm()).toContain('href="/en-us/forgot-password"')
    expect(signInForm()).toContain('href="/en-us/help/contact-us"')
  })
})

describe('an invitation into the loyalty program', () => {
  it('stands on the sign-in form where it is configured, in place of a plain account', async () => {
    expect(signInForm()).toContain('Create an account')
    switched({ loyaltyJoin: true })
    expect(signInForm()).toContain('Join Cairn Pass')
    expect(signInForm()).toContain('/en-us/sign-up?return=%2Fen-us&amp;join=loyalty')
    expect(signInForm()).not.toContain('Create an account')
    switched({ loyaltyJoin: true, loyalty: false })
    expect(signInForm()).toContain('Create an account')
    switched({ loyaltyJoin: true, newSignUp: false })
    expect(signInForm()).not.toContain('Join Cairn Pass')
  })

  it('leads to the form of a new account with its box ticked', async () => {
    const ticked = async (query: string) => {
      const url = new URL(`http://shop.test/en-us/sign-up?${query}`)
      const { render } = await signUpPage.prepare(visitOf([], { url }), {})
      return /<input[^>]*name="loyalty"[^>]*>/.exec(examples.renderNode(render()))?.[0].includes('checked')
    }
    expect(await ticked('join=loyalty')).toBe(false)
    switched({ loyaltyJoin: true })
    expect([await ticked('join=loyalty'), await ticked('join=nothing')]).toEqual([true, false])
    switched({ loyaltyJoin: true, loyalty: false })
    expect(await ticked('join=loyalty')).not.toBe(true)
  })
})

describe('what a site has switched', () => {
  it('has no page of favorites without them', async () => {
    await expect(favoritesPage.prepare(visitOf(), {})).resolves.toMatchObject({ status: 200 })
    switched({ favorites: false })
    await expect(favoritesPage.prepare(visitOf(), {})).rejects.toBeInstanceOf(PageNotFound)
  })

  it('asks nobody to join, and has no page for members, without the loyalty program', async () => {
    const example = ConsumerProfile.parse(exampleOf(ConsumerProfile))
    const stranger = { ...example, isLoyaltyMember: false, consumerDetails: PERSON }
    const step = () => stepAfterSignIn('en-us', stranger)
    const signUp = async () => examples.renderNode((await signUpPage.prepare(visitOf(), {})).render())
    const frame = () =>
      examples.renderNode(
        <AccountFrame visit={visitOf()} title="">
          -
        </AccountFrame>,
      )
    expect(step()).toBe('non-loyalty')
    expect(await signUp()).toContain('/en-us/loyalty-terms')
    expect(frame()).toContain('/en-us/account/loyalty')
    switched({ loyalty: false })
    expect(step()).toBeUndefined()
    expect(await signUp()).not.toContain('/en-us/loyalty-terms')
    expect(frame()).not.toContain('/en-us/account/loyalty')
    await expect(loyaltyPage.prepare(visitOf(), {})).rejects.toBeInstanceOf(PageNotFound)
  })

  it('asks nobody what he likes to do without interests, and still for the size of his shoes', async () => {
    const example = ConsumerProfile.parse(exampleOf(ConsumerProfile))
    const silent = { ...example, consumerDetails: PERSON, preferences: { interests: '' } }
    const bodies: unknown[] = []
    const call = createClient(async ({ method, body }) => {
      if (method !== 'GET') bodies.push(body)
      return { status: 200, body: { consumerProfile: silent } }
    })
    const visit = () => visitOf([], { call, viewer: { kind: 'consumer', cartEmpty: true } })
    const shown = async () => {
      const html = examples.renderNode((await preferencesPage.prepare(visit(), {})).render())
      return ['interest', 'shoeSize'].filter(name => html.includes(`name="${name}"`))
    }
    const steps = () => [stepAfterSaving('en-us', silent, 'profile'), firstStep('en-us', 'interests')]
    const save = async () => {
      const form = new URLSearchParams({ interest: 'hiking', shoeSize: '9' })
      await preferencesPage.actions['interests']?.({ ...visit(), method: 'POST', form }, {})
      return bodies.at(-1)
    }
    expect(await shown()).toEqual(['interest', 'shoeSize'])
    expect(steps()).toEqual(['interests', 'interests'])
    expect(await save()).toEqual({
      consumerProfile: { preferences: { interests: 'hiking', preferredShoeSize: '9' } },
    })
    switched({ asksInterests: false })
    expect(await shown()).toEqual(['shoeSize'])
    const page = examples.renderNode((await preferencesPage.prepare(visit(), {})).render())
    expect(page.match(/>Shoe size</g), 'said once').toHaveLength(1)
    expect(steps()).toEqual(['success', 'lookup'])
    expect(await save()).toEqual({ consumerProfile: { preferences: { preferredShoeSize: '9' } } })
  })

  it('tests nothing without testing, whoever agreed', async () => {
    expect((await choosingOf(visitOf())).testing).toBe(true)
    switched({ testing: false })
    expect((await choosingOf(visitOf())).testing).toBe(false)
  })

  it('turns as many messages as it says', () => {
    const messages = SECTION_EXAMPLES['promo-bar'].messages
      .slice(0, 1)
      .flatMap(message => ['one', 'two', 'three'].map(id => ({ ...message, id, richText: `<p>${id}</p>` })))
    const lines = () =>
      examples.renderNode(<PromoBar bar={{ ...SECTION_EXAMPLES['promo-bar'], messages }} />).split('data-promo-line')
    expect(lines()).toHaveLength(4)
    switched({ promoBarMessages: 2 })
    expect(lines()).toHaveLength(3)
  })
})
