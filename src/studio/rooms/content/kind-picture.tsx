import type { ReactNode } from 'react'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import type { SectionType } from '#contract/content/content-section-types.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'

const [WIDE, HIGH] = [120, 68]
const MOST_CARDS = 4

/** What a kind is made of, told by its example: pictures, words, buttons, and how many of a thing stand side by side. */
function partsOf(type: SectionType) {
  const example: Raw = { ...SECTION_EXAMPLES[type] }
  const lists = Object.values(example).filter(value => Array.isArray(value) && value.length > 1 && value.every(isRaw))
  const has = (...keys: string[]) => keys.some(key => isSaid(example[key]))
  return {
    media: has('media', 'mediaList', 'picture', 'src', 'poster', 'videoId', 'image', 'lg', 'sm'),
    title: has('title', 'eyebrowText', 'text'),
    text: has('richText', 'subtitle', 'description'),
    buttons: has('targets') ? Math.min(listOf(example['targets']).length, 2) : 0,
    cards: Math.min(Math.max(0, ...lists.map(list => listOf(list).length)), MOST_CARDS),
    products: /product|catalogue|gallery/.test(type),
    folds: type === 'accordions',
    beside: type === 'banner-split',
    above: /overlay|^hero$|banner-image|pop-up/.test(type),
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isSaid = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The outline of a kind: drawn, because forty-five pages at once would take longer than anybody looks at them. */
export function KindPicture({ type }: { readonly type: SectionType }) {
  const { media, title, text, buttons, cards, products, folds, beside, above } = partsOf(type)
  if (folds)
    return (
      <Drawing>
        {[8, 22, 36, 50].map(y => (
          <Block key={y} x={8} y={y} width={104} height={9} />
        ))}
      </Drawing>
    )
  if (products || cards > 2)
    return (
      <Drawing>
        <Cards of={Math.max(cards, 3)} titled={title} />
      </Drawing>
    )
  const textAt = beside ? 66 : 10
  const top = media && !beside && !above ? 40 : above && media ? 30 : 14
  return (
    <Drawing>
      {media && (
        <Block
          x={0}
          y={0}
          width={beside ? 58 : WIDE}
          height={beside || above ? HIGH : 34}
          shade={above ? 'pale' : 'full'}
        />
      )}
      {title && <Block x={textAt} y={top} width={44} height={6} shade="ink" />}
      {text && <Block x={textAt} y={top + 10} width={36} height={3} shade="ink" />}
      {text && !media && <Block x={textAt} y={top + 16} width={96} height={3} shade="ink" />}
      {Array.from({ length: buttons }, (_, at) => (
        <Block
          key={at}
          x={textAt + at * 26}
          y={top + 17 + (text && !media ? 8 : 0)}
          width={22}
          height={8}
          shade="accent"
        />
      ))}
      {!media && !title && !text && buttons === 0 && <Block x={10} y={31} width={100} height={6} />}
    </Drawing>
  )
}

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg className="kind-picture" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
    {children}
  </svg>
)

type BlockProps = { x: number; y: number; width: number; height: number; shade?: 'full' | 'pale' | 'ink' | 'accent' }
const Block = ({ shade = 'full', ...box }: BlockProps) => <rect {...box} rx={2} className={`shade-${shade}`} />

function Cards({ of, titled }: { readonly of: number; readonly titled: boolean }) {
  const width = (WIDE - 8 * (of + 1)) / of
  return (
    <>
      {titled && <Block x={8} y={6} width={44} height={5} shade="ink" />}
      {Array.from({ length: of }, (_, at) => (
        <g key={at}>
          <Block x={8 + at * (width + 8)} y={16} width={width} height={34} />
          <Block x={8 + at * (width + 8)} y={54} width={width * 0.7} height={3} shade="ink" />
        </g>
      ))}
    </>
  )
}
