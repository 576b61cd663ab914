import { useId, type ComponentProps, type ReactNode } from 'react'

type Shared = { readonly label: string; readonly hint?: string | undefined }
/** Why what is in a field was refused. */
type Refused = { readonly trouble?: string | undefined }

export function Field({ label, hint, trouble, ...props }: Shared & Refused & ComponentProps<'input'>) {
  const id = useId()
  const said = trouble ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...props}
        id={id}
        aria-invalid={trouble === undefined ? props['aria-invalid'] : true}
        aria-describedby={said === undefined ? undefined : `${id}-hint`}
      />
      {said !== undefined && (
        <p className={trouble === undefined ? 'hint' : 'form-error'} id={`${id}-hint`} aria-live="polite">
          {said}
        </p>
      )}
    </div>
  )
}

export function SelectField({
  label,
  hint,
  trouble,
  children,
  ...props
}: Shared & Refused & ComponentProps<'select'> & { children: ReactNode }) {
  const id = useId()
  const said = trouble ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        {...props}
        id={id}
        aria-invalid={trouble === undefined ? undefined : true}
        aria-describedby={said === undefined ? undefined : `${id}-hint`}
      >
        {children}
      </select>
      {said !== undefined && (
        <p className={trouble === undefined ? 'hint' : 'form-error'} id={`${id}-hint`}>
          {said}
        </p>
      )}
    </div>
  )
}

export function TextField({ label, hint, ...props }: Shared & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea rows={3} {...props} id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
