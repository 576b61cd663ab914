import type { Listing } from '#contract/products/listing.entities.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { pictureSources } from '#web/media/picture-sources.ts'

/** Where to go on from a category: a row of names, each with one thing of what is there. */
export function Aisles({ below }: { below: Listing['below'] }) {
  const t = useT()
  if (below.length === 0) return null
  return (
    <nav aria-label={t('listing.below')} className="pb-8">
      <ul className="aisles" style={{ '--aisles': below.length }}>
        {below.map(({ id, name, url, image }) => (
          <li key={id}>
            <a
              href={url}
              className="flex h-full items-center gap-2 bg-stone-100 pr-2 underline-offset-4 hover:underline md:gap-3 md:pr-4"
            >
              <img
                src={pictureSources(image.id, 'product').src}
                srcSet={pictureSources(image.id, 'product').srcSet}
                sizes="4.5rem"
                alt={image.alt}
                width={72}
                height={90}
                loading="lazy"
                decoding="async"
                className="aspect-4/5 w-14 shrink-0 object-cover md:w-18"
              />
              <span className="min-w-0 text-sm font-semibold wrap-anywhere hyphens-auto">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
