import { useId, type ReactNode } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '../class-names.ts'
import { WarningIcon } from '../icons.tsx'

/** What every field takes: its words, and what is wrong with it. */
export type FieldProps = {
  name: string
  label: string
  id?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** The label is read aloud but not shown: only where something beside the field says the same. */
  hideLabel?: boolean | undefined
  className?: string | undefined
}

export type FieldWiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Ids that tie a control to its hint and its error. */
export function useFieldWiring({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): FieldWiring {
  const own = useId()
  const control = id ?? own
  const described = [hint ? `${control}-hint` : '', error ? `${control}-error` : ''].filter(Boolean).join(' ')
  return { id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

export const controlLook = (className?: string): string =>
  cx(
    'block min-h-12 w-full rounded-control border bg-white px-3.5 py-2.5 text-base text-ink transition-colors',
    'placeholder:text-slate/80 disabled:bg-stone-100 disabled:text-slate [&[readonly]]:bg-stone-100',
    'border-stone-500 not-aria-invalid:hover:border-ink aria-invalid:border-berry',
    className,
  )

type FrameProps = FieldProps & { control: string; children: ReactNode }

export function FieldFrame({ control, label, hint, error, required, hideLabel, className, children }: FrameProps) {
  const t = useT()
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={control} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {!required && <span className="font-normal text-slate"> {t('forms.optional')}</span>}
      </label>
      {children}
      <FieldNotes control={control} hint={hint} error={error} />
    </div>
  )
}

export const FieldNotes = ({
  control,
  hint,
  error,
}: {
  control: string
  hint?: ReactNode
  error?: string | undefined
}) => (
  <>
    {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    {hint && (
      <p id={`${control}-hint`} className="text-sm text-slate">
        {hint}
      </p>
    )}
  </>
)

/** What is wrong with a field, under it. */
export const FieldError = ({ id, children }: { id?: string; children?: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm text-berry">
    <WarningIcon size={16} className="mt-0.5 shrink-0" />
    {children}
  </p>
)
