import type { utilities } from '#contract/utilities/utilities.ts'
import { addressRules } from '#domain/address/address-rules.ts'
import { COUNTRY_CODES, countryList } from '#domain/address/countries.ts'
import { maskFor } from '#domain/identity/phone.ts'
import { PHONE_CODES } from '#domain/identity/phone-codes.ts'
import { bcp47Of } from '#domain/sites/sites.ts'
import type { Handlers } from '../http/operation.ts'
import { associateStores, storeEmployees } from '../identity/associate.service.ts'
import { StoreError } from '../store-error.ts'

const phoneCodes = PHONE_CODES.map(({ code, dialCode }) => ({ code, dialCode, mask: maskFor(dialCode, 0) }))

export const utilitiesHandlers: Handlers<typeof utilities> = {
  countryList: ({ site, locale }) => ({ countries: countryList(site.shipsTo, bcp47Of(locale)) }),
  addressRules: ({ site, language }, { params: { token, countryCode } }) => {
    const kind = token === 'billingAddress' ? 'billing' : 'shipping'
    const served: readonly string[] = kind === 'billing' ? COUNTRY_CODES : site.shipsTo
    if (!served.includes(countryCode)) throw new StoreError('NOT_FOUND')
    const { fields, provinces } = addressRules(countryCode, { kind, language })
    return { countryCode, fields, provinces: [...provinces], phoneCodes }
  },
  stores: associateStores,
  storeEmployees: (shop, { params }) => storeEmployees(shop, params.storeId),
}
