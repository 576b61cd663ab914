import { email } from '#domain/identity/email.ts'
import { password } from '#domain/identity/password.ts'
import { phone } from '#domain/identity/phone.ts'
import { date } from '#domain/time/date-validators.ts'
import { dateFormatOf } from '#domain/sites/sites.ts'
import { required } from '#domain/identity/validators.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { showToast } from '#web/toasts/toast-state.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { PhoneField } from '#web/ui/fields/phone-field.tsx'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { ticked, useForm } from '#web/ui/fields/use-form.ts'

/** Every field in one form: for the page that shows the primitives, and for the tests of fields. */
export default function StyleFields() {
  const { locale } = useI18n()
  const form = useForm({
    initial: { name: '', email: '', phone: '', dialCode: '1', birthDate: '', password: '', terms: '' },
    rules: values => ({
      name: [required],
      email: [required, email],
      phone: [phone({ dialCode: values.dialCode })],
      birthDate: [date(dateFormatOf(locale))],
      password: [required, password],
      terms: [ticked],
    }),
    onSubmit: () => showToast({ text: 'Sent', action: { label: 'Undo', onClick: () => form.reset() } }),
  })
  return (
    <form {...form.formProps} className="grid max-w-form gap-5">
      <TextField {...form.field('name')} label="First name" required autoComplete="given-name" />
      <EmailField {...form.field('email')} label="Email" required hint="For the receipt." />
      <PhoneField
        {...form.field('phone')}
        label="Phone"
        country="US"
        dialCode={form.values.dialCode}
        onDialCodeChange={code => form.setValue('dialCode', code)}
      />
      <DateField {...form.field('birthDate')} label="Date of birth" />
      <PasswordField {...form.field('password')} label="Password" checklist required />
      <SelectField
        name="size"
        label="Size"
        placeholder="Choose"
        choices={[
          { value: '9', label: 'US 9' },
          { value: '10', label: 'US 10' },
        ]}
        required
      />
      <TextareaField name="message" label="Message" maxLength={250} />
      <RadioField
        name="delivery"
        legend="Delivery"
        rows
        defaultValue="standard"
        choices={[
          { value: 'standard', label: 'Standard', note: '3–5 business days', aside: '$6.95' },
          { value: 'pickup', label: 'Pick up at Boulder', note: 'Today', aside: 'Free' },
        ]}
      />
      <CheckboxField {...form.checkbox('terms')} label="I have read the terms." required />
      <Button type="submit" loading={form.submitting} className="justify-self-start">
        Send
      </Button>
    </form>
  )
}
