import type { PageVisit } from '#contract/web.ts'
import { formatDate } from '#domain/time/dates.ts'
import { matchPhone, formatPhone, storedPhone } from '#domain/identity/phone.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { dateFormatOf } from '#domain/sites/sites.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { Island } from '#web/islands/island.tsx'
import { page } from '#web/page-factory.tsx'
import { genderOf, SIGN_UP_GENDERS, storedBirthDate } from '#web/sign-in/sign-up-fields.ts'
import { FormMarks } from '#web/sign-in/step-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { PhoneField } from '#web/ui/fields/phone-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import { titleOf } from '../sign-in/flow-page.tsx'
import { AccountFrame, Part } from './account-frame.tsx'
import { accountAction, loadAccount, textOf, type AccountData } from './account-page.ts'
import { faultAt } from './fault-at.ts'
import { proveAddress } from './prove-address.ts'

export const profilePage = page<AccountData>({
  path: '/account/profile',
  load: loadAccount,
  head: (_data, visit) => ({ title: titleOf(visit, 'account.profile'), robots: 'noindex' }),
  View: ProfileView,
  actions: {
    profile: accountAction('/account/profile', 'saved', ({ call, form, locale }) => {
      const phone = textOf(form, 'phone')
      const birthDate = textOf(form, 'birthDate')
      const gender = genderOf(form.get('gender') ?? '')
      const plain = {
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        email: textOf(form, 'email'),
        postalCode: textOf(form, 'postalCode'),
      }
      const consumerDetails = {
        ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
        ...(phone !== undefined && { phone: storedPhone(form.get('phoneDialCode') ?? '1', phone) }),
        ...(birthDate !== undefined && { birthDate: storedBirthDate(locale, birthDate) }),
        ...(gender !== undefined && { gender }),
      }
      return call('consumer.updateProfile', { body: { consumerProfile: { consumerDetails } } })
    }),
    password: accountAction('/account/profile', 'passwordChanged', ({ call, form }) =>
      call('authentication.changePassword', {
        body: {
          currentPassword: form.get('currentPassword') ?? '',
          newPassword: form.get('newPassword') ?? '',
          confirmPassword: form.get('confirmPassword') ?? '',
          keepPasskeys: form.get('keepPasskeys') === 'on',
        },
      }),
    ),
  },
})

function ProfileView({ data: { profile, flash }, visit }: { data: AccountData; visit: PageVisit }) {
  const t = useT()
  const details = profile.consumerDetails
  const typed = flash.form === 'profile' ? (flash.values ?? {}) : {}
  const faulty = faultAt(t, flash.failure)
  const phone = details.phone === undefined ? undefined : matchPhone(details.phone)
  const action = shopUrl(visit.locale, '/account/profile')
  return (
    <AccountFrame visit={visit} flash={flash} title={t('account.profile')}>
      <Part title={t('account.personal')}>
        <form method="post" action={action} className="flex flex-col gap-5">
          <FormMarks action="profile" />
          <ChecksItself />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...faulty('firstName')}
              name="firstName"
              label={t('signin.firstName')}
              defaultValue={typed['firstName'] ?? details.firstName}
              autoComplete="given-name"
              required
            />
            <TextField
              {...faulty('lastName')}
              name="lastName"
              label={t('signin.lastName')}
              defaultValue={typed['lastName'] ?? details.lastName}
              autoComplete="family-name"
              required
            />
          </div>
          <EmailField
            {...faulty('email')}
            name="email"
            label={t('signin.email')}
            defaultValue={typed['email'] ?? details.email}
            {...(details.pendingEmail !== undefined && {
              hint: t('account.emailPending', { email: details.pendingEmail }),
            })}
            required
          />
          <PhoneField
            {...faulty('phone')}
            name="phone"
            label={t('signin.phone')}
            dialCode={typed['phoneDialCode']}
            country={phone?.country ?? visit.site.country}
            defaultValue={typed['phone'] ?? (phone ? formatPhone(phone.dialCode, phone.national) : '')}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...faulty('postalCode')}
              name="postalCode"
              label={t('signin.postalCode')}
              defaultValue={typed['postalCode'] ?? details.postalCode}
              autoComplete="postal-code"
            />
            {details.birthDate === undefined ? (
              <DateField
                {...faulty('birthDate')}
                name="birthDate"
                label={t('signin.birthDate')}
                defaultValue={typed['birthDate']}
              />
            ) : (
              <DateField
                name="birthDateShown"
                label={t('signin.birthDate')}
                defaultValue={formatDate(details.birthDate, dateFormatOf(visit.locale))}
                hint={t('account.birthDateFixed')}
                disabled
                required
              />
            )}
          </div>
          {visit.site.features.genderAsked && (
            <SelectField
              name="gender"
              label={t('signin.gender')}
              placeholder={t('signin.chooseGender')}
              defaultValue={typed['gender'] ?? details.gender ?? ''}
              choices={SIGN_UP_GENDERS.map(value => ({ value, label: t(`signin.${value}`) }))}
            />
          )}
          <Button type="submit" className="self-start">
            {t('account.save')}
          </Button>
        </form>
      </Part>
      <Part title={t('account.password')}>
        <form method="post" action={action} className="flex max-w-md flex-col gap-5">
          <FormMarks action="password" />
          <ChecksItself />
          <PasswordField
            {...faulty('currentPassword')}
            name="currentPassword"
            label={t('account.currentPassword')}
            required
          />
          <PasswordField
            {...faulty('newPassword')}
            name="newPassword"
            label={t('account.newPassword')}
            checklist
            required
          />
          <PasswordField
            {...faulty('confirmPassword')}
            name="confirmPassword"
            label={t('account.confirmPassword')}
            isNew
            required
          />
          <CheckboxField name="keepPasskeys" label={t('account.keepPasskeys')} />
          <Button type="submit" look="secondary" className="self-start">
            {t('account.changePassword')}
          </Button>
        </form>
      </Part>
      <Part title={t('account.passkeys')}>
        <Island name="passkeys" wake="load" props={{ proveAt: proveAddress(visit.locale, action) }} />
      </Part>
    </AccountFrame>
  )
}
