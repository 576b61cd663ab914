import { useEffect, useState } from 'react'
import { openDialog } from '#web/dialogs/dialog-store.ts'
import type { DialogProps } from '#web/dialogs/registry.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { findStores } from './store-search.ts'

type Params = { itemId: string; sku: string; qty: number; storeId?: string; latitude?: number; longitude?: number }

/** The browser told a position: the shopper says whether it is the right one before we search there. */
export default function ConfirmLocationDialog({ params }: DialogProps<Params>) {
  const t = useT()
  const { latitude = 0, longitude = 0, ...item } = params
  const [place, setPlace] = useState('')
  useEffect(() => {
    let left = false
    void findStores({ latitude, longitude }, item.sku).then(found => {
      if (!left) setPlace(found?.stores[0]?.address.city ?? '')
    })
    return () => void (left = true)
  }, [latitude, longitude, item.sku])
  return (
    <>
      <DialogTitle>{t('cart.locate')}</DialogTitle>
      <DialogText>{place ? t('cart.locateText', { place }) : t('cart.noStores')}</DialogText>
      <DialogActions className="mt-6">
        <Button disabled={!place} onClick={() => openDialog('choose-store', { ...item, place })}>
          {t('cart.yes')}
        </Button>
        <Button look="quiet" onClick={() => openDialog('choose-store', item)}>
          {t('cart.other')}
        </Button>
      </DialogActions>
    </>
  )
}
