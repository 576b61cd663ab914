import type { ReactNode } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { pictureUrl } from '#web/media/picture-url.ts'
import { ClockIcon } from '#web/ui/icons.tsx'
import { Price } from '#web/ui/price.tsx'
import { TextButton } from '#web/ui/text.tsx'
import type { Suggested } from './use-suggestions.ts'

const ROW =
  'flex min-h-10 items-center gap-3 px-4 py-1.5 hover:bg-stone-100 focus-visible:bg-stone-100 -outline-offset-2'

/** Words to search for, categories to go to, products to look at. */
export function Suggestions({ suggestion, onForget }: { suggestion: Suggested; onForget: () => void }) {
  const t = useT()
  const { recent, terms, atRest, categories, products } = suggestion
  return (
    <>
      {recent.length > 0 && (
        <Group
          title={t('search.recent')}
          action={
            <TextButton onClick={onForget} className="text-xs">
              {t('search.forget')}
            </TextButton>
          }
        >
          {recent.map(({ text, url }) => (
            <a key={url} href={url} data-suggestion className={ROW}>
              <ClockIcon size={16} className="text-slate" />
              {text}
            </a>
          ))}
        </Group>
      )}
      {terms.length > 0 && (
        <Group title={t(atRest ? 'search.popular' : 'search.terms')}>
          {terms.map(({ text, url }) => (
            <a key={url} href={url} data-suggestion className={ROW}>
              {text}
            </a>
          ))}
        </Group>
      )}
      {categories.length > 0 && (
        <Group title={t('search.categories')}>
          {categories.map(({ id, name, url, count }) => (
            <a key={id} href={url} data-suggestion className={ROW}>
              {name}
              <span className="ml-auto text-sm text-slate">{count}</span>
            </a>
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Group title={t('search.products')}>
          {products.map(({ id, name, url, image, price, currency }) => (
            <a key={id} href={url} data-suggestion className={ROW}>
              <img src={pictureUrl(image.id, 'swatch')} alt="" width={48} height={60} className="bg-stone-100" />
              <span className="flex-1">{name}</span>
              <Price price={price} currency={currency} className="justify-end text-sm" />
            </a>
          ))}
        </Group>
      )}
    </>
  )
}

const Group = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section aria-label={title} className="py-2">
    <div className="flex items-baseline justify-between px-4 pb-1 text-slate">
      <p aria-hidden="true" className="text-xs font-semibold">
        {title}
      </p>
      {action}
    </div>
    {children}
  </section>
)
