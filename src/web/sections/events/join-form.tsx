import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import { name as nameRule, required } from '#domain/identity/validators.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { call } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import { ticked, useForm } from '#web/ui/fields/use-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextButton } from '#web/ui/text.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { serverTime } from '#web/session/server-time.ts'
import type { Attendee } from './attendee-of.ts'
import { dayField, type EventOffer } from './event-offer.ts'

type Props = { offer: EventOffer; attendee: Attendee; onJoined?: () => void }

/** The second step: which days, with whom, on which terms. On a page of its own it also posts without script. */
export function JoinForm({ offer, attendee, onJoined }: Props) {
  const { t, bcp47 } = useI18n()
  const { days } = offer
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    initial: { attendingDays: days.join(','), plusOne: '', terms: '' },
    rules: { attendingDays: [required], plusOne: [nameRule], terms: [ticked] },
    async onSubmit({ attendingDays, plusOne }) {
      try {
        await call('consumer.registerForEvent', {
          body: {
            ...attendee,
            eventId: offer.eventId,
            attendingDays,
            eventTermsAccepted: true,
            ...(plusOne.trim() === '' ? {} : { plusOne }),
            registrationTimestamp: await serverTime(),
          },
        })
        onJoined?.()
      } catch (error) {
        if (!(error instanceof CallError || error instanceof TypeError)) throw error
        setProblem(await failureWords(error, t('ui.failed')))
      }
    },
  })
  const attending = form.values.attendingDays.split(',')
  const attend = (day: string, comes: boolean) =>
    form.setValue('attendingDays', days.filter(each => (each === day ? comes : attending.includes(each))).join(','))
  const label = dateFormat(bcp47, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <form method="post" {...form.formProps} className="flex flex-col gap-5">
      <input type="hidden" name="_action" value="join" />
      {problem && (
        <Notice kind="error" action={<TextButton onClick={() => setProblem(undefined)}>{t('ui.close')}</TextButton>}>
          {problem}
        </Notice>
      )}
      <EmailField name="email" label={t('sections.email')} value={attendee.email} readOnly required />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{t('sections.eventDays')}</legend>
        {days.map((day, at) => (
          <CheckboxField
            key={day}
            name={dayField(day)}
            label={label.format(new Date(`${day}T12:00:00Z`))}
            checked={attending.includes(day)}
            // Said once, of all of them.
            error={at === 0 ? form.errors.get('attendingDays') : undefined}
            onChange={comes => attend(day, comes)}
          />
        ))}
      </fieldset>
      {offer.enablePlusOne && (
        <TextField {...form.field('plusOne')} label={t('sections.plusOne')} hint={t('sections.plusOneHint')} />
      )}
      <section>
        <h3 className="mb-2 font-semibold">{t('sections.eventTermsTitle')}</h3>
        <RichText html={offer.terms} className="text-sm text-slate" />
      </section>
      <CheckboxField {...form.checkbox('terms')} label={t('sections.eventTerms')} required />
      <Button type="submit" loading={form.submitting}>
        {offer.submitCtaLabel}
      </Button>
    </form>
  )
}
