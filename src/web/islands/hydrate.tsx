import { hydrateRoot } from 'react-dom/client'
import { documentLocale } from '#web/i18n/document-locale.ts'
import { fetchIsland } from './fetch-ahead.ts'
import { IslandRoot } from './island-root.tsx'

/** Wakes one island: resolves once its first effect has run, rejects if it cannot render. One that breaks later is told of. */
export async function hydrate(element: HTMLElement, lost: (error: unknown) => void): Promise<void> {
  const name = element.getAttribute('name') ?? ''
  const locale = documentLocale()
  const [{ Component }, messages] = await fetchIsland(name)
  const props: object = JSON.parse(element.getAttribute('props') ?? '{}')
  const html = element.innerHTML
  let fail: (error: unknown) => void
  await new Promise<void>((resolve, reject) => {
    fail = reject
    const root = hydrateRoot(
      element,
      <IslandRoot Component={Component} props={props} locale={locale} messages={messages} onReady={resolve} />,
      {
        identifierPrefix: element.id,
        onRecoverableError: error => console.warn('Island rendered differently', name, error),
        onUncaughtError(error) {
          queueMicrotask(() => {
            root.unmount()
            element.innerHTML = html
            fail(error)
          })
        },
      },
    )
  })
  fail = lost
}
