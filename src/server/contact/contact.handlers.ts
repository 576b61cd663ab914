import type { contact } from '#contract/contact/contact.ts'
import type { Handlers } from '../http/operation.ts'
import { categoriesIn, receiveMessage } from './contact.service.ts'

export const contactHandlers: Handlers<typeof contact> = {
  send: (shop, { body }) => receiveMessage(shop, body),
  categorySubject: shop => categoriesIn(shop),
}
