import { renderToString } from 'react-dom/server'
import { useI18n } from '#web/i18n/i18n.tsx'
import { usePageScope } from '#web/document/page-scope.tsx'
import { IslandRoot } from './island-root.tsx'
import type { IslandName, IslandProps, WakeMode } from './registry.ts'

type Props<N extends IslandName> = {
  name: N
  wake: WakeMode
  props: IslandProps<N>
  className?: string
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cairn-island': React.HTMLAttributes<HTMLElement> & {
        name: string
        wake: WakeMode
        props: string
        class?: string
      }
    }
  }
}

/** The server half: the island's HTML in an element that carries what the browser needs to wake it. */
export function Island<N extends IslandName>({ name, wake, props, className }: Props<N>) {
  const scope = usePageScope()
  const { locale, messages } = useI18n()
  const id = scope.nextId()
  const { Component } = scope.islandOf(name)
  const html = renderToString(<IslandRoot Component={Component} props={props} locale={locale} messages={messages} />, {
    identifierPrefix: id,
  })
  return (
    <cairn-island
      id={id}
      name={name}
      wake={wake}
      props={JSON.stringify(props)}
      {...(className ? { class: className } : {})}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
