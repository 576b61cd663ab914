import { filledFilter, usesHostedPlayer } from '#domain/content/content-rules.ts'
import { shownIn } from '#domain/content/page-types.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/class-names.ts'
import { cssColour } from '#web/ui/colour.ts'
import type { SectionOf } from '#contract/content/content-sections.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { pictureUrl } from '#web/media/picture-url.ts'
import { FurtherMedia } from '../heroes/further-media.tsx'
import { StoryMedia } from '../heroes/story-media.tsx'
import { spacing } from '../parts/by-width.ts'
import { Films } from '../parts/responsive-media.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { SectionHead, Story } from '../parts/titles.tsx'
import type { Entries, SectionView } from '../section-place.ts'
import { ShopperPictures } from './shopper-pictures.tsx'

const PictureView: SectionView<'picture'> = ({ item, place }) => {
  const { backgroundColor } = item
  return (
    <figure
      className={cx(backgroundColor && 'p-(--gutter)')}
      style={{ backgroundColor: backgroundColor && cssColour(backgroundColor) }}
    >
      <StoryMedia
        item={item}
        sizes="(width >= 90rem) 90rem, 100vw"
        first={place.first}
        className={cx('w-full object-cover', item.isFullHeight ? 'h-svh' : 'aspect-4/5 md:aspect-video')}
      />
      <FurtherMedia list={item.mediaList} />
    </figure>
  )
}

type FilmItem = SectionOf<'video'> | SectionOf<'video-player'>

/** The browser's own player, which a hosted one takes over where it may. */
function FilmSection({ item, player }: { item: FilmItem; player: string | undefined }) {
  const id = `film-${item.id}`
  const { playerSettings: settings, cloudinaryAsset: asset, media } = item
  const hosted = player !== undefined && asset && usesHostedPlayer(item, true) ? { player, asset } : undefined
  return (
    <div itemScope itemType="https://schema.org/VideoObject">
      <SectionHead fields={item} />
      <FilmFacts item={item} />
      <div className="relative">
        <Films
          media={hosted ? { sm: media.sm } : media}
          settings={hosted ? { ...settings, autoplay: false, hideControls: false } : settings}
          id={id}
          className="aspect-video w-full object-cover"
        />
        {hosted && (
          <Island
            name="hosted-player"
            wake="visible"
            props={{ filmId: id, script: hosted.player, asset: hosted.asset, settings }}
          />
        )}
      </div>
      {item.seoDescription && (
        <p itemProp="description" className="sr-only">
          {item.seoDescription}
        </p>
      )}
    </div>
  )
}

/** What search engines ask of a film. */
function FilmFacts({ item: { seoTitle, title, duration, media } }: { item: FilmItem }) {
  const name = seoTitle ?? title
  const [source] = media.sm.sources
  return (
    <>
      {name !== undefined && <meta itemProp="name" content={name} />}
      <meta itemProp="duration" content={`PT${Math.round(duration)}S`} />
      <link itemProp="thumbnailUrl" href={pictureUrl(media.sm.poster.id, 'social')} />
      {source && <link itemProp="contentUrl" href={source.src} />}
    </>
  )
}

const VideoView: SectionView<'video'> = ({ item, place }) => (
  <FilmSection item={item} player={place.hosted.videoPlayer} />
)
const VideoPlayerView: SectionView<'video-player'> = ({ item, place }) => (
  <FilmSection item={item} player={place.hosted.videoPlayer} />
)

const RichTextView: SectionView<'rich-text'> = ({ item }) => (
  <Story story={item} className={cx('max-w-text', item.textAlignment === 'center' && 'mx-auto')} />
)

const AccordionsView: SectionView<'accordions'> = ({ item }) => (
  <div className="max-w-[56rem]">
    <SectionHead fields={item} />
    <Accordion>
      {item.accordions.map(({ title, richText }) => (
        <AccordionItem
          key={title}
          title={title}
          icons={item.iconsStyle}
          className={item.style === 'compact' ? 'text-sm' : ''}
        >
          <RichText html={richText} className="max-w-text" />
        </AccordionItem>
      ))}
    </Accordion>
  </div>
)

const SpacerView: SectionView<'spacer'> = ({ item }) => (
  <div className="spacer grid items-center" style={spacing('space', item.heights)}>
    {item.divider && <hr className="w-full border-t border-stone-300" />}
  </div>
)

const AnchorView: SectionView<'anchor'> = ({ item }) => <span id={item.anchorName} className="block scroll-mt-24" />

const ArticleGridView: SectionView<'article-grid'> = ({ item, place }) => {
  const first = place.articles.get(item.id) ?? { result: [], facets: [], numFound: 0 }
  const { rowsToLoad, gridSize, initialQuery, initialQueryNotFiltered, leadStory } = item
  const { showFilterBar, loadMore, hidePageDate } = item
  return (
    <>
      <SectionHead fields={item} />
      <Island
        name="article-grid"
        wake="interaction"
        props={{
          path: place.path,
          asked: place.articlesAsked,
          rowsToLoad,
          gridSize,
          initialQuery,
          initialQueryNotFiltered,
          leadStory,
          showFilterBar,
          loadMore,
          hidePageDate,
          first,
        }}
      />
    </>
  )
}

const UgcGalleryView: SectionView<'ugc-gallery'> = ({ item, place }) => {
  const { t, locale } = useI18n()
  const pictures = place.pictures.get(item.id) ?? []
  const { ugcWidget: widget } = place.hosted
  if (pictures.length === 0 && widget === undefined) return null
  const shown = shownIn(place.path)
  const { productId } = shown
  const titled = item.titleRule === 'always' || !/\/(?:p|customs?)\//.test(place.path)
  return (
    <>
      {titled && <SectionHead fields={item} />}
      <div data-gallery="own">
        <ShopperPictures pictures={pictures} />
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <span className="text-slate">{t('social.shareText')}</span>
          <a
            href={shopUrl(locale, '/share-picture', {
              streamId: item.containerId,
              ...(productId !== undefined && { productId }),
            })}
            className={buttonLook({ look: 'secondary' })}
            {...opensDialog('share-picture', {
              streamId: item.containerId,
              ...(productId !== undefined && { productId }),
            })}
          >
            {t('social.share')}
          </a>
        </p>
        {widget !== undefined && (
          <Island
            name="hosted-widget"
            wake="visible"
            props={{
              script: widget,
              containerId: item.containerId,
              filter: filledFilter(item.filter, shown),
              ...shown,
            }}
          />
        )}
      </div>
    </>
  )
}

export const STORIES = {
  picture: { View: PictureView },
  video: { View: VideoView },
  'video-player': { View: VideoPlayerView },
  'rich-text': { View: RichTextView },
  accordions: { View: AccordionsView },
  spacer: { View: SpacerView },
  anchor: { View: AnchorView },
  'article-grid': { View: ArticleGridView, tall: true },
  'ugc-gallery': { View: UgcGalleryView, tall: true },
} satisfies Entries
