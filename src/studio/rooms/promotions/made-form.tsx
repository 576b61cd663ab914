import type { ReactNode } from 'react'
import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts'
import { SHIPPING_METHOD_CODES } from '#domain/delivery/delivery.ts'
import { typedAmount } from '#domain/money/price-moves.ts'
import { toMajor } from '#domain/money/money.ts'
import { KINDS_OF_PROMOTION, PROMOTION_KINDS, type KindField } from '#domain/promotions/promotion-kinds.ts'
import { AUDIENCE_LABELS } from '#domain/promotions/audience-labels.ts'
import { AUDIENCES, EXCLUSIVITIES } from '#domain/promotions/promotion.ts'
import { LANGUAGES, SITE_IDS } from '#domain/sites/sites.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { MomentField } from '../../moments/moment-field.tsx'
import { useZone } from '../../moments/use-zone.ts'
import { ZoneField } from '../../moments/zone-field.tsx'
import { Checks } from '../../ui/checks.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { GoodsField } from './goods-field.tsx'
import { NumberField } from './inputs.tsx'
import type { Made } from './promotion.ts'
import { Scope } from './scope.tsx'
import { WORDS } from './words.ts'

type Props = {
  readonly made: Made
  readonly disabled: boolean
  readonly fault: string | undefined
  readonly onChange: (made: Made) => void
}

