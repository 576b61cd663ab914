import { useT } from '#web/i18n/i18n.tsx'
import { ProductImage } from '#web/media/product-image.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Choice } from './buying.ts'
import { LEFT_OUT, type Look, type LookItem } from './look.ts'
import { widthName } from './width-choices.tsx'

/** The products of a look, each with its sizes. */
export const LookItems = ({ look }: { look: Look }) => (
  <ul className="divide-y divide-stone-300 border-y border-stone-300">
    {look.items.map(item => (
      <li key={item.buying.productId} className="grid grid-cols-[5rem_1fr] gap-4 py-4">
        {item.image && <ProductImage id={item.image.id} alt="" sizes="5rem" eager />}
        <div className="flex min-w-0 flex-col gap-2">
          <div>
            <a href={item.url} className="font-semibold hover:underline">
              {item.buying.name}
            </a>
            <p className="text-sm text-slate">{item.colour}</p>
            <Price price={item.price} currency={item.buying.currency} />
          </div>
          <SizeOf item={item} />
        </div>
      </li>
    ))}
  </ul>
)

function SizeOf({ item: { buying } }: { item: LookItem }) {
  const t = useT()
  const left = buying.choices.filter(({ state }) => state !== 'OutOfStock')
  const [first] = left
  if (!first) return <p className="text-sm font-semibold text-slate">{t('product.soldOut')}</p>
  const named = ({ size, width }: Choice) => (width === 'regular' ? size : `${size}, ${t(widthName(width))}`)
  return (
    <SelectField
      name="sku"
      label={t('product.sizeOf', { name: buying.name })}
      hideLabel
      required
      {...(buying.choices.length === 1 ? { defaultValue: first.sku } : { placeholder: t('product.chooseSize') })}
      choices={[
        ...left.map(choice => ({ value: choice.sku, label: named(choice) })),
        { value: LEFT_OUT, label: t('product.leaveOut') },
      ]}
    />
  )
}
