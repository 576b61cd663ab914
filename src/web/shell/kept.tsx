import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nProvider, useI18n } from '#web/i18n/i18n.tsx'

const kept = new WeakMap<object, Map<string, string>>()

/**
 * HTML that depends on one object of content and the locale alone, rendered once for as long as that object lives. The
 * menus are hundreds of links, the same on every page. Nothing inside may ask for generated ids.
 */
export function Kept({ of, name, children }: { of: object; name: string; children: ReactNode }) {
  const { locale, messages } = useI18n()
  const parts = kept.get(of) ?? new Map<string, string>()
  kept.set(of, parts)
  const key = `${locale} ${name}`
  const html =
    parts.get(key) ??
    renderToString(
      <I18nProvider locale={locale} messages={messages}>
        {children}
      </I18nProvider>,
    )
  parts.set(key, html)
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}
