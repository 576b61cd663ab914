import { useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { internal } from '#contract/components/internal.ts'
import type { Language } from '#domain/sites/sites.ts'
import { call } from '#web/call.ts'
import { sizeIn } from '#domain/sites/size-names.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

export type People = 'women' | 'men' | 'kids'
type Table = Output<typeof internal.footSizes>
type Sizes = Pick<Table['kids'][number], 'us' | 'uk' | 'eu'>

const HALF_STEP = 0.5

/** From the length of a foot to the size of a shoe in every scale. */
export function FootSize({ people }: { people: People }) {
  const { t, language } = useI18n()
  const [table, setTable] = useState<Table>()
  const [length, setLength] = useState('')
  const type = async (text: string) => {
    setLength(text)
    if (!table) setTable(await call('internal.footSizes'))
  }
  const cm = Number(length.replace(',', '.'))
  const size = table && length !== '' ? sizeOf(table, people, cm) : undefined
  return (
    <div className="flex flex-col gap-3 bg-stone-100 p-4">
      <p className="font-semibold">{t('product.footTool')}</p>
      <TextField
        name="foot"
        label={t('product.footLength')}
        hint={t('product.footText')}
        inputMode="decimal"
        maxLength={5}
        required
        value={length}
        onChange={text => void type(text)}
        className="max-w-narrow"
      />
      <output className="min-h-6 font-semibold tabular-nums">
        {table && length !== '' && (size ? t('product.footResult', named(size, language)) : t('product.footNone'))}
      </output>
    </div>
  )
}

const named = ({ us, uk, eu }: Sizes, language: Language) => ({
  us: sizeIn(us, language),
  uk: sizeIn(uk, language),
  eu: sizeIn(eu, language),
})

/** The first size that is at least as long as the foot. */
function sizeOf(table: Table, people: People, cm: number) {
  const rows =
    people === 'kids'
      ? table.kids
      : table.sizes.map(row => ({ cm: row.cm, ...row[people] })).filter(({ us }) => us !== '')
  const fitting = rows.find(row => row.cm >= cm)
  const [first] = rows
  return fitting && first && cm >= first.cm - HALF_STEP * 2 ? fitting : undefined
}
