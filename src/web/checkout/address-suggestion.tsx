import type { Address } from '#contract/address/address.entities.ts'
import { liesIn } from '#domain/address/postal-provinces.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/text.tsx'
import { AddressText } from './address-text.tsx'
import type { Draft } from './address-fields.tsx'

type Props = { typed: Draft; meant: Address; captcha: string | undefined }

/** What may have been meant, beside what was typed: one press decides. */
export function AddressSuggestion({ typed, meant, captcha }: Props) {
  const { t } = useI18n()
  const { city, stateCityProvDept, postalCode } = meant
  // What the shop would refuse is not offered; the form below it is there to write something else.
  const mayStay = liesIn(meant.countryCode, postalCode ?? '', typed['stateCityProvDept'] ?? '')
  const proof = captcha === undefined ? {} : { _captcha: captcha }
  return (
    <section aria-labelledby="suggestion" className="mb-8 flex flex-col gap-4 bg-stone-100 p-6">
      <Heading level={3} size="sm" id="suggestion">
        {t('checkout.suggestion')}
      </Heading>
      <AddressText address={meant} />
      <div className="flex flex-wrap gap-3">
        <Choice
          fields={{ ...typed, ...proof, city, stateCityProvDept, postalCode }}
          label={t('checkout.useSuggestion')}
        />
        {mayStay && <Choice fields={{ ...typed, ...proof }} label={t('checkout.keepTyped')} look="secondary" />}
      </div>
    </section>
  )
}

type ChoiceProps = { fields: Draft; label: string; look?: 'primary' | 'secondary' }

const Choice = ({ fields, label, look = 'primary' }: ChoiceProps) => (
  <form method="post">
    <input type="hidden" name="_action" value="shipping" />
    <input type="hidden" name="checked" value="yes" />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value ?? ''} />
    ))}
    <Button type="submit" look={look}>
      {label}
    </Button>
  </form>
)
