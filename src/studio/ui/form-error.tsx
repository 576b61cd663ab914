import { CallError } from '#contract/client.ts'
import { useI18n } from '../i18n/i18n.tsx'

/** Why a form was refused, said where it was sent. */
export function FormError({ error }: { readonly error: Error | null }) {
  const { t } = useI18n()
  return (
    <p className="form-error" role="alert">
      {error && (error instanceof CallError ? error.message : t('failedText'))}
    </p>
  )
}
