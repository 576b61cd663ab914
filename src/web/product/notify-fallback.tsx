import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Buying } from './buying.ts'
import { widthName } from './width-choices.tsx'

/** Waiting for a size, for visitors without script. */
export function NotifyFallback({ buying }: { buying: Buying }) {
  const t = useT()
  const gone = buying.choices.filter(({ state }) => state === 'OutOfStock')
  if (gone.length === 0) return null
  return (
    <details className="without-script">
      <summary className="underline underline-offset-4">{t('product.notifyMe')}</summary>
      <form method="post" className="flex flex-col gap-3 pt-3">
        <input type="hidden" name="_action" value="notify" />
        <input type="hidden" name="productId" value={buying.productId} />
        <SelectField
          name="sku"
          label={t('product.size')}
          required
          choices={gone.map(({ sku, size, width }) => ({
            value: sku,
            label: width === 'regular' ? size : `${size}, ${t(widthName(width))}`,
          }))}
        />
        <TextField name="email" type="email" label={t('product.email')} required />
        <Button type="submit" look="secondary">
          {t('product.send')}
        </Button>
      </form>
    </details>
  )
}
