import { shopUrl, type WrittenPath } from '#domain/sites/shop-urls.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { TextLink } from '#web/ui/text.tsx'

export function Terms({ path, text }: { path: WrittenPath; text: string }) {
  const { locale } = useI18n()
  return (
    <TextLink href={shopUrl(locale, path)} target="_blank" rel="noopener">
      {text}
    </TextLink>
  )
}

/** Puts links where the sentence has marks. */
export const linked = (sentence: string, ...links: React.ReactNode[]) =>
  sentence
    .split('¦')
    .flatMap((part, index) => [part, links[index]].map((piece, side) => <span key={`${index}${side}`}>{piece}</span>))
