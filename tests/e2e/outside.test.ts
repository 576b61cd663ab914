import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { problemsOf, visit } from './harness.ts'

const PLAYER = 'https://films.test/player.js'
const FILM = 'film-about-film'

/** The document as a shop sends it that has a hosted player: the film's island is the one that hands it over. */
async function withHostedPlayer(page: Page, script: string | undefined) {
  await page.route('**/about', async route => {
    const response = await route.fetch()
    const props = JSON.stringify({
      filmId: FILM,
      script: PLAYER,
      asset: { cloudName: 'cairn', publicId: 'fog' },
      settings: { autoplay: true, hideControls: true, loop: true, muted: true },
    }).replaceAll('"', '&quot;')
    const html = (await response.text()).replace(
      /name="film-in-view" wake="visible" props="[^"]*"/,
      `name="hosted-player" wake="visible" props="${props}"`,
    )
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    await route.fulfill({
      status: 200,
      headers: {
        ...headers,
        'content-security-policy': policy.replace("script-src 'self'", "script-src 'self' https://films.test"),
      },
      body: html,
    })
  })
  await page.route(PLAYER, route =>
    script === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

describe('the hosted video player', () => {
  const asked = (page: Page) => page.locator(`script[src="${PLAYER}"]`).count()
  const PLAYS = `window.cloudinary = { videoPlayer: (film, options) => ({
    source(publicId) { film.dataset.shows = options.cloud_name + '/' + publicId + ' ' + options.autoplayMode } }) }`

  it('is not loaded before the visitor agreed, then takes the film over', async () => {
    const page = await visit('/de-de/about', { before: opened => withHostedPlayer(opened, PLAYS) })
    const film = page.locator(`#${FILM}`)
    await film.scrollIntoViewIfNeeded()
    await page.locator('cairn-island[name="hosted-player"][data-state="ready"]').waitFor({ state: 'attached' })
    expect(await asked(page)).toBe(0)
    await page.locator('#consent button[value=all]').click()
    await expect.poll(() => film.getAttribute('data-shows')).toBe('cairn/fog on-scroll')
  })

  it('leaves the film to the browser when it does not come, and says so', async () => {
    const warned: string[] = []
    const page = await visit('/en-us/about', {
      before: async opened => {
        opened.on('console', message => message.type() === 'warning' && warned.push(message.text()))
        await withHostedPlayer(opened, undefined)
      },
    })
    await page.locator(`#${FILM}`).scrollIntoViewIfNeeded()
    await expect.poll(() => warned.join()).toContain('Video playback failed')
    expect(await page.locator(`#${FILM}`).getAttribute('data-player')).toBeNull()
    expect(problemsOf(page).filter(problem => !problem.includes('ERR_FAILED'))).toEqual([])
  })
})
