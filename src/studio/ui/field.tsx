import { useId, type ComponentProps, type ReactNode } from 'react'

type Shared = { readonly label: string; readonly hint?: string | undefined }

export function Field({ label, hint, ...props }: Shared & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...props} id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function SelectField({
  label,
  children,
  ...props
}: Shared & ComponentProps<'select'> & { children: ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select {...props} id={id}>
        {children}
      </select>
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
