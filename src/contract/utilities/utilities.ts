import { z } from 'zod'
import { AddressRules, CountryList } from '../address/address.entities.ts'
import { endpoint } from '../endpoint.ts'
import { CountryCode, EmployeeId, StoreId } from '../fields.ts'

export const utilities = {
  countryList: endpoint({
    method: 'GET',
    path: '/consumers-v3/utilities/countryList',
    summary: 'List the countries we deliver to',
    response: CountryList,
  }),
  addressRules: endpoint({
    method: 'GET',
    path: '/consumers-v3/utilities/{token}/{countryCode}',
    summary: 'Read what the address form of a country asks for',
    description: 'The specification shows the two parameters only; the token says which form.',
    params: z.object({
      token: z.enum(['shippingAddress', 'billingAddress']),
      countryCode: CountryCode,
    }),
    response: AddressRules,
    errors: ['NOT_FOUND'],
  }),
  stores: endpoint({
    method: 'GET',
    path: '/consumers-v3/utilities/stores',
    summary: 'List the stores an associate can choose',
    response: z
      .object({
        stores: z.array(
          z.object({
            storeId: StoreId,
            storeName: z.string().meta({ examples: ['Cairn Boulder'] }),
            city: z.string().meta({ examples: ['Boulder'] }),
            countryCode: CountryCode,
          }),
        ),
      })
      .meta({ id: 'AssociateStores' }),
  }),
  storeEmployees: endpoint({
    method: 'GET',
    path: '/consumers-v3/utilities/stores/{storeId}/employees',
    summary: 'List the employees of a store, for an associate who is signed in there',
    params: z.object({ storeId: StoreId }),
    response: z
      .object({
        storeId: StoreId,
        employees: z.array(
          z.object({ storeEmployeeId: EmployeeId, storeEmployeeName: z.string().meta({ examples: ['Jo Marsh'] }) }),
        ),
      })
      .meta({ id: 'StoreEmployees' }),
    errors: ['CANNOT_AUTHORISE', 'EMPLOYEE_STORE_NOT_FOUND'],
  }),
}
