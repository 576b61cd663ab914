import { useEffect, useId, useRef, useState } from 'react'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'
import { cx } from '#web/ui/class-names.ts'
import { controlLook } from '#web/ui/fields/field-frame.tsx'
import { Suggestions } from './suggestions.tsx'
import { forgetSearches, rememberSearch } from './recent-searches.ts'
import { useActiveOption } from './use-active-option.ts'
import { useSuggestions, type Suggested } from './use-suggestions.ts'

export type SearchBoxProps = { query?: string; look: 'header' | 'page' | 'sheet' }

const BARE = 'search-field h-11 w-full rounded-control bg-stone-100 pr-11 pl-3.5 placeholder:text-slate'
const LOOKS = {
  header: `${BARE} text-sm`,
  sheet: BARE,
  page: controlLook('search-field pr-12'),
} as const

/** A plain form that works without script; awake, it is a combobox that suggests while one types. */
export default function SearchBox({ query = '', look }: SearchBoxProps) {
  const { locale, t } = useI18n()
  const [typed, setTyped] = useState(query)
  const [open, setOpen] = useState(false)
  const [, setForgotten] = useState(false)
  const box = useRef<HTMLElement>(null)
  const id = useId()
  const { suggestion, coming } = useSuggestions(typed, open, locale)
  const known = open ? suggestion : undefined
  const shown = known !== undefined && countOf(known) > 0

  const close = () => setOpen(false)
  const leave = () => {
    close()
    box.current?.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  const { active, onKeyDown, leaveOptions } = useActiveOption(id, shown, leave)
  // What woke the island was that somebody came to the field.
  useEffect(() => {
    if (document.activeElement?.matches('input') && box.current?.contains(document.activeElement)) setOpen(true)
  }, [])

  return (
    <search
      ref={box}
      aria-busy={coming || undefined}
      className="relative block"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
    >
      <form action={shopUrl(locale, '/search')} onSubmit={() => rememberSearch(typed)} className="relative">
        <input
          type="search"
          name="q"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- who opens the sheet means its field
          autoFocus={look === 'sheet'}
          maxLength={120}
          autoComplete="off"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          aria-activedescendant={active}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setOpen(true)
            leaveOptions()
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          className={LOOKS[look]}
        />
        <button
          type="submit"
          aria-label={t('search.submit')}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center"
        >
          <SearchIcon size={18} />
        </button>
      </form>
      <output className="sr-only">{known && t('search.count', { count: countOf(known) })}</output>
      {shown && (
        <div className={cx('suggestions', look === 'header' && 'suggestions-header')}>
          <Suggestions
            id={id}
            active={active}
            suggestion={known}
            typed={typed}
            onForget={() => {
              forgetSearches()
              box.current?.querySelector('input')?.focus()
              setForgotten(true)
            }}
          />
        </div>
      )}
    </search>
  )
}

const countOf = ({ recent, terms, categories, products }: Suggested) =>
  recent.length + terms.length + categories.length + products.length
