import type { Position } from '#domain/distance.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { MAP_HEIGHT, MAP_WIDTH, mapOf } from './map-view.ts'

type Place = Position & { readonly id: string; readonly name: string }
/** With more, marks are only dots: their numbers would cover each other. */
const MOST_NUMBERED = 16

type Props = { places: readonly Place[]; origin: Position | undefined }

/** Drawn here, from free data: no tiles, no third party. Each mark leads to its place in the list. */
export function StoreMap({ places, origin }: Props) {
  const t = useT()
  const view = mapOf(origin ? [origin, ...places] : places)
  if (!view) return null
  return (
    <figure>
      <figcaption className="sr-only">{t('stores.map')}</figcaption>
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} className="h-auto w-full bg-stone-200">
        <path
          d={view.land}
          fill="var(--color-stone-100)"
          stroke="var(--color-stone-300)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d={view.grid} fill="none" stroke="var(--color-paper)" />
        {origin && <Origin {...view.at(origin)} />}
        {places.map((place, index) => (
          <Mark
            key={place.id}
            place={place}
            number={index + 1}
            small={places.length > MOST_NUMBERED}
            {...view.at(place)}
          />
        ))}
        <Scale {...view.scale} />
      </svg>
    </figure>
  )
}

type Point = { x: number; y: number }

/** Drawn larger on phones, where the whole map is small. */
const Origin = (at: Point) => (
  <circle cx={at.x} cy={at.y} className="fill-none stroke-ink stroke-4 [r:18px] sm:stroke-2 sm:[r:9px]" />
)

type MarkProps = Point & { place: Place; number: number; small: boolean }

function Mark({ place, number, small, x, y }: MarkProps) {
  const size = small ? '[r:11px] sm:[r:7px]' : '[r:24px] sm:[r:13px]'
  return (
    <a href={`#store-${place.id}`} aria-label={`${number} ${place.name}`} className="group">
      <circle cx={x} cy={y} fill="transparent" className="[r:40px] sm:[r:22px]" />
      <circle cx={x} cy={y} className={cx('fill-forest stroke-paper stroke-2 group-hover:fill-ink', size)} />
      {!small && (
        <text
          x={x}
          y={y}
          dominantBaseline="central"
          textAnchor="middle"
          aria-hidden="true"
          className="fill-paper text-[1.375rem] font-semibold sm:text-xs"
        >
          {number}
        </text>
      )}
    </a>
  )
}

function Scale({ km, width }: { km: number; width: number }) {
  const t = useT()
  const y = MAP_HEIGHT - 24
  return (
    <g aria-hidden="true">
      <path d={`M24 ${y - 8}v8h${width}v-8`} fill="none" className="stroke-slate stroke-2" />
      <text x={24 + width / 2} y={y - 10} textAnchor="middle" className="fill-slate text-[1.375rem] sm:text-xs">
        {t('stores.km', { km })}
      </text>
    </g>
  )
}
