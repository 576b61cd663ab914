import { useStore } from '@nanostores/react'
import { LANGUAGES, SITE_IDS } from '#domain/sites/sites.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { $preferences, prefer } from '../preferences/preferences.ts'
import type { Me } from './me.ts'

/** For which site, in which language, and as whom one works. */
export function SideFoot({ me }: { readonly me: Me }) {
  const { t } = useI18n()
  const { site, language } = useStore($preferences)
  return (
    <div className="side-foot">
      {me.sites.length > 1 && (
        <select
          aria-label={t('site')}
          value={site ?? ''}
          onChange={({ target }) => prefer({ site: SITE_IDS.find(each => each === target.value) })}
        >
          <option value="">{t('allSites')}</option>
          {me.sites.map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )}
      <select
        aria-label={t('language')}
        value={language}
        onChange={({ target }) => prefer({ language: LANGUAGES.find(each => each === target.value) ?? language })}
      >
        {LANGUAGES.map(each => (
          <option key={each} value={each}>
            {each.toUpperCase()}
          </option>
        ))}
      </select>
      <span>{me.name}</span>
    </div>
  )
}
