import { useRef, useState, type FormEvent } from 'react'
import { CallError } from '#contract/client.ts'
import type { Output } from '#contract/endpoint.ts'
import type { stores } from '#contract/stores/stores.ts'
import { SHIPPING_METHODS } from '#domain/delivery/delivery.ts'
import { call } from '#web/call.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ChecksWhileAwake } from '#web/islands/checked-form/checks-while-awake.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogBody, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Buying } from './buying.ts'
import { useBuying } from './use-buying.ts'
import { widthName } from './width-choices.tsx'

type Found = Output<typeof stores.search>['stores']

/** Which stores near a place have the size, and picking one. */
export default function PickupDialog({ params: { buying }, close }: DialogProps<{ buying: Buying }>) {
  const t = useT()
  const state = useBuying(buying, close, chosenOnPage())
  const [place, setPlace] = useState('')
  const [found, setFound] = useState<Found>()
  const [problem, setProblem] = useState<string>()
  const latest = useRef(0)
  const sku = state.chosen?.sku ?? ''
  const search = async (wanted: string) => {
    const ticket = ++latest.current
    setProblem(undefined)
    try {
      const answer = await call('stores.search', {
        body: { ...(place ? { query: place } : {}), skus: [wanted], features: ['pickup'], count: 8, radius: 200 },
      })
      if (ticket === latest.current) setFound(answer.stores)
    } catch (error) {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      setProblem(await failureWords(error, t('product.failed')))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void search(sku)
  }
  /** Stores that are shown already are asked about the other size. */
  const choose = (wanted: string) => {
    state.choose(wanted)
    setFound(undefined)
    if (found) void search(wanted)
  }
  const nearest = found?.toSorted((a, b) => Number(unitsOf(b, sku) > 0) - Number(unitsOf(a, sku) > 0))
  return (
    <>
      <DialogTitle>{t('product.pickup')}</DialogTitle>
      <DialogText>{t('product.pickupText')}</DialogText>
      <DialogBody className="flex flex-col gap-4">
        <form onSubmit={submit} className="flex flex-col gap-4">
          <ChecksWhileAwake />
          <SelectField
            name="sku"
            label={t('product.size')}
            required
            placeholder={t('product.chooseSize')}
            value={sku}
            onChange={choose}
            choices={buying.choices.map(choice => ({
              value: choice.sku,
              label: choice.width === 'regular' ? choice.size : `${choice.size} (${t(widthName(choice.width))})`,
            }))}
          />
          <TextField
            name="place"
            label={t('product.pickupWhere')}
            value={place}
            onChange={setPlace}
            autoComplete="postal-code"
          />
          <Button type="submit" look="secondary">
            {t('product.pickupFind')}
          </Button>
        </form>
        {(problem ?? state.problem) && <Notice kind="error">{problem ?? state.problem}</Notice>}
        {nearest?.length === 0 && <Notice>{t('product.pickupNone')}</Notice>}
        <ul aria-live="polite">
          {nearest?.map(store => (
            <StoreRow
              key={store.storeId}
              store={store}
              units={unitsOf(store, sku)}
              canBeSent={state.chosen?.state !== 'OutOfStock'}
              busy={state.busy}
              onChoose={shippingOption => void state.add({ shippingOption, storeId: store.storeId })}
            />
          ))}
        </ul>
      </DialogBody>
    </>
  )
}

/** The size in the buy box behind the dialog. */
const chosenOnPage = () => document.querySelector<HTMLInputElement>('#buy input[name=sku]:checked')?.value

type RowProps = {
  store: Found[number]
  units: number
  /** Whether there are any to send to the store. */
  canBeSent: boolean
  busy: boolean
  onChoose: (shippingOption: 'pickup' | 'sts') => void
}

/** What is on the shelf can be picked up today; what is elsewhere can be sent there. */
function StoreRow({ store, units, canBeSent, busy, onChoose }: RowProps) {
  const t = useT()
  const here = units > 0
  return (
    <li className="flex items-center justify-between gap-4 border-t border-stone-300 py-3">
      <span>
        <span className="block font-semibold">{store.name}</span>
        <span className="block text-sm text-slate">
          {store.address.addressLine1}, {store.address.city}
        </span>
        <span className={here ? 'block text-sm text-moss-dark' : 'block text-sm text-slate'}>
          {here
            ? t('product.pickupUnits', { count: units })
            : canBeSent
              ? t('product.pickupLater', { days: SENT_DAYS })
              : t('product.soldOut')}
        </span>
      </span>
      {(here || canBeSent) && (
        <Button
          size="small"
          look={here ? 'primary' : 'secondary'}
          loading={busy}
          className="shrink-0"
          aria-label={`${t(here ? 'product.pickupHere' : 'product.pickupSend')}: ${store.name}`}
          onClick={() => onChoose(here ? 'pickup' : 'sts')}
        >
          {t(here ? 'product.pickupHere' : 'product.pickupSend')}
        </Button>
      )}
    </li>
  )
}

const SENT_DAYS = SHIPPING_METHODS.sts.businessDays?.join('–') ?? ''
const unitsOf = (store: Found[number], sku: string) => store.inventory?.find(each => each.sku === sku)?.quantity ?? 0
