import { useState } from 'react'
import { GIFT_MESSAGE_MAX_LENGTH, giftOptionOf } from '#domain/gift-cards/gift-cards.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { $cartProblem, $saving, updateItem } from '#web/state/cart-state.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { problemText } from '#web/state/cart-message.ts'

type Params = { itemId: string; to: string; message: string }

/** A note for whoever unpacks it. */
export default function GiftOptionDialog({ params, close }: DialogProps<Params>) {
  const i18n = useI18n()
  const { t } = i18n
  const [to, setTo] = useState(params.to)
  const [message, setMessage] = useState(params.message)
  const saving = useShared($saving) > 0
  const problem = useShared($cartProblem)
  const keep = async (giftOption: ReturnType<typeof giftOptionOf>) => {
    if (await updateItem(params.itemId, { giftOption })) close()
  }
  return (
    <>
      <DialogTitle>{t('cart.giftTitle')}</DialogTitle>
      <DialogText>{t('cart.giftHint', { max: GIFT_MESSAGE_MAX_LENGTH })}</DialogText>
      <DialogBody className="flex flex-col gap-4">
        {problem?.about === params.itemId && <Notice kind="error">{problemText(i18n, problem)}</Notice>}
        <TextField name="to" label={t('cart.giftTo')} value={to} onChange={setTo} maxLength={60} />
        <TextareaField
          name="message"
          label={t('cart.giftMessage')}
          value={message}
          onChange={setMessage}
          maxLength={GIFT_MESSAGE_MAX_LENGTH}
        />
      </DialogBody>
      <DialogActions>
        <Button loading={saving} onClick={() => void keep(giftOptionOf(to, message))}>
          {t('cart.save')}
        </Button>
        {(params.to || params.message) && (
          <Button look="quiet" onClick={() => void keep(null)}>
            {t('cart.giftRemove')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
