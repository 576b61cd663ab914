import type { z } from 'zod'
import type { StaffPerson } from '#contract/staff/people/staff.entities.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { notify } from '../../ui/notices.tsx'

type Person = z.output<typeof StaffPerson>

/** What can be done to any of them: kept once, however many rows there are. */
export function usePersonWork() {
  const { t } = useI18n()
  const change = useSend('people.change', ['people.list', 'keys.list'])
  const again = useSend('people.inviteAgain', ['people.list'])
  const signOut = useSend('people.endSessions', ['people.list'])
  const unlock = useSend('people.unlock', ['people.list'])
  const put = ({ id }: Person, state: 'active' | 'blocked') =>
    change.mutateAsync([{ params: { staffId: id }, body: { state } }])
  return {
    isBusy: change.isPending,
    isSigningOut: signOut.isPending,
    /** Keys that ended with it stay ended: then nothing here can take it back. */
    block: async (person: Person, hadKeys: boolean) => {
      await put(person, 'blocked')
      const back = { label: t('undo'), act: () => void put(person, 'active').catch(() => {}) }
      notify(t('blocked', { name: person.name }), hadKeys ? undefined : back)
    },
    unblock: async (person: Person) => {
      await put(person, 'active')
      notify(t('unblocked', { name: person.name }))
    },
    signOut: async ({ id, name }: Person) => {
      await signOut.mutateAsync([{ params: { staffId: id } }])
      notify(t('signedOutThem', { name }))
    },
    unlock: async ({ id, name }: Person) => {
      await unlock.mutateAsync([{ params: { staffId: id } }])
      notify(t('passwordUnlocked', { name }))
    },
    /** Undefined while nobody is being sent one. */
    sendingTo: again.isPending ? again.variables[0].params.staffId : undefined,
    sendLink: async (person: Person) => {
      await again.mutateAsync([{ params: { staffId: person.id } }])
      notify(t('linkSent', { name: person.name }))
    },
  }
}
