import type { experiments } from '#contract/staff/experiments/experiments.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { estimate } from './estimate.service.ts'
import {
  endExperiment,
  removeExperiment,
  saveExperiment,
  startExperiment,
  stopExperiment,
} from './experiment-desk.service.ts'
import { experimentsFor, ordersOf, showExperiment } from './show.service.ts'

export const experimentHandlers: StaffHandlers<typeof experiments> = {
  list: (desk, { query }) => experimentsFor(desk, query),
  read: (desk, { params }) => showExperiment(desk, params.experimentId),
  estimate: (desk, { body }) => estimate(desk, body),
  save: (desk, { params, body }) => saveExperiment(desk, params.experimentId, body),
  start: (desk, { params, body }) => startExperiment(desk, params.experimentId, body.seen),
  stop: (desk, { params }) => stopExperiment(desk, params.experimentId),
  end: (desk, { params, body }) => endExperiment(desk, params.experimentId, body),
  remove: (desk, { params }) => removeExperiment(desk, params.experimentId),
  orders: (desk, { params, query }) => ordersOf(desk, params.experimentId, query),
}
