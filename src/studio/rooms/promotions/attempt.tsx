import { useState, type ComponentProps } from 'react'
import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts'
import { SHIPPING_METHOD_CODES, type ShippingMethodCode } from '#domain/delivery/delivery.ts'
import { AUDIENCE_LABELS } from '#domain/promotions/audience-labels.ts'
import { AUDIENCES, type Audience } from '#domain/promotions/promotion.ts'
import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Checks } from '../../ui/checks.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { WhyTable } from '../../why/why-table.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { AttemptItems, AttemptStart } from './attempt-items.tsx'
import type { Made } from './promotion.ts'
import { WORDS } from './words.ts'

type Props = { readonly id: string; readonly made: Made; readonly why: string | undefined }

/** What a cart would cost without the promotion as it stands in the form, and with it. */
export function Attempt({ id, made, why }: Props) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const { money, language } = useI18n()
  const { data: me } = useMe()
  const [siteId, setSiteId] = useState<SiteId>(made.sites[0] ?? 'US')
  const [items, setItems] = useState<ComponentProps<typeof AttemptItems>['items']>([])
  const [audience, setAudience] = useState<readonly Audience[]>([])
  const [shippingCode, setShippingCode] = useState<ShippingMethodCode>('standard')
  const attempt = useSend('promotions.attempt', [], 'form')
  const found = attempt.data
  return (
    <section className="part attempt">
      <h2>{w('tryIt')}</h2>
      <AttemptStart
        onFound={cart => {
          setSiteId(cart.siteId)
          setItems(cart.items)
          setShippingCode(cart.shippingCode)
          setAudience(cart.audience)
        }}
      />
      <AttemptItems items={items} onItems={setItems} />
      <div className="made-part">
        <SelectField
          label={w('site')}
          value={siteId}
          onChange={({ target }) => setSiteId(SITE_IDS.find(each => each === target.value) ?? 'US')}
        >
          {SITE_IDS.filter(site => me?.sites.includes(site)).map(site => (
            <option key={site}>{site}</option>
          ))}
        </SelectField>
        <SelectField
          label={w('sentBy')}
          value={shippingCode}
          onChange={({ target }) =>
            setShippingCode(SHIPPING_METHOD_CODES.find(each => each === target.value) ?? 'standard')
          }
        >
          {SHIPPING_METHOD_CODES.map(code => (
            <option key={code} value={code}>
              {DELIVERY_LABELS[code][language]}
            </option>
          ))}
        </SelectField>
        <Checks
          legend={w('buyer')}
          all={AUDIENCES}
          named={each => AUDIENCE_LABELS[each][language]}
          chosen={audience}
          onChosen={setAudience}
        />
        <Button
          busy={attempt.isPending}
          why={why ?? needed([w('items'), items.length > 0])}
          onClick={() =>
            attempt.mutate([{ body: { promotionId: id, made, siteId, items, audience: [...audience], shippingCode } }])
          }
        >
          {w('try')}
        </Button>
      </div>
      <FormError error={attempt.error} />
      {found && (
        <>
          <p>
            <strong>{w('gives', { amount: money(found.given, found.after.currency) })}</strong>
            {found.unknown.length > 0 && ` ${w('unknown', { skus: found.unknown.join(', ') })}`}
          </p>
          <div className="side-by-side">
            <WhyTable why={found.before} caption={w('without')} />
            <WhyTable why={found.after} caption={w('with')} />
          </div>
        </>
      )}
    </section>
  )
}
