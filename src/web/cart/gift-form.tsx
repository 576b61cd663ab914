import type { CartItem } from '#contract/cart/cart-item.entities.ts'
import { GIFT_MESSAGE_MAX_LENGTH, giftOptionOf } from '#domain/gift-cards/gift-cards.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { updateItem } from '#web/state/cart-state.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { PostForm } from '#web/ui/post-form.tsx'

/** The note to an item, written in the page: the way there without script. */
export function GiftForm({ item: { id, giftOption } }: { item: CartItem }) {
  const t = useT()
  const keep = (form: FormData) => {
    const [to, message] = [String(form.get('to')), String(form.get('message'))]
    void updateItem(id, { giftOption: giftOptionOf(to, message) })
  }
  return (
    <PostForm
      action="gift"
      fields={{ itemId: id }}
      onPost={keep}
      label={t('cart.giftTitle')}
      className="flex max-w-form flex-col gap-4"
    >
      <TextField name="to" label={t('cart.giftTo')} defaultValue={giftOption?.to ?? ''} maxLength={60} />
      <TextareaField
        name="message"
        label={t('cart.giftMessage')}
        hint={t('cart.giftHint', { max: GIFT_MESSAGE_MAX_LENGTH })}
        defaultValue={giftOption?.message ?? ''}
        maxLength={GIFT_MESSAGE_MAX_LENGTH}
      />
      <button className={buttonLook({ look: 'secondary', size: 'small' }, 'self-start')}>{t('cart.save')}</button>
    </PostForm>
  )
}
