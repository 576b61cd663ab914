import type { Shop } from '../shop.ts'
import { forgetAsker, reviewsAndQuestionsOf, unsignContributions } from './personal-data.queries.ts'

export const contributionsOf = (shop: Shop, consumerId: string) => reviewsAndQuestionsOf(shop.db, consumerId)

/** What someone said about products stays, for those who rely on it; who said it does not. */
export const unsign = (shop: Shop, consumerId: string, email: string | undefined): Promise<void> =>
  unsignContributions(shop.db, consumerId, email)

export const forgetAskerUnder = (shop: Shop, email: string): Promise<void> => forgetAsker(shop.db, email)
