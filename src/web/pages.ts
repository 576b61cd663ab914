import type { CallError } from '#contract/client.ts'
import type { Page } from './page.ts'
import { errorPage } from './pages/error/error.page.tsx'
import { homePage } from './pages/home/home.page.tsx'
import { probePage } from './pages/probe/probe.page.tsx'

/** Every URL of the shop. The first that fits wins. */
export const pages: readonly Page[] = [homePage, probePage]

export const notFoundPage = errorPage(404)
export const failurePage = (error: CallError) => errorPage(error.status)
