import { useEffect, useState } from 'react'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import type { PointWish } from './choose-point.dialog.tsx'
import type { StoreWish } from './choose-store.dialog.tsx'
import { findPoints, findStores } from './store-search.ts'

type Params = { latitude: number; longitude: number } & (
  | { next: 'choose-store'; item: StoreWish }
  | { next: 'choose-point'; item: PointWish }
)

/** The browser told a position: the shopper says whether it is the right one before we search there. */
export default function ConfirmLocationDialog({ params }: DialogProps<Params>) {
  const t = useT()
  const [place, setPlace] = useState<string>()
  useEffect(() => {
    let left = false
    void nearestTown(params).then(town => {
      if (!left) setPlace(town)
    })
    return () => void (left = true)
  }, [params])
  return (
    <>
      <DialogTitle>{t('cart.locate')}</DialogTitle>
      <DialogText>{place === undefined ? '…' : locationText(t, place, params.next)}</DialogText>
      <DialogActions className="mt-6">
        <Button disabled={!place} onClick={() => goOn(params, place)}>
          {t('cart.yes')}
        </Button>
        <Button look="quiet" onClick={() => goOn(params)}>
          {t('cart.other')}
        </Button>
      </DialogActions>
    </>
  )
}

async function nearestTown({ latitude, longitude, ...params }: Params): Promise<string> {
  const position = { latitude, longitude }
  const found =
    params.next === 'choose-store' ? await findStores(position, params.item.sku) : await findPoints(position)
  return found?.[0]?.address.city ?? ''
}

function locationText(t: ReturnType<typeof useT>, place: string, next: Params['next']): string {
  if (place) return t('cart.locateText', { place })
  return t(next === 'choose-store' ? 'cart.noStores' : 'cart.noPoints')
}

function goOn(params: Params, place?: string) {
  const near = place === undefined ? {} : { place }
  if (params.next === 'choose-store') openDialog('choose-store', { ...params.item, ...near })
  else openDialog('choose-point', { ...params.item, ...near })
}
