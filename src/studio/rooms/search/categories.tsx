import { useSearch } from '@tanstack/react-router'
import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { SelectField } from '../../ui/field.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { CategoryForm } from './category-form.tsx'
import { useSite } from './use-site.ts'
import { WORDS } from './words.ts'

/** How each category is in order, and by what it can be filtered. */
export function Categories() {
  const { w } = useWords(WORDS)
  const { category } = useSearch({ from: '/house/search' })
  const change = useChangeSearch()
  const found = useCall('search.categories')
  return (
    <Answer of={found}>
      {({ categories }) => {
        const chosen = categories.find(({ categoryId }) => String(categoryId) === category) ?? categories[0]
        if (!chosen) return <Empty title={w('noCategories')} />
        return (
          <>
            <div className="desk-filters">
              <SelectField
                label={w('aCategory')}
                value={String(chosen.categoryId)}
                onChange={({ target }) => change({ category: target.value })}
              >
                {categories.map(({ categoryId, title, depth, mode }) => (
                  <option key={categoryId} value={categoryId}>
                    {' '.repeat(depth * 2)}
                    {title}
                    {mode === 'rule' ? '' : ` · ${w(`mode_${mode}`)}`}
                  </option>
                ))}
              </SelectField>
            </div>
            <Chosen key={chosen.categoryId} categoryId={chosen.categoryId} />
            <ObjectHistory type="category" id={String(chosen.categoryId)} />
          </>
        )
      }}
    </Answer>
  )
}

function Chosen({ categoryId }: { readonly categoryId: number }) {
  const siteId = useSite()
  const found = useCall('search.category', { params: { categoryId }, query: { siteId } })
  return <Answer of={found}>{category => <CategoryForm categoryId={categoryId} known={category} />}</Answer>
}
