import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { problemsOf, visit } from './harness.ts'

const PLAYER = 'https://films.test/player.js'
const FILM = 'film-about-film'

/** The document as a shop sends it that is given a script of another party. */
async function withOutside(
  page: Page,
  path: string,
  src: string,
  script: string | undefined,
  change: (html: string) => string,
) {
  await page.route(path, async route => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    await route.fulfill({
      status: 200,
      headers: {
        ...headers,
        'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${new URL(src).origin}`),
      },
      body: change(await response.text()),
    })
  })
  await page.route(src, route =>
    script === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

const attribute = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;')

/** Hears the warnings of a page. */
function warningsOf(page: Page): string[] {
  const warned: string[] = []
  page.on('console', message => message.type() === 'warning' && warned.push(message.text()))
  return warned
}

/** The film stands in a banner that can be paused. */
const inBanner = (html: string) => html.replace('id="item-about-film"', 'id="item-about-film" data-paused="false"')
const pauseBanner = (page: Page, paused: boolean) =>
  page
    .locator('#item-about-film')
    .evaluate((banner, value) => banner.setAttribute('data-paused', value), String(paused))
const rests = (page: Page) => page.locator(`#${FILM}`).evaluate(film => film instanceof HTMLVideoElement && film.paused)

describe('a film', () => {
  it('plays while it is seen, and rests with its banner', async () => {
    const page = await visit('/en-us/about', {
      reducedMotion: false,
      before: opened =>
        opened.route('**/about', async route => {
          const response = await route.fetch()
          await route.fulfill({ response, body: inBanner(await response.text()) })
        }),
    })
    expect(await rests(page)).toBe(true)
    await page.locator(`#${FILM}`).scrollIntoViewIfNeeded()
    await expect.poll(() => rests(page)).toBe(false)
    await pauseBanner(page, true)
    await expect.poll(() => rests(page)).toBe(true)
    await pauseBanner(page, false)
    await expect.poll(() => rests(page)).toBe(false)
    await page.evaluate(() => scrollTo({ top: 0 }))
    await expect.poll(() => rests(page)).toBe(true)
  })
})

/** The film's island is the one that hands it over. */
const withHostedPlayer = (page: Page, script: string | undefined) =>
  withOutside(page, '**/about', PLAYER, script, html =>
    inBanner(html).replace(
      /name="film-in-view" wake="visible" props="[^"]*"/,
      `name="hosted-player" wake="visible" props="${attribute({
        filmId: FILM,
        script: PLAYER,
        asset: { cloudName: 'cairn', publicId: 'fog' },
        settings: { autoplay: true, hideControls: true, loop: true, muted: true },
      })}"`,
    ),
  )

describe('the hosted video player', () => {
  const asked = (page: Page) => page.locator(`script[src="${PLAYER}"]`).count()
  const PLAYS = `window.cloudinary = { videoPlayer: (film, options) => ({
    source(publicId) { film.dataset.shows = options.cloud_name + '/' + publicId + ' ' + options.autoplayMode } }) }`

  it('is not loaded before the visitor agreed, then takes the film over', async () => {
    const page = await visit('/de-de/about', {
      reducedMotion: false,
      before: opened => withHostedPlayer(opened, PLAYS),
    })
    const film = page.locator(`#${FILM}`)
    await film.scrollIntoViewIfNeeded()
    await page.locator('cairn-island[name="hosted-player"][data-state="ready"]').waitFor({ state: 'attached' })
    expect(await asked(page)).toBe(0)
    await page.locator('#consent button[value=all]').click()
    await expect.poll(() => film.getAttribute('data-shows')).toBe('cairn/fog on-scroll')
    await film.evaluate(async element => {
      if (element instanceof HTMLVideoElement) await element.play()
    })
    await pauseBanner(page, true)
    await expect.poll(() => rests(page)).toBe(true)
  })

  it('leaves the film to the browser when it does not come, and says so', async () => {
    let warned: string[] = []
    const page = await visit('/en-us/about', {
      before: async opened => {
        warned = warningsOf(opened)
        await withHostedPlayer(opened, undefined)
      },
    })
    await page.locator(`#${FILM}`).scrollIntoViewIfNeeded()
    await expect.poll(() => warned.join()).toContain('Video playback failed')
    expect(await page.locator(`#${FILM}`).getAttribute('data-player')).toBeNull()
    expect(problemsOf(page).filter(problem => !problem.includes('ERR_FAILED'))).toEqual([])
  })
})

const WIDGET = 'https://pictures.test/widget.js'
const CONTAINER = 'seen-outside-widget'

describe('the hosted picture widget', () => {
  const withWidget = (page: Page, script: string | undefined) =>
    withOutside(page, '**/seen-outside', WIDGET, script, html =>
      html.replace(
        '<div data-gallery="own">',
        `$&<cairn-island id="widget" name="hosted-widget" wake="visible" props="${attribute({
          script: WIDGET,
          containerId: CONTAINER,
          productId: 'NOSUCH00',
        })}"><div id="${CONTAINER}"></div></cairn-island>`,
      ),
    )
  const FILLS = `const { container, locale, tag } = document.currentScript.dataset
    document.getElementById(container).textContent = 'Pictures for ' + locale + ' ' + (tag ?? 'without a tag')`
  const own = (page: Page) => page.locator('[data-gallery] > ul')

  it('waits for consent, then stands in place of the shop’s own pictures, without a tag where none is known', async () => {
    let warned: string[] = []
    const page = await visit('/de-de/seen-outside', {
      before: async opened => {
        warned = warningsOf(opened)
        await withWidget(opened, FILLS)
      },
    })
    await page.locator('cairn-island[name="hosted-widget"][data-state="ready"]').waitFor({ state: 'attached' })
    expect(await page.locator(`script[src="${WIDGET}"]`).count()).toBe(0)
    await page.locator('#consent button[value=all]').click()
    await expect.poll(() => page.locator(`#${CONTAINER}`).textContent()).toBe('Pictures for de-DE without a tag')
    await own(page).waitFor({ state: 'hidden' })
    await expect.poll(() => warned.join()).toContain('No product details for the picture widget')
  })

  it('fills several galleries of a page, each as it is asked to', async () => {
    const island = (id: string, more: object) =>
      `<cairn-island id="${id}" name="hosted-widget" wake="load" props="${attribute({
        script: WIDGET,
        containerId: CONTAINER,
        ...more,
      })}"><div id="${CONTAINER}"></div></cairn-island>`
    const page = await visit('/en-us/seen-outside', {
      before: opened =>
        withOutside(
          opened,
          '**/seen-outside',
          WIDGET,
          `{ const { container, filter, category } = document.currentScript.dataset
          document.getElementById(container).append('Pictures of ' + filter + ' in ' + category) }`,
          html =>
            html.replace(
              '<div data-gallery="own">',
              `$&${island('one', { filter: 'rain', categoryId: '5200' })}${island('two', { filter: 'snow', categoryId: '5300' })}`,
            ),
        ),
    })
    const filled = (id: string) => page.locator(`#${id} > div`).textContent()
    await expect.poll(() => filled('one')).toBe('Pictures of rain in 5200')
    await expect.poll(() => filled('two')).toBe('Pictures of snow in 5300')
  })

  it('leaves the shop’s own pictures when it does not come, and says so', async () => {
    let warned: string[] = []
    const page = await visit('/en-us/seen-outside', {
      before: async opened => {
        warned = warningsOf(opened)
        await withWidget(opened, undefined)
      },
    })
    await expect.poll(() => warned.join()).toContain('The picture widget failed')
    expect(await own(page).isVisible()).toBe(true)
  })
})
