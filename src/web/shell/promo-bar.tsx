import type { PromoBar as Content } from '#contract/content/content-notices.ts'
import { shownPromoMessages } from '#domain/content/content-rules.ts'
import { useKept } from '#web/document/kept.tsx'
import { useShellMark } from '#web/document/shell-mark.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { useI18n, useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { cssColour } from '#web/ui/colour.ts'
import { CloseIcon, PauseIcon } from '#web/ui/icons.tsx'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { RichText } from '#web/ui/rich-text.tsx'

type Message = Content['messages'][number]

/** One line of news above the header. The first message is there at once; the others take turns once the page is awake. */
export function PromoBar({ bar }: { bar: Content }) {
  const { locale, t } = useI18n()
  const keep = useKept()
  const messages = shownPromoMessages(bar.messages, siteOfLocale(locale).features.promoBarMessages)
  if (messages.length === 0) return null
  return (
    <section
      aria-label={t('shell.promo')}
      data-promo-bar
      data-seconds={bar.autorotateTime}
      className="promo-bar on-dark no-print"
      dangerouslySetInnerHTML={keep([bar], 'promo bar', <PromoParts bar={bar} messages={messages} />)}
    />
  )
}

function PromoParts({ bar, messages }: { bar: Content; messages: readonly Message[] }) {
  const t = useT()
  return (
    <>
      <div className="relative grid max-w-[548px] min-w-0 flex-1 md:mx-auto">
        {messages.map((message, index) => (
          <Line key={message.id} message={message} first={index === 0} />
        ))}
      </div>
      {messages.length > 1 && (
        <button
          type="button"
          data-promo-pause
          aria-pressed="false"
          aria-label={t('shell.pausePromo')}
          className="promo-tool right-11"
        >
          <PauseIcon size={16} />
        </button>
      )}
      {bar.closable && (
        <button type="button" data-promo-close aria-label={t('shell.closePromo')} className="promo-tool right-2">
          <CloseIcon size={16} />
        </button>
      )}
    </>
  )
}

function Line({ message, first }: { message: Message; first: boolean }) {
  const mark = useShellMark()
  const style = {
    color: cssColour(message.textColor),
    background: cssColour(message.background),
    '--promo-hover': cssColour(message.hoverLinkColor),
  }
  return (
    <div
      {...mark(message.id)}
      data-promo-line
      data-background={style.background}
      hidden={!first}
      className={cx('promo-line', first && 'is-shown')}
      style={style}
    >
      <RichText html={message.richText} className="inline" />
      {message.targets.map((target, index) => (
        <a
          key={target.url}
          {...linkAttributes(target)}
          className={cx(
            'ml-2 max-md:only-of-type:ml-0 underline underline-offset-4',
            message.clickable && index === 0 && 'promo-whole',
          )}
        >
          {target.text}
        </a>
      ))}
    </div>
  )
}
