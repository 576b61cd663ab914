import { useEffect, useState } from 'react'
import { CallError } from '#contract/client.ts'
import { sizeUnit } from '#domain/sites/size-names.ts'
import { call } from '#web/call.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Buying, Choice } from './buying.ts'
import { FootSize } from './foot-size.tsx'
import { isFootwear, peopleOf, SizeChart, type Chart } from './size-chart.tsx'
import { SizeChoices } from './size-choices.tsx'

type Params = {
  buying: Buying
  choices: readonly Choice[]
  chosen: string | undefined
  choose: (sku: string) => void
}

/** What the sizes measure, and the sizes themselves: whoever finds theirs takes it from here. */
export default function SizeChartDialog({ params, close }: DialogProps<Params>) {
  const { buying, choices, chosen, choose } = params
  const t = useT()
  const [chart, setChart] = useState<Chart>()
  const [failed, setFailed] = useState(false)
  const [sku, setSku] = useState(chosen)
  useEffect(() => {
    call('internal.sizeChart', { params: { productType: buying.scale } }).then(setChart, (error: unknown) => {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      setFailed(true)
    })
  }, [buying.scale])
  const size = choices.find(choice => choice.sku === sku)?.size
  const take = () => {
    if (sku !== undefined) choose(sku)
    close()
  }
  return (
    <>
      <DialogTitle>{chart?.title ?? t('product.sizeChart')}</DialogTitle>
      <DialogBody className="flex flex-col gap-6">
        <fieldset>
          <legend className="mb-3 text-sm font-semibold">
            {t('product.size')}
            <span className="font-normal text-slate"> {size ?? sizeUnit(choices[0]?.size ?? '')}</span>
          </legend>
          <SizeChoices buying={buying} choices={choices} chosen={sku} onChoose={setSku} />
        </fieldset>
        {failed && <Notice kind="error">{t('product.failed')}</Notice>}
        {!chart && !failed && <Skeleton className="h-80" />}
        {chart && <SizeChart chart={chart} size={size ?? ''} />}
        {isFootwear(buying.scale) && <FootSize people={peopleOf(buying.scale)} />}
      </DialogBody>
      <DialogActions>
        <Button onClick={take} look={size === undefined ? 'secondary' : 'primary'}>
          {size === undefined ? t('product.done') : t('product.takeSize', { size })}
        </Button>
      </DialogActions>
    </>
  )
}
