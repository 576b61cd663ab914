import { useState } from 'react'
import type { z } from 'zod'
import type { StaffPerson, StaffRole } from '#contract/staff/people/staff.entities.ts'
import { useSend } from '../../calls/queries.ts'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import { languageOfSites } from '#domain/staff/language-of-sites.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Assignments, UNDECIDED, type Assignment } from './assignments.tsx'
import { KeptWithin } from './kept-within.tsx'
import { useMayGive } from './use-may-give.ts'

type Props = {
  /** Undefined for somebody who is invited. */
  readonly person?: z.output<typeof StaffPerson>
  readonly roles: readonly z.output<typeof StaffRole>[]
  readonly onClose: () => void
}

const TOUCHES = ['people.list', 'roles.list', 'keys.list'] as const

/** Who somebody is and what they may do where: to invite them, or to change it. */
export function PersonDialog({ person, roles, onClose }: Props) {
  const { t, language: own } = useI18n()
  const languageName = useLanguageNames()
  const mayGive = useMayGive()
  const [chosen, setChosen] = useState<Language>()
  const [name, setName] = useState(person?.name ?? '')
  const [email, setEmail] = useState(person?.email ?? '')
  const [assignments, setAssignments] = useState<readonly Assignment[]>(person?.assignments ?? [UNDECIDED])
  const language = chosen ?? languageOfSites(assignments) ?? own
  const invite = useSend('people.invite', TOUCHES, 'form')
  const change = useSend('people.change', TOUCHES, 'form')
  const put = (next: readonly Assignment[], called: string) =>
    change.mutateAsync([
      { params: { staffId: person?.id ?? '' }, body: { name: called, assignments: next.map(each => ({ ...each })) } },
    ])
  const keep = async () => {
    if (person) {
      await put(assignments, name)
      const back = { label: t('undo'), act: () => put(person.assignments, person.name) }
      notify(t('changed', { name }), back)
    } else {
      await invite.mutateAsync([
        { body: { name, email, language, assignments: assignments.map(each => ({ ...each })) } },
      ])
      notify(t('invited', { name }))
    }
    onClose()
  }
  return (
    <FormDialog
      title={person ? t('personChange', { name: person.name }) : t('invite')}
      text={person ? undefined : t('inviteText')}
      action={person ? t('save') : t('sendInvitation')}
      busy={invite.isPending || change.isPending}
      error={invite.error ?? change.error}
      send={keep}
      onClose={onClose}
    >
      <Field label={t('name')} required value={name} onChange={event => setName(event.target.value)} />
      {!person && (
        <Field label={t('email')} type="email" required value={email} onChange={e => setEmail(e.target.value)} />
      )}
      <Assignments
        roles={roles.filter(mayGive).map(each => each.name)}
        assignments={assignments}
        onChange={setAssignments}
      />
      {!person && (
        <SelectField
          label={t('letterLanguage')}
          value={language}
          onChange={({ target }) => setChosen(LANGUAGES.find(each => each === target.value))}
        >
          {LANGUAGES.map(each => (
            <option key={each} value={each}>
              {languageName(each)}
            </option>
          ))}
        </SelectField>
      )}
      {person && assignments !== person.assignments && <KeptWithin id={person.id} name={person.name} />}
    </FormDialog>
  )
}
