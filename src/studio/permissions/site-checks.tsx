import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import { useI18n } from '../i18n/i18n.tsx'

type Props = {
  /** Unseen where what it is for stands beside it. */
  readonly legend?: string
  /** Those that may be given; the rest is shown, but not offered. */
  readonly offered?: readonly SiteId[]
  /** None named means all. */
  readonly sites: readonly SiteId[] | undefined
  readonly onChange: (sites: SiteId[] | undefined) => void
}

/** Where something counts: on all sites, or on these. */
export function SiteChecks({ legend, offered = SITE_IDS, sites, onChange }: Props) {
  const { t } = useI18n()
  const toggle = (site: SiteId, on: boolean) =>
    onChange(SITE_IDS.filter(each => (each === site ? on : sites?.includes(each))))
  return (
    <fieldset className="site-checks">
      <legend className={legend === undefined ? 'unseen' : undefined}>{legend ?? t('sites')}</legend>
      <label className="check">
        <input
          type="checkbox"
          disabled={offered.length < SITE_IDS.length}
          checked={sites === undefined}
          onChange={() => onChange(undefined)}
        />
        {t('allSites')}
      </label>
      {SITE_IDS.map(site => (
        <label key={site} className="check">
          <input
            type="checkbox"
            ref={input => input?.setCustomValidity(sites?.length === 0 ? t('siteChoose') : '')}
            disabled={!offered.includes(site)}
            checked={sites?.includes(site) ?? false}
            onChange={({ target }) => toggle(site, target.checked)}
          />
          {site}
        </label>
      ))}
    </fieldset>
  )
}
