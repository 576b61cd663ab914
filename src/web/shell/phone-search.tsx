import { useT } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { CloseMenu } from './close-menu.tsx'

export const PHONE_SEARCH_ID = 'phone-search'

/** The field over the page. A sheet of the browser gives it the focus in the press itself: only then a phone's keyboard comes up. */
export function PhoneSearch() {
  const t = useT()
  return (
    <dialog id={PHONE_SEARCH_ID} popover="auto" aria-label={t('shell.searchLabel')} className="phone-menu phone-search">
      <div className="flex h-(--header-height) items-center gap-2">
        <div className="grow">
          <Island name="search-box" wake="interaction" props={{ look: 'sheet' }} />
        </div>
        <CloseMenu menuId={PHONE_SEARCH_ID} label={t('shell.closeSearch')} />
      </div>
    </dialog>
  )
}
