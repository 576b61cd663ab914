import { useState } from 'react'
import { formatInterests, INTERESTS, parseInterests } from '#domain/consumer/interests.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { attempt } from './attempt.ts'
import type { FormFailure } from './error-text.ts'
import type { StepProps } from './flow-state.ts'
import { FailureNotice, StepFrame } from './step-frame.tsx'

export function InterestsStep({ profile, go }: StepProps) {
  const { t } = useI18n()
  const [chosen, setChosen] = useState(() => new Set(parseInterests(profile?.preferences.interests ?? '')))
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<FormFailure>()
  const toggle = (interest: string) => {
    const next = new Set(chosen)
    if (!next.delete(interest)) next.add(interest)
    setChosen(next)
  }
  async function save() {
    setSaving(true)
    const preferences = { interests: formatInterests([...chosen]) }
    const refused = await attempt(() => call('consumer.updateProfile', { body: { consumerProfile: { preferences } } }))
    setSaving(false)
    setFailure(refused)
    if (!refused) go('success')
  }
  return (
    <StepFrame title={t('signin.interestsTitle')} text={t('signin.interestsText')}>
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap gap-2">
        {INTERESTS.map(interest => (
          <button
            key={interest}
            type="button"
            aria-pressed={chosen.has(interest)}
            onClick={() => toggle(interest)}
            className="min-h-11 rounded-control border border-stone-500 px-4 font-semibold transition-colors aria-pressed:border-forest aria-pressed:bg-forest aria-pressed:text-paper"
          >
            {t(`account.interest-${interest}`)}
          </button>
        ))}
      </div>
      <div className="flex flex-col gap-3">
        <Button wide loading={saving} disabled={chosen.size === 0} onClick={() => void save()}>
          {t('signin.save')}
        </Button>
        <Button look="quiet" wide onClick={() => go('success')}>
          {t('signin.skip')}
        </Button>
      </div>
    </StepFrame>
  )
}
