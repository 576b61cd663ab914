import { CAPTCHA_ACTIONS } from '#contract/captcha/captcha.ts'
import type { Mount } from '../http/app.ts'
import type { Services } from '../services.ts'
import { StoreError } from '../store-error.ts'
import { newChallenge } from './captcha.service.ts'
import { findHostedCheck } from './hosted-check.ts'

/** Where browsers fetch the work of the bot check. Answers `{ off: true }` where it is switched off. */
export const mountCaptcha =
  (services: Services): Mount =>
  app => {
    app.get('/api/captcha/challenge', async c => {
      const action = CAPTCHA_ACTIONS.find(known => known === c.req.query('action'))
      if (!action)
        throw new StoreError('INVALID_INPUT', { field: 'action', reason: `send one of ${CAPTCHA_ACTIONS.join(', ')}` })
      c.header('cache-control', 'no-store')
      if (!services.config.CAPTCHA) return c.json({ off: true })
      const hosted = findHostedCheck(services.config)
      return c.json(hosted ? hosted.browser : await newChallenge(services, action))
    })
  }
