import { useEffect, useState } from 'react'
import { CallError } from '#contract/client.ts'
import { eventDays } from '#domain/dates.ts'
import { name as nameRule } from '#domain/validators.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { call } from '#web/call.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import { ticked, useForm } from '#web/ui/fields/use-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import { HEADING_SIZES } from '#web/ui/text.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { EventSteps } from './event-steps.tsx'
import { findAttendee, type Attendee } from './find-attendee.ts'

type Props = {
  eventId: string
  startDate: string
  endDate: string
  enablePlusOne: boolean
  terms: string
  submitCtaLabel: string
  confirmationTitle: string
  confirmationSubtitle: string
}
type Step = 'unknown' | 'signed-out' | 'join' | 'joined'

/** Two steps: sign in or create an account, then join. */
export default function EventSignUp(props: Props) {
  const { t, locale } = useI18n()
  const [step, setStep] = useState<Step>('unknown')
  const [attendee, setAttendee] = useState<Attendee>()

  useEffect(() => {
    void findAttendee().then(found => {
      setAttendee(found)
      setStep(found ? 'join' : 'signed-out')
    })
  }, [])

  if (step === 'joined')
    return (
      <output className="flex flex-col items-start gap-4">
        <h3 className={HEADING_SIZES.md}>{props.confirmationTitle}</h3>
        {props.confirmationSubtitle && <p>{props.confirmationSubtitle}</p>}
        <Button look="secondary" onClick={() => setStep('join')}>
          {t('ui.close')}
        </Button>
      </output>
    )
  const back = `next=${encodeURIComponent(typeof location === 'undefined' ? '' : location.pathname)}`
  return (
    <div className="flex flex-col gap-6">
      <EventSteps signedIn={step === 'join'} />
      {step === 'signed-out' && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`/${locale}/sign-in?${back}`}>{t('sections.signIn')}</ButtonLink>
          <ButtonLink href={`/${locale}/sign-up?${back}`} look="secondary">
            {t('sections.createAccount')}
          </ButtonLink>
        </div>
      )}
      {attendee && step === 'join' && <JoinForm {...props} attendee={attendee} onJoined={() => setStep('joined')} />}
    </div>
  )
}

function JoinForm({ attendee, onJoined, ...props }: Props & { attendee: Attendee; onJoined: () => void }) {
  const { t, bcp47 } = useI18n()
  const days = eventDays(props.startDate, props.endDate)
  const [attending, setAttending] = useState<readonly string[]>(days)
  const [problem, setProblem] = useState<string>()
  const form = useForm({
    initial: { plusOne: '', terms: '' },
    rules: { plusOne: [nameRule], terms: [ticked] },
    async onSubmit({ plusOne }) {
      try {
        await call('consumer.registerForEvent', {
          body: {
            ...attendee,
            eventId: props.eventId,
            attendingDays: attending.join(','),
            eventTermsAccepted: true,
            ...(plusOne.trim() === '' ? {} : { plusOne }),
            registrationTimestamp: new Date().toISOString(),
          },
        })
        onJoined()
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setProblem(error.message)
      }
    },
  })
  const label = new Intl.DateTimeFormat(bcp47, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <form {...form.formProps} noValidate className="flex flex-col gap-5">
      {problem && (
        <Notice
          kind="error"
          action={
            <button type="button" onClick={() => setProblem(undefined)}>
              {t('ui.close')}
            </button>
          }
        >
          {problem}
        </Notice>
      )}
      <EmailField name="email" label={t('sections.email')} value={attendee.email} readOnly />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">{t('sections.eventDays')}</legend>
        {days.map(day => (
          <CheckboxField
            key={day}
            name={`day-${day}`}
            label={label.format(new Date(`${day}T12:00:00Z`))}
            checked={attending.includes(day)}
            onChange={checked =>
              setAttending(was => days.filter(each => (each === day ? checked : was.includes(each))))
            }
          />
        ))}
      </fieldset>
      {props.enablePlusOne && (
        <TextField {...form.field('plusOne')} label={t('sections.plusOne')} hint={t('sections.plusOneHint')} />
      )}
      <RichText html={props.terms} className="text-sm text-slate" />
      <CheckboxField {...form.checkbox('terms')} label={t('sections.eventTerms')} required />
      <Button type="submit" loading={form.submitting} disabled={form.submitting || attending.length === 0}>
        {props.submitCtaLabel}
      </Button>
    </form>
  )
}
