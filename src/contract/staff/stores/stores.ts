import { z } from 'zod'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { CollectionPointId, EmployeeId, line, StoreId, StorePin } from '../../fields.ts'
import { personal, secret } from '../../hidden.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Done, PersonName } from '../people/staff.entities.ts'
import {
  Associate,
  ExceptionalDays,
  PickupCapacity,
  Services,
  StaffPoint,
  StaffStore,
  StoreRow,
  WeekHours,
} from './stores.entities.ts'

const one = z.object({ storeId: StoreId })
const associate = one.extend({ employeeId: EmployeeId })
const site = z.enum(SITE_IDS).optional()
const NewPin = z.object({ pin: StorePin.meta({ ...StorePin.meta(), ...secret }) })

export const stores = {
  list: staffEndpoint({
    method: 'GET',
    path: '/stores',
    staff: 'stores.read',
    summary: 'List the stores',
    query: z.object({ site }),
    response: z.object({ stores: z.array(StoreRow) }),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/stores/{storeId}',
    staff: 'stores.read',
    summary: 'Show a store with its hours and who works there',
    params: one,
    response: StaffStore,
    errors: ['STAFF_NOT_FOUND'],
  }),
  change: staffEndpoint({
    method: 'PATCH',
    path: '/stores/{storeId}',
    staff: 'stores.write',
    summary: 'Change hours, services or pickup of a store; shoppers see it at once',
    params: one,
    body: z.object({
      hours: WeekHours.optional(),
      exceptions: ExceptionalDays.optional(),
      services: Services.optional(),
      open: z.boolean().optional(),
      pickupCapacity: PickupCapacity.optional(),
    }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
  addAssociate: staffEndpoint({
    method: 'POST',
    path: '/stores/{storeId}/associates',
    staff: 'stores.write',
    proof: true,
    identifies: true,
    summary: 'Let somebody sell in a store; the PIN is shown this once',
    params: one,
    body: Associate.pick({ employeeId: true, manager: true }).extend({
      name: PersonName.meta({ ...PersonName.meta(), ...personal }),
    }),
    response: NewPin,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
  changeAssociate: staffEndpoint({
    method: 'PATCH',
    path: '/stores/{storeId}/associates/{employeeId}',
    staff: 'stores.write',
    proof: true,
    summary: 'Change what an associate may do, or let them go: they are signed out at once',
    params: associate,
    body: Associate.pick({ manager: true, active: true }).partial(),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
  resetPin: staffEndpoint({
    method: 'POST',
    path: '/stores/{storeId}/associates/{employeeId}/pin',
    staff: 'stores.write',
    proof: true,
    identifies: true,
    summary: 'Give an associate another PIN, shown this once; the old one and what it opened end',
    params: associate,
    response: NewPin,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
  points: staffEndpoint({
    method: 'GET',
    path: '/collection-points',
    staff: 'stores.read',
    summary: 'Find collection points by name, town or postal code',
    query: z.object({ q: line(100).optional(), site }),
    response: z.object({ points: z.array(StaffPoint) }),
  }),
  changePoint: staffEndpoint({
    method: 'PATCH',
    path: '/collection-points/{id}',
    staff: 'stores.write',
    summary: 'Change the hours of a collection point, or send nothing there',
    params: z.object({ id: CollectionPointId }),
    body: z.object({ hours: WeekHours.optional(), open: z.boolean().optional() }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
}
