import type { z } from 'zod'
import type { Store } from '#contract/store.entities.ts'
import type { Position } from '#domain/distance.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { MAP_HEIGHT, MAP_WIDTH, mapOf } from './map-view.ts'

type Props = { stores: readonly z.output<typeof Store>[]; origin: Position | undefined }

/** Drawn here, from free data: no tiles, no third party. Each mark leads to its store in the list. */
export function StoreMap({ stores, origin }: Props) {
  const t = useT()
  const view = mapOf(origin ? [origin, ...stores] : stores)
  if (!view) return null
  return (
    <figure>
      <figcaption className="sr-only">{t('stores.map')}</figcaption>
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} className="h-auto w-full bg-stone-100">
        <path
          d={view.land}
          fill="var(--color-paper)"
          stroke="var(--color-stone-300)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        {origin && (
          <circle
            cx={view.at(origin).x}
            cy={view.at(origin).y}
            r="6"
            fill="none"
            stroke="var(--color-ink)"
            strokeWidth="2"
          />
        )}
        {stores.map((store, index) => {
          const { x, y } = view.at(store)
          return (
            <a
              key={store.storeId}
              href={`#store-${store.storeId}`}
              aria-label={`${index + 1} ${store.name}`}
              className="group"
            >
              <circle cx={x} cy={y} r="22" fill="transparent" />
              <circle
                cx={x}
                cy={y}
                r="13"
                fill="var(--color-forest)"
                stroke="var(--color-paper)"
                strokeWidth="2"
                className="group-hover:fill-ink"
              />
              <text
                x={x}
                y={y + 4}
                textAnchor="middle"
                fontSize="12"
                fontWeight="600"
                fill="var(--color-paper)"
                aria-hidden="true"
              >
                {index + 1}
              </text>
            </a>
          )
        })}
      </svg>
    </figure>
  )
}
