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
