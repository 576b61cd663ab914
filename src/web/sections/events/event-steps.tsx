import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icons.tsx'

/** Where the visitor is; the first step carries a check once signed in. */
export function EventSteps({ signedIn }: { signedIn: boolean }) {
  const t = useT()
  const steps = [
    { label: t('sections.stepAccount'), done: signedIn, now: !signedIn },
    { label: t('sections.stepJoin'), done: false, now: signedIn },
  ]
  return (
    <ol className="flex gap-6 text-sm">
      {steps.map(({ label, done, now }, index) => (
        <li
          key={label}
          aria-current={now ? 'step' : undefined}
          className={cx('flex items-center gap-2', now ? 'font-semibold' : 'text-slate')}
        >
          <span className="grid size-6 place-items-center rounded-full border border-current">
            {done ? <CheckIcon size={14} /> : index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  )
}
