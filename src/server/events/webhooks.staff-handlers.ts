import type { webhooks } from '#contract/staff/events/webhooks.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { allDeliveries, replay } from './deliveries.service.ts'
import { allEndpoints, changeEndpoint, createEndpoint, removeEndpoint, rotateSecret } from './endpoints.service.ts'

export const webhookHandlers: StaffHandlers<typeof webhooks> = {
  list: async desk => ({ endpoints: await allEndpoints(desk) }),
  create: (desk, { body }) => createEndpoint(desk, body),
  change: (desk, { params, body }) => changeEndpoint(desk, params.endpointId, body),
  rotate: (desk, { params }) => rotateSecret(desk, params.endpointId),
  remove: (desk, { params }) => removeEndpoint(desk, params.endpointId),
  deliveries: (desk, { query }) => allDeliveries(desk, query),
  replay: (desk, { params, body }) => replay(desk, params.endpointId, body),
}
