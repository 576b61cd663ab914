import type { z } from 'zod'
import type { StaffPerson } from '#contract/staff/staff.entities.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { notify } from '../../ui/notices.tsx'

type Person = z.output<typeof StaffPerson>

/** What can be done to any of them: kept once, however many rows there are. */
export function usePersonWork() {
  const { t } = useI18n()
  const change = useSend('people.change', ['people.list', 'keys.list'])
  const again = useSend('people.inviteAgain', ['people.list'])
  const put = ({ id }: Person, state: 'active' | 'blocked', endKeys = false) =>
    change.mutateAsync([{ params: { staffId: id }, body: { state, endKeys } }])
  return {
    isBusy: change.isPending,
    block: async (person: Person, endKeys: boolean) => {
      await put(person, 'blocked', endKeys)
      notify(t('blocked', { name: person.name }), {
        label: t('undo'),
        act: () => void put(person, 'active').catch(() => {}),
      })
    },
    unblock: async (person: Person) => {
      await put(person, 'active')
      notify(t('unblocked', { name: person.name }))
    },
    /** Undefined while nobody is being sent one. */
    sendingTo: again.isPending ? again.variables[0].params.staffId : undefined,
    sendLink: async (person: Person) => {
      await again.mutateAsync([{ params: { staffId: person.id } }])
      notify(t('linkSent', { name: person.name }))
    },
  }
}
