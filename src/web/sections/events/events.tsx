import { pathSegments } from '#domain/content/page-types.ts'
import { shortClock } from '#domain/sites/formats.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/class-names.ts'
import { HEADING_SIZES } from '#web/ui/text.tsx'
import { Collection } from '../parts/collection.tsx'
import { MediaFrame } from '../parts/responsive-media.tsx'
import { TargetLink } from '../parts/target-link.tsx'
import { SectionHead } from '../parts/titles.tsx'
import type { Entries, SectionView } from '../section-place.ts'
import { EventDates } from './event-dates.tsx'
import { offerOf } from './event-offer.ts'

const EventCollectionView: SectionView<'event-collection'> = ({ item, place }) => {
  const events = item.events.filter(({ endDate }) => !item.hidePast || endDate >= place.today)
  if (events.length === 0) return null
  // One picture across the whole page would be all there is to see.
  const alone = events.length === 1
  return (
    <>
      <SectionHead fields={item} textLink={item.textLink} />
      <Collection
        id={item.id}
        name={item.name}
        breakpoints={item.breakpoints}
        variant={item.variant}
        label={item.title}
      >
        {events.map(event => (
          <article
            key={event.eventId}
            className={cx('relative flex h-full flex-col gap-3', alone && 'md:grid md:grid-cols-2 md:gap-x-8')}
          >
            {event.media && (
              <div>
                <MediaFrame
                  media={event.media}
                  sizes="(width >= 48rem) 33vw, 80vw"
                  className="aspect-4/3 w-full object-cover"
                />
              </div>
            )}
            <div className={cx('flex flex-1 flex-col gap-3', alone && 'justify-center')}>
              <p className="text-sm font-semibold text-slate">
                <EventDates from={event.startDate} to={event.endDate} />
                {event.place && ` · ${event.place}`}
              </p>
              <h3 className={HEADING_SIZES.sm}>{event.title}</h3>
              {event.subtitle && <p className="text-slate">{event.subtitle}</p>}
              <TargetLink
                target={event.target}
                asText
                className={cx('after:absolute after:inset-0', !alone && 'mt-auto')}
              />
            </div>
          </article>
        ))}
      </Collection>
    </>
  )
}

/** Says when it is, and opens the dialog to join while there is something to come to. */
const EventSignUpView: SectionView<'event-sign-up-form'> = ({ item, place }) => {
  const { locale, bcp47, t } = useI18n()
  const offer = offerOf(item, place.today)
  return (
    <section className="max-w-form">
      <h2 className={HEADING_SIZES.lg}>{item.title}</h2>
      <p className="mt-2 mb-6 text-lg text-slate">
        <EventDates from={item.startDate} to={item.endDate} />
        {item.startTime !== undefined && ` · ${shortClock(item.startTime, bcp47)}`}
        {item.place && ` · ${item.place}`}
        {item.places !== undefined && ` · ${t('sections.eventPlaces', { count: item.places })}`}
      </p>
      {offer.days.length === 0 ? (
        <p>{t('sections.eventOver')}</p>
      ) : (
        <a
          href={shopUrl(locale, '/join-event/:slug*', {
            slug: pathSegments(place.path).join('/'),
            event: item.eventId,
          })}
          className={buttonLook({ size: 'large' })}
          {...opensDialog('event-sign-up', offer)}
        >
          {item.submitCtaLabel}
        </a>
      )}
    </section>
  )
}

export const EVENTS = {
  'event-collection': { View: EventCollectionView, tall: true },
  'event-sign-up-form': { View: EventSignUpView },
} satisfies Entries
