import { useWords } from '../../i18n/room-words.ts'
import { GoodsField } from './goods-field.tsx'
import type { Made } from './promotion.ts'
import { WORDS } from './words.ts'

type Props = { readonly made: Made; readonly set: (change: Partial<Made>) => void }

const numbers = (ids: readonly string[]) => ids.map(Number).filter(Number.isInteger)

/** What a promotion is about, and what it is not. */
export function Scope({ made: { scope, excluded }, set }: Props) {
  const { w } = useWords(WORDS)
  const only = (change: Partial<Made['scope']>) => set({ scope: { ...scope, ...change } })
  const not = (change: Partial<Made['excluded']>) => set({ excluded: { ...excluded, ...change } })
  return (
    <>
      <GoodsField label={w('skus')} kind="sku" ids={scope.skus} onIds={skus => only({ skus })} />
      <GoodsField
        label={w('productIds')}
        kind="product"
        ids={scope.productIds}
        onIds={productIds => only({ productIds })}
      />
      <GoodsField label={w('masterIds')} kind="style" ids={scope.masterIds} onIds={masterIds => only({ masterIds })} />
      <GoodsField
        label={w('categoryIds')}
        kind="category"
        ids={scope.categoryIds.map(String)}
        onIds={ids => only({ categoryIds: numbers(ids) })}
      />
      <GoodsField
        label={w('excludedProducts')}
        kind="product"
        ids={excluded.productIds}
        onIds={productIds => not({ productIds })}
      />
      <GoodsField
        label={w('excludedStyles')}
        kind="style"
        ids={excluded.masterIds}
        onIds={masterIds => not({ masterIds })}
      />
      <GoodsField
        label={w('excludedCategories')}
        kind="category"
        ids={excluded.categoryIds.map(String)}
        onIds={ids => not({ categoryIds: numbers(ids) })}
      />
    </>
  )
}
