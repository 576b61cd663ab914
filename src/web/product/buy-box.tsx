import { useId, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import { sizeUnit } from '#domain/sites/size-names.ts'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { isPlainClick } from '#web/ui/plain-click.ts'
import type { ItemToAdd } from './add-items.ts'
import { BuyRow } from './buy-row.tsx'
import { onlyChoice, type Buying } from './buying.ts'
import { CustomBuilder, recipeOf } from './custom-builder.tsx'
import { fitText } from './fit-text.ts'
import { GiftCardFields, giftCardOf } from './gift-card-fields.tsx'
import { NotifyForm } from './notify-form.tsx'
import { SizeChoices } from './size-choices.tsx'
import { useBuying } from './use-buying.ts'
import { WidthChoices, widthName } from './width-choices.tsx'

type Props = {
  buying: Buying
  /** What it costs, on its own page. */
  price?: string | undefined
  done?: () => void
}

/** Size, quantity and the one action of the page. The form posts by itself where there is no script. */
export function BuyBox({ buying, price, done }: Props) {
  const t = useT()
  const state = useBuying(buying, done)
  const [colours, setColours] = useState<readonly string[]>(buying.firstColours)
  const { chosen, missing } = state
  const sizes = useRef<HTMLFieldSetElement>(null)
  const missingId = useId()
  const gone = chosen?.state === 'OutOfStock'
  const fit = fitText(buying.fit)
  const shownSize = chosen?.size ?? sizeUnit(buying.choices[0]?.size ?? '')
  const allGone = buying.choices.every(choice => choice.state === 'OutOfStock')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const extra: Partial<ItemToAdd> = {
      ...(buying.kind === 'custom' ? { recipeId: recipeOf(buying.productId, colours) } : {}),
      ...(buying.kind === 'gift-card'
        ? { giftCard: giftCardOf(new FormData(event.currentTarget), chosen?.amount ?? 0) }
        : {}),
    }
    if (!chosen) sizes.current?.querySelector('input')?.focus()
    void state.add(extra)
  }
  const showChart = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { choices, choose } = state
    openDialog('size-chart', { buying, choices, chosen: chosen?.sku, choose }, `${buying.url}#size-chart`)
  }
  return (
    <div className="flex flex-col gap-4">
      <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="_action" value="add" />
        {buying.kind === 'custom' && <CustomBuilder buying={buying} chosen={colours} onChange={setColours} />}
        {state.widths.length > 1 && (
          <WidthChoices widths={state.widths} chosen={state.width} onChoose={state.chooseWidth} />
        )}
        <fieldset
          ref={sizes}
          // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be invalid, a group of radio buttons can
          role="radiogroup"
          aria-invalid={missing ? true : undefined}
          aria-describedby={missing && missingId}
          className={cx('flex flex-col gap-3', onlyChoice(buying.choices) && 'sr-only')}
        >
          <legend className="mb-3 flex w-full items-baseline justify-between gap-4 text-sm">
            <span className="font-semibold">
              {t(buying.kind === 'gift-card' ? 'product.amount' : 'product.size')}
              <span className="font-normal text-slate">
                {shownSize && buying.kind !== 'gift-card' && ` ${shownSize}`}
                {fit && ` · ${t(fit)}`}
              </span>
            </span>
            {buying.kind !== 'gift-card' && !onlyChoice(buying.choices) && (
              <a
                href={`${buying.url}#size-chart`}
                className="shrink-0 underline underline-offset-4"
                // Another dialog would take the place of the one that this is in.
                {...(price !== undefined && { 'aria-haspopup': 'dialog', 'data-replay': '', onClick: showChart })}
              >
                {t('product.sizeChart')}
              </a>
            )}
          </legend>
          {state.widths.length > 1 && <p className="without-script text-sm text-slate">{t(widthName(state.width))}</p>}
          <SizeChoices buying={buying} choices={state.choices} chosen={chosen?.sku} onChoose={state.choose} />
          {state.widths
            .filter(width => width !== state.width)
            .map(width => (
              <div key={width} className="without-script">
                <p className="mb-2 text-sm text-slate">{t(widthName(width))}</p>
                <SizeChoices
                  buying={buying}
                  choices={buying.choices.filter(choice => choice.width === width)}
                  chosen={chosen?.sku}
                  onChoose={state.choose}
                />
              </div>
            ))}
          {missing && <FieldError id={missingId}>{missing}</FieldError>}
        </fieldset>
        {buying.kind === 'gift-card' && <GiftCardFields />}
        {chosen?.state === 'LowStock' && <p className="text-sm font-semibold">{t('product.lastFew')}</p>}
        {state.problem && <Notice kind="error">{state.problem}</Notice>}
        {allGone && (
          <p className="font-semibold">{t(onlyChoice(buying.choices) ? 'product.soldOut' : 'product.allSoldOut')}</p>
        )}
        {!gone && !allGone && <BuyRow buying={buying} state={state} price={price} />}
      </form>
      {gone && chosen && <NotifyForm productId={buying.productId} sku={chosen.sku} />}
    </div>
  )
}
