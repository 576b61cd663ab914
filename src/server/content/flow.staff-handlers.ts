import type { releases } from '#contract/staff/content/releases.ts'
import type { reviews } from '#contract/staff/content/reviews.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { listComings } from '../turns/comings.service.ts'
import { publishRelease, revertRelease } from './publish-release.service.ts'
import {
  changeRelease,
  createRelease,
  includeInRelease,
  leaveOutOfRelease,
  listReleases,
  readRelease,
  removeRelease,
  timeline,
} from './releases.service.ts'
import { askForReview, decideReview, listReviews, subjectOf } from './reviews.service.ts'

const done = async (work: Promise<void>): Promise<{ success: true }> => {
  await work
  return { success: true }
}

export const reviewHandlers: StaffHandlers<typeof reviews> = {
  list: (desk, { query }) => listReviews(desk, query),
  ask: (desk, { body: { slug = null, releaseId = null, ...asked } }) =>
    askForReview(desk, subjectOf({ slug, releaseId }), asked),
  decide: (desk, { params, body }) => done(decideReview(desk, params.reviewId, body)),
}

export const releaseHandlers: StaffHandlers<typeof releases> = {
  list: (desk, { query }) => listReleases(desk, query),
  read: (desk, { params }) => readRelease(desk, params.releaseId),
  create: (desk, { body }) => createRelease(desk, body),
  change: (desk, { params, body }) => done(changeRelease(desk, params.releaseId, body)),
  remove: (desk, { params }) => done(removeRelease(desk, params.releaseId)),
  include: (desk, { params }) => done(includeInRelease(desk, params.releaseId, params.slug)),
  leaveOut: (desk, { params }) => done(leaveOutOfRelease(desk, params.releaseId, params.slug)),
  publish: (desk, { params, body }) => publishRelease(desk, params.releaseId, body.seen),
  revert: (desk, { params }) => revertRelease(desk, params.releaseId),
  timeline,
  comings: listComings,
}
