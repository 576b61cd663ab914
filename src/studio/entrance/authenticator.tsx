import { Fragment } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useI18n } from '../i18n/i18n.tsx'

type Secret = Pick<OutputOf<StaffEndpointOf<'session.invitation'>>, 'totpCode' | 'totpSecret' | 'totpUri'>

/** What an authenticator takes: a code to scan, the same to type, and a link for one on this device. */
export function Authenticator({ secret: { totpCode, totpSecret, totpUri } }: { readonly secret: Secret }) {
  const { t } = useI18n()
  return (
    <div className="authenticator">
      <figure aria-label={t('qrCode')}>
        <svg aria-hidden="true" viewBox={`0 0 ${totpCode.size} ${totpCode.size}`}>
          <path d={totpCode.path} />
        </svg>
      </figure>
      <p>
        {t('secret')}:{' '}
        <code>
          {totpSecret.match(/.{1,4}/g)?.map((four, at) => (
            <Fragment key={at}>
              <span>{four}</span>
              <wbr />
            </Fragment>
          ))}
        </code>
      </p>
      <a href={totpUri}>{t('authenticatorHere')}</a>
    </div>
  )
}
