import { NEWS_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'
import { writeCookie } from './write-cookie.ts'

export const NEWS_LIFE_S = 60

/** All but `entered` are told; that one was told before, and only says that somebody has come in. */
export const NEWS = ['signedIn', 'created', 'signOutSuccess', 'employeeTermsDone', 'entered'] as const
export type News = (typeof NEWS)[number]

/** For a page that is left by script. */
export function leaveNews(news: News): void {
  if (news === 'entered' && cookieIn(document.cookie, NEWS_COOKIE)) return
  writeCookie(NEWS_COOKIE, news, NEWS_LIFE_S)
}
