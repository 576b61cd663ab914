import { NEWS_COOKIE } from '#domain/sites/cookies.ts'
import { writeCookie } from './write-cookie.ts'

export const NEWS_LIFE_S = 60

export const NEWS = ['signedIn', 'created', 'signOutSuccess', 'employeeTermsDone'] as const
export type News = (typeof NEWS)[number]

/** For a page that is left by script. */
export function leaveNews(news: News): void {
  writeCookie(NEWS_COOKIE, news, NEWS_LIFE_S)
}
