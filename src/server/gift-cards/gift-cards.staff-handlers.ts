import type { credits } from '#contract/staff/gift-cards/credits.ts'
import type { giftCards } from '#contract/staff/gift-cards/gift-cards.ts'
import { decide, whatWaits } from '../credits/credits.service.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import {
  correctForDesk,
  correctionsForDesk,
  findForDesk,
  freezeForDesk,
  issueForDesk,
  ledgerForDesk,
  readForDesk,
} from './staff-cards.service.ts'

export const giftCardHandlers: StaffHandlers<typeof giftCards> = {
  find: (desk, { query }) => findForDesk(desk, query.q),
  read: (desk, { params }) => readForDesk(desk, params.ref),
  ledger: (desk, { params, query }) => ledgerForDesk(desk, params.ref, query),
  corrections: (desk, { params, query }) => correctionsForDesk(desk, params.ref, query),
  issue: (desk, { body }) => issueForDesk(desk, body),
  correct: (desk, { params, body }) => correctForDesk(desk, params.ref, body),
  async freeze(desk, { params, body }) {
    await freezeForDesk(desk, params.ref, body)
    return { success: true }
  },
}

export const creditHandlers: StaffHandlers<typeof credits> = {
  waiting: (desk, { query }) => whatWaits(desk, query),
  async decide(desk, { params, body }) {
    await decide(desk, params.creditId, body.decision)
    return { success: true }
  },
}
