import type { Cart } from '#contract/cart/cart.entities.ts'
import { GIFT_MESSAGE_MAX_LENGTH } from '#domain/gift-cards/gift-cards.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { Fold } from '#web/ui/fold.tsx'

type Item = Cart['items'][number]

/** What comes by mail or is made to order carries no card. */
export const giftable = ({ isDigitalProduct, isCustoms, bonus }: Item): boolean =>
  !isDigitalProduct && !isCustoms && !bonus

/** One note for everything in the parcel; notes for single pieces are written in the cart. */
export function GiftNote({ cart }: { cart: Cart }) {
  const { t } = useI18n()
  if (!cart.items.some(giftable)) return null
  const note = cart.items.find(item => item.giftOption)?.giftOption
  return (
    <Fold title={t('checkout.gift')} open={note !== undefined} className="border-y border-stone-300">
      <div className="flex flex-col gap-4">
        <TextField name="giftTo" label={t('checkout.giftTo')} defaultValue={note?.to ?? ''} maxLength={60} />
        <TextareaField
          name="giftMessage"
          label={t('checkout.giftMessage')}
          hint={t('checkout.giftHint')}
          defaultValue={note?.message ?? ''}
          maxLength={GIFT_MESSAGE_MAX_LENGTH}
        />
      </div>
    </Fold>
  )
}
