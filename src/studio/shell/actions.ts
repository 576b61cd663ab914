import { useNavigate } from '@tanstack/react-router'
import type { Permission } from '#domain/staff/permissions.ts'
import { STUDIO_ADDRESSES } from '#domain/staff/studio-addresses.ts'
import { call } from '../calls/call.ts'
import { queries } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { DENSITIES, prefer, THEMES } from '../preferences/preferences.ts'

/** What can be done from anywhere, and the keys that do it. */
export type Action = { readonly id: string; readonly label: string; readonly keys: string; readonly act: () => void }

const THEME_KEYS = { system: 't s', light: 't l', dark: 't d' } as const
const DENSITY_KEYS = { comfortable: 't c', dense: 't e' } as const

export function useActions(permissions: readonly Permission[]): readonly Action[] {
  const { t } = useI18n()
  const navigate = useNavigate()
  const may = (permission: Permission, ...actions: readonly Action[]) =>
    permissions.includes(permission) ? actions : []
  return [
    ...may(
      'staff.write',
      {
        id: 'invite',
        label: t('invite'),
        keys: 'n p',
        act: () => void navigate({ to: '/staff', search: { open: 'invite' } }),
      },
      {
        id: 'new role',
        label: t('roleNew'),
        keys: 'n r',
        act: () => void navigate({ to: '/staff', search: { open: 'role' } }),
      },
      {
        id: 'new key',
        label: t('newKey'),
        keys: 'n k',
        act: () => void navigate({ to: '/keys', search: { open: 'new' } }),
      },
    ),
    ...may('orders.write', {
      id: 'take an order',
      label: t('takeOrder'),
      keys: 'n o',
      act: () => void navigate({ to: '/phone-orders/$id', params: { id: 'new' } }),
    }),
    ...may('promotions.write', {
      id: 'new promotion',
      label: t('newPromotion'),
      keys: 'n a',
      act: () => void navigate({ to: '/promotions/$id', params: { id: 'new' } }),
    }),
    ...may('content.write', {
      id: 'new page',
      label: t('newPage'),
      keys: 'n c',
      act: () => void navigate({ to: '/content', search: { open: 'new' } }),
    }),
    ...may('integrations.write', {
      id: 'new webhook',
      label: t('newWebhook'),
      keys: 'n w',
      act: () => void navigate({ to: '/integrations', search: { open: 'new' } }),
    }),
    ...may('content.read', {
      id: 'preview',
      label: t('preview'),
      keys: 's p',
      act: () => location.assign(STUDIO_ADDRESSES.preview),
    }),
    ...THEMES.map(theme => ({
      id: `theme ${theme}`,
      label: `${t('theme')}: ${t(`theme_${theme}`)}`,
      keys: THEME_KEYS[theme],
      act: () => prefer({ theme }),
    })),
    ...DENSITIES.map(density => ({
      id: `density ${density}`,
      label: `${t('density')}: ${t(`density_${density}`)}`,
      keys: DENSITY_KEYS[density],
      act: () => prefer({ density }),
    })),
    {
      id: 'sign out',
      label: t('signOut'),
      keys: 's o',
      act: () => void call('session.signOut').then(() => queries.resetQueries()),
    },
  ]
}
