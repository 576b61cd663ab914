import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './page-headers.ts'

it('lets in nobody but ourselves, and of other parties only who is configured, where they belong', () => {
  expect(contentSecurityPolicy()).toContain("script-src 'self';")
  const policy = contentSecurityPolicy({
    BOT_SCRIPT_URL: 'https://bots.test/api.js',
    VIDEO_PLAYER_URL: 'https://films.test/player.js',
  })
  expect(policy).toContain("script-src 'self' https://bots.test https://films.test;")
  expect(policy).toContain("media-src 'self' blob: https://films.test;")
})

it('lets a bot check load and show what it needs from its own hosts, and nobody without one', () => {
  const BOT_HOSTS = 'https://*.check.test https://static.test'
  const policy = contentSecurityPolicy({ BOT_SCRIPT_URL: 'https://bots.test/api.js', BOT_HOSTS })
  for (const kind of ['script', 'connect', 'frame'])
    expect(policy).toContain(`${kind}-src 'self' https://bots.test https://*.check.test https://static.test;`)
  expect(policy).toContain("style-src 'self' https://*.check.test https://static.test;")
  expect(contentSecurityPolicy({ BOT_HOSTS })).not.toContain('check.test')
})

it('lets a gallery fetch and show what it needs from its own hosts, and nobody without one', () => {
  const UGC_HOSTS = 'https://*.pictures.test https://styles.test'
  const policy = contentSecurityPolicy({ UGC_WIDGET_URL: 'https://gallery.test/w.js', UGC_HOSTS })
  for (const kind of ['style', 'img', 'media', 'connect', 'frame'])
    expect(policy).toMatch(
      new RegExp(`${kind}-src 'self'[^;]* https://gallery.test https://\\*.pictures.test https://styles.test;`),
    )
  expect(policy).toContain("script-src 'self' https://gallery.test;")
  expect(contentSecurityPolicy({ UGC_HOSTS })).not.toContain('pictures.test')
})

it('lets a film player fetch and show what it needs from its own hosts, and nobody without one', () => {
  const VIDEO_HOSTS = 'https://*.films.test https://styles.test'
  const policy = contentSecurityPolicy({ VIDEO_PLAYER_URL: 'https://player.test/p.js', VIDEO_HOSTS })
  for (const kind of ['script', 'style', 'img', 'media', 'connect', 'frame'])
    expect(policy).toMatch(
      new RegExp(`${kind}-src 'self'[^;]* https://player.test https://\\*.films.test https://styles.test;`),
    )
  expect(contentSecurityPolicy({ VIDEO_HOSTS })).not.toContain('films.test')
})

it('knows the hosts of the tag manager only where there is one', () => {
  expect(contentSecurityPolicy()).not.toContain('google')
  const policy = contentSecurityPolicy({ TAG_MANAGER: 'GTM-TEST1' })
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(policy).toMatch(/connect-src 'self' [^;]*google-analytics\.com/)
})

it('shows pictures of the image service that takes over', () => {
  expect(contentSecurityPolicy({ MEDIA_BASE: '/media' })).toContain("img-src 'self' data: blob:;")
  const policy = contentSecurityPolicy({ MEDIA_BASE: 'https://img.example.test/shop' })
  expect(policy).toContain("img-src 'self' data: blob: https://img.example.test;")
  expect(policy.match(/img\.example/g)).toHaveLength(1)
})
