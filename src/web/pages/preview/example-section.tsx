import type { SectionItem } from '#contract/content/content-sections.ts'
import { SectionItemView, type PlaceFacts } from '#web/sections/section-list.tsx'

type Props = { name: string; items: readonly SectionItem[]; facts: PlaceFacts }

/** What it is, what a machine says of its accessibility and its script, and how it looks. */
export const ExampleSection = ({ name, items, facts }: Props) => (
  <section className="border-t border-stone-300 py-6">
    <h2 className="px-6 text-base">{name}</h2>
    <p data-report className="mb-4 min-h-6 px-6 text-sm text-slate" />
    <div data-example={name}>
      {items.map(item => (
        <SectionItemView key={item.id} item={item} facts={facts} />
      ))}
    </div>
  </section>
)
