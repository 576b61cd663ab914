import { useEffect } from 'react'
import type { Locale } from '#domain/sites/sites.ts'
import { I18nProvider, type Messages } from '#web/i18n/i18n.tsx'
import type { IslandView } from './registry.ts'

export type IslandRootProps = {
  Component: IslandView
  props: object
  locale: Locale
  messages: Messages
  onReady?: () => void
}

/** The same tree on the server and in the browser, so that generated ids agree. */
export function IslandRoot({ Component, props, locale, messages, onReady }: IslandRootProps) {
  return (
    <I18nProvider locale={locale} messages={messages}>
      <Component {...props} />
      <Ready onReady={onReady} />
    </I18nProvider>
  )
}

function Ready({ onReady }: { onReady: (() => void) | undefined }) {
  useEffect(() => onReady?.(), [onReady])
  return null
}
