import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Assets, PageAnswer, PageVisit, Pieces, Web } from '#contract/web.ts'
import { CallError } from '#contract/client.ts'
import { pageTypeOf } from '#domain/content/page-types.ts'
import { Document } from './document/document.tsx'
import { newPageScope, PageScopeProvider } from './document/page-scope.tsx'
import { Seams } from './document/seams.ts'
import { catalogues } from './i18n/catalogues.ts'
import { I18nProvider } from './i18n/i18n.tsx'
import { loadIsland } from './islands/load-island.ts'
import { islands } from './islands/registry.ts'
import { compilePages } from './match.ts'
import { takePicturesFrom } from './media/picture-url.ts'
import { answerPayload, asksForPayload } from './payload.ts'
import type { Page, Params, Prepared } from './page.ts'
import { sharedAddress } from './shared-address.ts'
import { PageNotFound, Redirect } from './page-outcome.ts'
import { brokenPages, failurePage, notFoundPage, pages } from './pages.ts'
import { AroundPage } from './shell/around-page.tsx'
import { loadShell, type ShellData } from './shell/load-shell.ts'

const loaded = new Map(
  await Promise.all(Object.keys(islands).map(async name => [name, await loadIsland(name)] as const)),
)
// Asked for at run time: the build itself is always one for production.
const production = globalThis.process.env['NODE_ENV'] === 'production'
const find = compilePages(production ? pages.filter(({ path }) => !path.startsWith('/dev/')) : pages)

/** Everything a browser receives as a document. */
export function createWeb(assets: Assets, mediaBase: string): Web {
  takePicturesFrom(mediaBase)
  return {
    assets,
    sharedAddress: url => sharedAddress(find, url),
    answer: visit => answer(visit, assets),
    answerFailure: (visit, status) => document(brokenPages[status], visit, {}, assets),
  }
}

async function answer(visit: PageVisit, assets: Assets): Promise<PageAnswer> {
  const found = find(visit.url.pathname)
  if (!found) return document(notFoundPage, visit, {}, assets)
  try {
    if (asksForPayload(visit)) return await answerPayload(visit)
    if (visit.method === 'POST') return await act(found.page, visit, found.params)
    return await document(found.page, visit, found.params, assets)
  } catch (error) {
    if (error instanceof Redirect) return redirect(error.location, error.status)
    if (error instanceof PageNotFound) return document(notFoundPage, visit, {}, assets)
    if (error instanceof CallError && error.status < 500) return document(failurePage(error), visit, {}, assets)
    throw error
  }
}

async function act(page: Page, visit: PageVisit, params: Params): Promise<PageAnswer> {
  const action = page.actions[visit.form.get('_action') ?? '']
  if (!action) throw new PageNotFound()
  return redirect(await action(visit, params), 303)
}

const redirect = (location: string, status: number): PageAnswer => ({
  status,
  location,
  body: [],
  type: 'text/plain',
  tags: [],
})

async function document(page: Page, visit: PageVisit, params: Params, assets: Assets): Promise<PageAnswer> {
  const [prepared, shell] = await Promise.all([
    page.prepare(visit, params),
    (page.around === 'shop' || page.around === 'form') && !visit.onlyItems ? loadShell(visit) : undefined,
  ])
  return {
    status: prepared.status,
    type: 'text/html; charset=utf-8',
    body: visit.onlyItems
      ? rendered(prepared.render(), visit)
      : ['<!doctype html>', ...rendered(whole(page, prepared, shell, visit, assets), visit)],
    tags: [...prepared.tags, ...(shell?.tags ?? [])],
  }
}

const pageTypeOfAnswer = ({ status }: Prepared, { url }: PageVisit) =>
  pageTypeOf({ path: url.pathname, query: url.searchParams.get('q') ?? undefined, unavailable: status >= 400 })

const whole = (
  { around }: Page,
  prepared: Prepared,
  shell: ShellData | undefined,
  visit: PageVisit,
  assets: Assets,
): ReactNode => (
  <Document head={prepared.head} visit={visit} assets={assets} pageType={pageTypeOfAnswer(prepared, visit)}>
    <AroundPage around={around} shell={shell} visit={visit}>
      {prepared.render()}
    </AroundPage>
  </Document>
)

function rendered(view: ReactNode, { locale, language, inFrame, onlyItems }: PageVisit): Pieces {
  const seams = new Seams()
  const html = renderToString(
    <I18nProvider locale={locale} messages={catalogues[language]}>
      <PageScopeProvider value={newPageScope(loaded, seams, { fresh: inFrame, only: onlyItems })}>
        {view}
      </PageScopeProvider>
    </I18nProvider>,
  )
  return seams.sew(html)
}
