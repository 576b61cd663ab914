import type { ReactNode } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { pictureUrl } from '#web/media/picture-url.ts'
import { ClockIcon } from '#web/ui/icons.tsx'
import { Price } from '#web/ui/price.tsx'
import { TextButton } from '#web/ui/text.tsx'
import { Beyond } from './beyond.tsx'
import type { Suggested } from './use-suggestions.ts'

const ROW = 'flex min-h-10 items-center gap-3 px-4 py-1.5 hover:bg-stone-100 aria-selected:bg-stone-100'

type Props = {
  /** Of the list; its options are called after it. */
  id: string
  /** The option that the arrow keys reached. */
  active: string | undefined
  suggestion: Suggested
  /** What the field holds: the part of a suggestion that says more stands out. */
  typed: string
  onForget: () => void
}

/** Words to search for, categories to go to, products to look at. */
export function Suggestions({ id, active, suggestion, typed, onForget }: Props) {
  const t = useT()
  const { recent, terms, atRest, categories, products } = suggestion
  const option = (name: string) => ({
    id: `${id}-${name}`,
    role: 'option',
    'aria-selected': active === `${id}-${name}`,
    tabIndex: -1,
    className: ROW,
  })
  return (
    <>
      {/* Pressed with a mouse, the field keeps the focus, and with it the list stays. */}
      <div
        id={id}
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a list that a field leads through
        role="listbox"
        tabIndex={-1}
        aria-label={t('search.label')}
        onMouseDown={event => event.preventDefault()}
      >
        <Group title={t('search.recent')} shown={recent.length > 0}>
          {recent.map(({ text, url }, at) => (
            <a key={url} href={url} {...option(`recent-${at}`)}>
              <ClockIcon size={16} className="text-slate" />
              <Beyond typed={typed} text={text} />
            </a>
          ))}
        </Group>
        <Group title={t(atRest ? 'search.popular' : 'search.terms')} shown={terms.length > 0}>
          {terms.map(({ text, url }, at) => (
            <a key={url} href={url} {...option(`term-${at}`)}>
              <Beyond typed={typed} text={text} />
            </a>
          ))}
        </Group>
        <Group title={t('search.categories')} shown={categories.length > 0}>
          {categories.map(({ id: categoryId, name, url, count }) => (
            <a key={categoryId} href={url} {...option(categoryId)}>
              <Beyond typed={typed} text={name} />
              <span className="ml-auto text-sm text-slate">{count}</span>
            </a>
          ))}
        </Group>
        <Group title={t('search.products')} shown={products.length > 0}>
          {products.map(({ id: productId, name, url, image, price, currency }) => (
            <a key={productId} href={url} {...option(productId)}>
              <img src={pictureUrl(image.id, 'swatch')} alt="" width={48} height={60} className="bg-stone-100" />
              <Beyond typed={typed} text={name} className="flex-1" />
              <Price price={price} currency={currency} className="max-w-40 justify-end text-end text-sm" />
            </a>
          ))}
        </Group>
      </div>
      {recent.length > 0 && (
        <p className="border-t border-stone-300 px-4 py-2">
          <TextButton onClick={onForget} className="text-xs">
            {t('search.forget')}
          </TextButton>
        </p>
      )}
    </>
  )
}

const Group = ({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) =>
  shown && (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- the elements it names do not stand in a listbox
    <div role="group" aria-label={title} className="py-2">
      <p aria-hidden="true" className="px-4 pb-1 text-xs font-semibold text-slate">
        {title}
      </p>
      {children}
    </div>
  )
