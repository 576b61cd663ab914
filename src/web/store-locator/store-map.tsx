import { formatDistance, kmPerUnit, type Position } from '#domain/address/distance.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { MAP_HEIGHT, MAP_WIDTH, mapOf, sideBySide } from './map-view.ts'

type Place = Position & { readonly id: string; readonly name: string; readonly town: string }
/** With more, marks are only dots: their numbers would cover each other. */
const MOST_NUMBERED = 16
const MARK_SIZE = 28

type Props = { places: readonly Place[]; origin: Position | undefined; listId: string }

/** Drawn here, from free data: no tiles, no third party. Each mark leads a pointer to its place in the list,
 * which says all that it says; for keys and ears the map is one link to that list. */
export function StoreMap({ places, origin, listId }: Props) {
  const { t, bcp47 } = useI18n()
  const view = mapOf(origin ? [origin, ...places] : places, kmPerUnit(bcp47))
  if (!view) return null
  const small = places.length > MOST_NUMBERED
  const points = places.map(view.at)
  const marks = small ? points : sideBySide(points, MARK_SIZE)
  const named = (index: number) =>
    small ? points[index]?.beyond : places.findIndex(({ town }) => town === places[index]?.town) === index
  return (
    <figure>
      <figcaption>
        <a href={`#${listId}`} className="sr-only focus:not-sr-only focus:inline-block focus:pb-2">
          {t('stores.map')}
        </a>
      </figcaption>
      <svg aria-hidden="true" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} className="h-auto w-full bg-stone-200">
        <path
          d={view.land}
          fill="var(--color-stone-100)"
          stroke="var(--color-stone-300)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d={view.grid} fill="none" stroke="var(--color-paper)" />
        {origin && <Origin {...view.at(origin)} />}
        {places.map(({ id, town }, index) =>
          named(index) ? <Town key={id} name={town} {...lastIn(town, places, marks)} /> : null,
        )}
        {places.map((place, index) => {
          const at = marks[index]
          return (
            at && (
              <Mark
                key={place.id}
                place={place}
                number={index + 1}
                small={small}
                beyond={points[index]?.beyond ?? false}
                {...at}
              />
            )
          )
        })}
        <Scale {...view.scale} />
      </svg>
    </figure>
  )
}

type Point = { readonly x: number; readonly y: number }

/** Beside the last of its marks. */
const lastIn = (town: string, places: readonly Place[], marks: readonly Point[]): Point =>
  marks[places.findLastIndex(place => place.town === town)] ?? { x: 0, y: 0 }

/** Where no coast is in view, names of towns make it a map. Too large for the phone's map, where the list says it. */
function Town({ name, x, y }: Point & { name: string }) {
  const left = x > MAP_WIDTH * 0.75
  return (
    <text
      x={x + (left ? -20 : 20)}
      y={y}
      dominantBaseline="central"
      textAnchor={left ? 'end' : 'start'}
      aria-hidden="true"
      className="fill-slate text-sm max-sm:hidden"
    >
      {name}
    </text>
  )
}

/** Drawn larger on phones, where the whole map is small. */
const Origin = (at: Point) => (
  <circle cx={at.x} cy={at.y} className="fill-none stroke-ink stroke-4 [r:18px] sm:stroke-2 sm:[r:9px]" />
)

type MarkProps = Point & { place: Place; number: number; small: boolean; beyond: boolean }

/** What lies beyond the map has a hollow one, at its edge. */
function Mark({ place, number, small, beyond, x, y }: MarkProps) {
  const size = small ? '[r:11px] sm:[r:7px]' : '[r:24px] sm:[r:13px]'
  return (
    <a href={`#store-${place.id}`} tabIndex={-1} className="group">
      <title>{place.name}</title>
      <circle cx={x} cy={y} fill="transparent" className="[r:40px] sm:[r:22px]" />
      <circle
        cx={x}
        cy={y}
        className={cx(
          'stroke-2 group-hover:fill-ink',
          beyond && small ? 'fill-paper stroke-forest' : 'fill-forest stroke-paper',
          size,
        )}
      />
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
  const { bcp47 } = useI18n()
  const y = MAP_HEIGHT - 24
  return (
    <g aria-hidden="true">
      <path d={`M24 ${y - 8}v8h${width}v-8`} fill="none" className="stroke-slate stroke-2" />
      <text x={24 + width / 2} y={y - 10} textAnchor="middle" className="fill-slate text-[1.375rem] sm:text-xs">
        {formatDistance(km, bcp47)}
      </text>
    </g>
  )
}
