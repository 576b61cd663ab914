import { useStore } from '@nanostores/react'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { call } from '../../calls/call.ts'
import { queries, useCall, useMe, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { $preferences, DENSITIES, prefer, THEMES } from '../../preferences/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'
import { browserName } from './browser-name.ts'
import { Passkeys } from './passkeys.tsx'
import { Secrets } from './secrets.tsx'
import { SingleSignOn } from './single-sign-on.tsx'

const LANGUAGE_NAMES = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' } as const

export function AccountRoom() {
  const { t } = useI18n()
  const { data: me } = useMe()
  return (
    <Room
      title={t('account')}
      actions={
        <Button onClick={() => void call('session.signOut').then(() => queries.resetQueries())}>{t('signOut')}</Button>
      }
    >
      <p className="second">
        {me?.name} · {me?.email}
      </p>
      <Looks />
      {me?.singleSignOn !== 'governs' && (
        <>
          <Passkeys />
          <Secrets />
        </>
      )}
      <SingleSignOn />
      <Sessions />
    </Room>
  )
}

function Looks() {
  const { t } = useI18n()
  const { theme, density, language } = useStore($preferences)
  const chosen = <T extends string>(values: readonly T[], value: string) => values.find(each => each === value)
  return (
    <section className="part">
      <h2>{t('looks')}</h2>
      <div className="filters">
        <SelectField
          label={t('theme')}
          value={theme}
          onChange={event => prefer({ theme: chosen(THEMES, event.target.value) ?? theme })}
        >
          {THEMES.map(each => (
            <option key={each} value={each}>
              {t(`theme_${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('density')}
          value={density}
          onChange={event => prefer({ density: chosen(DENSITIES, event.target.value) ?? density })}
        >
          {DENSITIES.map(each => (
            <option key={each} value={each}>
              {t(`density_${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('language')}
          value={language}
          onChange={event => prefer({ language: chosen(LANGUAGES, event.target.value) ?? language })}
        >
          {LANGUAGES.map(each => (
            <option key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  )
}

function Sessions() {
  const { t, moment } = useI18n()
  const sessions = useCall('session.list')
  const end = useSend('session.end', ['session.list'])
  return (
    <section className="part">
      <h2>{t('sessions')}</h2>
      <Answer of={sessions}>
        {list => (
          <ul className="sessions">
            {list.sessions.map(session => (
              <li key={session.id}>
                <span>
                  {browserName(session.agent)}
                  <span className="second">
                    {t('lastSeen')} {moment(session.seenAt)}
                  </span>
                </span>
                {session.current ? (
                  <span className="tag">{t('thisOne')}</span>
                ) : (
                  <Button look="quiet" onClick={() => end.mutate([{ params: { sessionId: session.id } }])}>
                    {t('endSession')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </section>
  )
}
