import type { z } from 'zod'
import type { PromoBarMessage } from '#contract/content/content-notices.ts'
import { cssColour } from '#web/ui/colour.ts'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { RichText } from '#web/ui/rich-text.tsx'

export type Message = z.output<typeof PromoBarMessage>

/** One line of the bar. A clickable one leads to its first target as a whole. */
export function PromoMessage({ message }: { message: Message }) {
  const { richText, targets, textColor, hoverLinkColor, background, clickable } = message
  const [first, ...others] = targets
  return (
    <div
      className="promo-message"
      style={{
        backgroundColor: cssColour(background),
        color: cssColour(textColor),
        '--hover': cssColour(hoverLinkColor),
      }}
    >
      <RichText html={richText} />
      {first && (
        <a {...linkAttributes(first)} className={clickable ? 'promo-link promo-whole' : 'promo-link'}>
          {first.text}
        </a>
      )}
      {others.map(target => (
        <a key={target.url} {...linkAttributes(target)} className="promo-link">
          {target.text}
        </a>
      ))}
    </div>
  )
}
