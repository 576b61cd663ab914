import { pictureUrl } from '#web/media/picture-url.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { cssColour } from '#web/ui/colour.ts'
import type { Buying } from './buying.ts'

type Props = { buying: Buying; chosen: readonly string[]; onChange: (codes: string[]) => void }

/** The design as one word: product, then one code per part. */
export const recipeOf = (productId: string, codes: readonly string[]): string => [productId, ...codes].join('-')

/** A colour for each part; the picture is the very one that the pictures of the shop are made with. */
export function CustomBuilder({ buying, chosen, onChange }: Props) {
  const t = useT()
  const recipe = recipeOf(buying.productId, chosen)
  return (
    <section aria-labelledby="customise" className="flex flex-col gap-4 border-y border-stone-300 py-5">
      <div>
        <h2 id="customise" className="text-lg font-semibold">
          {t('product.customise')}
        </h2>
        <p className="text-sm text-slate">{t('product.customiseText')}</p>
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-1">
        <img
          src={pictureUrl(`custom/${recipe}`, 'card')}
          alt={t('product.recipe', { recipe })}
          width={360}
          height={450}
          className="custom-preview"
        />
        <div className="flex flex-col gap-4">
          {buying.zones.map((zone, at) => (
            <fieldset key={zone.id} className="flex flex-col gap-2">
              <legend className="mb-2 text-sm font-semibold">
                {zone.label}
                <span className="font-normal text-slate">
                  {' '}
                  {zone.options.find(option => option.id === chosen[at])?.label}
                </span>
              </legend>
              <div className="flex flex-wrap gap-2">
                {zone.options.map(option => (
                  <label
                    key={option.id}
                    title={option.label}
                    className="part-colour relative grid size-9 place-items-center rounded-full border border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-ink"
                  >
                    <input
                      type="radio"
                      name={`zone-${zone.id}`}
                      value={option.id}
                      checked={chosen[at] === option.id}
                      onChange={() => onChange(chosen.map((code, place) => (place === at ? option.id : code)))}
                      aria-label={option.label}
                      className="sr-only"
                    />
                    <span
                      aria-hidden="true"
                      className="swatch-dot size-7"
                      style={{ background: cssColour(option.hex) }}
                    />
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </div>
    </section>
  )
}
