import type { ProductDetails } from '#contract/products/product.entities.ts'

/** Where on a sole what a shoe can do is to be seen, from the toe on. */
const PLACES = [
  ['reinforced-toe', 'toe'],
  ['wet-grip', 'ball'],
  ['board-feel', 'ball'],
  ['cushioned', 'heel'],
] as const

export type SoleNote = ProductDetails['features'][number] & { readonly place: string }

/** What a shoe can do that its sole shows, from the product's own facts: others are beside it, without a place. */
export const soleNotes = (features: ProductDetails['features']): SoleNote[] =>
  PLACES.flatMap(([id, place]) => features.filter(feature => feature.id === id).map(feature => ({ ...feature, place })))

export const SoleNotes = ({ notes }: { notes: readonly SoleNote[] }) => (
  <ul className="sole-notes">
    {notes.map(({ id, label, text, place }) => (
      <li key={id} data-place={place}>
        <span>
          {text !== label && <strong className="block max-lg:hidden">{label}</strong>}
          {text}
        </span>
      </li>
    ))}
  </ul>
)