/** What a promotion is made of. Its kind says what is asked. */
export function MadeForm({ made, disabled, fault, onChange }: Props) {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const [zone, setZone] = useZone(made.sites)
  const set = (change: Partial<Made>) => onChange({ ...made, ...change })
  const { levels, needs, either = [] } = KINDS_OF_PROMOTION[made.kind]
  return (
    <fieldset className="made-form" disabled={disabled}>
      <legend className="unseen">{w('promotion')}</legend>
      <Part title={w('name')}>
        {LANGUAGES.map(each => (
          <Field
            key={each}
            label={w(`name_${each}`)}
            maxLength={120}
            value={made.names[each] ?? ''}
            onChange={event => set({ names: { ...made.names, [each]: event.target.value } })}
          />
        ))}
      </Part>
      <Part title={w('callouts')}>
        {LANGUAGES.map(each => (
          <Field
            key={each}
            label={w(`callout_${each}`)}
            maxLength={200}
            value={made.callouts[each] ?? ''}
            onChange={event => set({ callouts: { ...made.callouts, [each]: event.target.value } })}
          />
        ))}
      </Part>
      <Part title={w('does')}>
        <SelectField
          label={w('kind')}
          value={made.kind}
          onChange={event => {
            const kind = PROMOTION_KINDS.find(each => each === event.target.value) ?? 'percentage'
            const [first] = KINDS_OF_PROMOTION[kind].levels
            set({ kind, level: KINDS_OF_PROMOTION[kind].levels.find(each => each === made.level) ?? first })
          }}
        >
          {PROMOTION_KINDS.map(kind => (
            <option key={kind} value={kind}>
              {KINDS_OF_PROMOTION[kind].label[language]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={w('level')}
          value={made.level}
          onChange={event => set({ level: levels.find(each => each === event.target.value) ?? levels[0] })}
        >
          {levels.map(level => (
            <option key={level} value={level}>
              {w(`level_${level}`)}
            </option>
          ))}
        </SelectField>
        {[...needs, ...either].map(field => (
          <KindInput key={field} field={field} made={made} wrong={fault === field} set={set} />
        ))}
        {made.level === 'SHIPPING' && (
          <Checks
            legend={w('shippingCodes')}
            all={SHIPPING_METHOD_CODES}
            chosen={made.shippingCodes}
            named={code => DELIVERY_LABELS[code][language]}
            onChosen={shippingCodes => set({ shippingCodes: [...shippingCodes] })}
          />
        )}
      </Part>
      <Part title={w('what')}>
        <Scope made={made} set={set} />
        <AmountField
          label={w('minSubtotal')}
          minor={made.minSubtotal}
          onMinor={minSubtotal => set({ minSubtotal: minSubtotal ?? 0 })}
        />
        {made.minSubtotal > 0 && (
          <NumberField
            label={w('approachingPercent')}
            value={made.approachingPercent}
            onValue={approachingPercent => set({ approachingPercent: approachingPercent ?? 60 })}
          />
        )}
        <NumberField label={w('minQty')} value={made.minQty} onValue={minQty => set({ minQty: minQty ?? 0 })} />
      </Part>
      <Part title={w('who')}>
        <Checks
          legend={w('audience')}
          all={AUDIENCES}
          named={each => AUDIENCE_LABELS[each][language]}
          chosen={made.audience}
          onChosen={audience => set({ audience: [...audience] })}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={made.couponOnly}
            onChange={event => set({ couponOnly: event.target.checked })}
          />
          {w('couponOnly')}
        </label>
        <NumberField label={w('maxUses')} value={made.maxUses} onValue={maxUses => set({ maxUses })} />
        <NumberField
          label={w('maxUsesPerCustomer')}
          value={made.maxUsesPerCustomer}
          onValue={maxUsesPerCustomer => set({ maxUsesPerCustomer })}
        />
      </Part>
      <Part title={w('when')}>
        <MomentField label={w('startsAt')} zone={zone} value={made.startsAt} onChange={startsAt => set({ startsAt })} />
        <MomentField
          label={w('endsAt')}
          zone={zone}
          value={made.endsAt}
          wrong={fault === 'endsAt'}
          onChange={endsAt => set({ endsAt })}
        />
        <ZoneField zone={zone} onChange={setZone} />
        <Checks legend={w('sites')} all={SITE_IDS} chosen={made.sites} onChosen={sites => set({ sites: [...sites] })} />
      </Part>
      <Part title={w('beside')}>
        <SelectField
          label={w('exclusivity')}
          value={made.exclusivity}
          onChange={event => set({ exclusivity: EXCLUSIVITIES.find(each => each === event.target.value) ?? 'none' })}
        >
          {EXCLUSIVITIES.map(each => (
            <option key={each} value={each}>
              {w(`exclusivity_${each}`)}
            </option>
          ))}
        </SelectField>
        <NumberField
          label={w('priority')}
          value={made.priority}
          onValue={priority => set({ priority: priority ?? 0 })}
        />
      </Part>
    </fieldset>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="part">
      <h2>{title}</h2>
      <div className="made-part">{children}</div>
    </section>
  )
}

type KindInputProps = {
  readonly field: KindField
  readonly made: Made
  readonly wrong: boolean
  readonly set: (change: Partial<Made>) => void
}

function KindInput({ field, made, wrong, set }: KindInputProps) {
  const { w } = useWords(WORDS)
  if (field === 'amount')
    return <AmountField label={w(field)} minor={made.amount} onMinor={amount => set({ amount })} />
  if (field === 'bundleProductIds')
    return (
      <GoodsField
        label={w(field)}
        kind="product"
        most={20}
        wrong={wrong}
        ids={made.bundleProductIds}
        onIds={bundleProductIds => set({ bundleProductIds })}
      />
    )
  if (field === 'giftSku')
    return (
      <>
        <GoodsField
          label={w(field)}
          kind="sku"
          most={1}
          wrong={wrong}
          ids={made.giftSku === undefined ? [] : [made.giftSku]}
          onIds={([giftSku]) => set({ giftSku })}
        />
        <NumberField label={w('giftQty')} value={made.giftQty} onValue={giftQty => set({ giftQty: giftQty ?? 1 })} />
      </>
    )
  return <NumberField label={w(field)} value={made[field]} onValue={value => set({ [field]: value })} />
}

function AmountField({
  label,
  minor,
  onMinor,
}: {
  readonly label: string
  readonly minor: number | undefined
  readonly onMinor: (minor: number | undefined) => void
}) {
  return (
    <Field
      label={label}
      inputMode="decimal"
      defaultValue={minor === undefined ? '' : toMajor(minor)}
      onChange={({ target }) => onMinor(typedAmount(target.value))}
    />
  )
}
