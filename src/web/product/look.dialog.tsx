import { useEffect, useState } from 'react'
import { CallError } from '#contract/client.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { call } from '#web/call.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { addToCart } from '#web/state/cart-state.ts'
import { ChecksWhileAwake } from '#web/islands/checked-form/checks-while-awake.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { itemsIn, loadLook, type Look } from './look.ts'
import { LookItems } from './look-items.tsx'
import { useSending } from './use-sending.ts'

type Params = { setId: string }

/** Sizes for a whole look, then all of it into the cart. */
export default function LookDialog({ params: { setId }, close }: DialogProps<Params>) {
  const { t, locale } = useI18n()
  const [look, setLook] = useState<Look>()
  const [empty, setEmpty] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    loadLook(call, setId, locale).then(setLook, (error: unknown) => {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      setFailed(true)
    })
  }, [setId, locale])
  const { busy, problem, onSubmit } = useSending(async fields => {
    const items = itemsIn(fields)
    setEmpty(items.length === 0)
    if (items.length === 0) return
    await addToCart(items)
    close()
    openDialog('mini-cart', { addedSkus: items.map(({ sku }) => sku) }, shopUrl(locale, '/cart'))
  })
  const said = failed ? t('product.failed') : empty ? t('product.lookEmpty') : problem
  return (
    <form onSubmit={onSubmit} className="contents">
      <DialogTitle>{look?.name ?? t('product.completeLook')}</DialogTitle>
      <DialogText>{t('product.lookText')}</DialogText>
      <DialogBody>
        <ChecksWhileAwake />
        {look && <LookItems look={look} />}
        {!look && !failed && <Skeleton className="h-96" />}
      </DialogBody>
      <DialogActions>
        {said && <Notice kind="error">{said}</Notice>}
        <Button type="submit" loading={busy} disabled={!look}>
          {t('product.addAll')}
        </Button>
      </DialogActions>
    </form>
  )
}
