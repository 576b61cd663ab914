import type { Footer as FooterContent } from '#contract/content/content.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { consentEnforced } from '#domain/consumer/consent.ts'
import { countryName } from '#domain/address/countries.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useKept } from '#web/document/kept.tsx'
import { useShellMark } from '#web/document/shell-mark.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Contour } from '#web/ui/contour.tsx'
import { GlobeIcon } from '#web/ui/icons.tsx'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { HEADING_SIZES } from '#web/ui/text.tsx'
import { languageName } from './language-name.ts'
import { Logo } from './logo.tsx'
import { SignOutForm } from './sign-out-form.tsx'

type Item = FooterContent['items'][number]
/** Of the visit, only what its locale decides. */
type Place = Pick<PageVisit, 'locale' | 'site'>

type FooterProps = { footer: FooterContent | undefined; visit: PageVisit; asks: boolean }

export function Footer({ footer, visit, asks }: FooterProps) {
  const { t } = useI18n()
  const keep = useKept()
  const known = visit.viewer.kind === 'consumer'
  return (
    <footer
      aria-label={t('shell.footer')}
      className="on-dark no-print mt-24 bg-forest text-paper"
      dangerouslySetInnerHTML={keep(
        [footer],
        `footer ${known} ${asks}`,
        <FooterParts footer={footer} visit={visit} known={known} asks={asks} />,
      )}
    />
  )
}

type PartsProps = Omit<FooterProps, 'visit'> & { visit: Place; known: boolean }

function FooterParts({ footer, visit, known, asks }: PartsProps) {
  const items = footer?.items ?? []
  const newsletter = asks ? items.find(item => item.kind === 'newsletter') : undefined
  return (
    <>
      <div className="mx-auto grid max-w-page gap-x-(--gutter) gap-y-12 px-(--gutter) pt-16 pb-12 lg:grid-cols-12">
        {newsletter && (
          <div className="lg:col-span-4">
            <Newsletter item={newsletter} footer={footer} visit={visit} />
          </div>
        )}
        <div
          className={cx(
            'grid grid-cols-2 gap-x-(--gutter) gap-y-10 md:grid-cols-4',
            newsletter ? 'lg:col-span-7 lg:col-start-6' : 'lg:col-span-12',
          )}
        >
          {items
            .filter(item => item.kind === 'links' || item.kind === 'social')
            .map(item => (
              <Links key={item.id} item={item} />
            ))}
        </div>
      </div>
      <div className="mx-auto flex max-w-page items-end justify-between gap-8 px-(--gutter) pb-10">
        <div className="flex flex-col gap-6">
          <Logo large />
          <div className="flex flex-wrap items-center gap-x-8">
            <Location visit={visit} />
            {known && <SignOutForm locale={visit.locale} className="min-h-11 underline-offset-4 hover:underline" />}
          </div>
        </div>
        <Contour seed={4.2} className="-mt-24 -mb-10 hidden w-56 text-paper/25 md:block" />
      </div>
      <Legal footer={footer} visit={visit} />
    </>
  )
}

const Newsletter = ({ item, footer, visit }: { item: Item; footer: FooterContent | undefined; visit: Place }) => (
  <section {...useShellMark()(item.id)} aria-labelledby={item.id} className="max-w-narrow">
    <h2 id={item.id} className={HEADING_SIZES.lg}>
      {item.title}
    </h2>
    {item.subtitle && <p className="mt-2 mb-6 text-paper/80">{item.subtitle}</p>}
    <NewsletterForm footer={footer} category="footer" visit={visit} />
  </section>
)

const Links = ({ item }: { item: Item }) => (
  <nav {...useShellMark()(item.id)} aria-labelledby={item.id}>
    {item.logo && <Picture shape="scene" picture={item.logo} sizes="4rem" className="mb-3 h-8 w-auto" />}
    <h2 id={item.id} className="font-sans text-base font-semibold tracking-normal">
      {item.title}
    </h2>
    {item.subtitle && <p className="mt-1 text-sm text-paper/80">{item.subtitle}</p>}
    <ul className="mt-3">
      {item.targets.map(target => (
        <li key={`${target.url} ${target.text}`}>
          <a
            {...linkAttributes(target)}
            className="inline-block py-1.5 text-paper/80 underline-offset-4 hover:text-paper hover:underline"
          >
            {target.text}
          </a>
        </li>
      ))}
    </ul>
    {item.richText && <RichText html={item.richText} className="mt-3 text-sm text-paper/80" />}
  </nav>
)

function Location({ visit }: { visit: Place }) {
  const { t, bcp47 } = useI18n()
  return (
    <a
      href={shopUrl(visit.locale, '/location-selector')}
      className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
    >
      <GlobeIcon />
      <span className="sr-only">{t('shell.location')}: </span>
      {countryName(visit.site.country, bcp47)}, {languageName(visit.locale)}
    </a>
  )
}

function Legal({ footer, visit }: { footer: FooterContent | undefined; visit: Place }) {
  const { t } = useI18n()
  const mark = useShellMark()
  const small = footer?.items.filter(({ kind }) => kind === 'legal') ?? []
  const links = [
    ...(footer?.legal ?? []).map(target => ({ target, marks: undefined })),
    ...small.flatMap(({ id, targets }) => targets.map(target => ({ target, marks: mark(id) }))),
  ]
  return (
    <div className="border-t border-paper/20">
      <div className="mx-auto flex max-w-page flex-col gap-4 px-(--gutter) py-6 text-sm text-paper/80 lg:flex-row lg:items-baseline lg:justify-between">
        <ul className="flex flex-wrap gap-x-6">
          {links.map(({ target, marks }) => (
            <li key={target.url} {...marks}>
              <a
                {...linkAttributes(target)}
                className="inline-block py-1.5 underline-offset-4 hover:text-paper hover:underline"
              >
                {target.text}
              </a>
            </li>
          ))}
          {consentEnforced(visit.site) && (
            <li>
              <button
                type="button"
                data-consent-open
                className="needs-script py-1.5 underline-offset-4 hover:text-paper hover:underline"
              >
                {t('consent.reopen')}
              </button>
            </li>
          )}
        </ul>
        {small.map(({ id, richText }) => richText && <RichText key={id} {...mark(id)} html={richText} />)}
        {footer?.copyright && <RichText html={footer.copyright} className="shrink-0" />}
      </div>
    </div>
  )
}
