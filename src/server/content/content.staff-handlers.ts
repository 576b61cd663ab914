import type { content } from '#contract/staff/content/content.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { sayHere } from './presence.service.ts'
import { publishWorking } from './publish.service.ts'
import { removeObject, rename, unpublish } from './taken-away.service.ts'
import { listTranslations } from './translations.service.ts'
import { usesOf } from './usage.service.ts'
import { createContent } from './create.service.ts'
import { checkLink } from './link-goals.ts'
import { findTargets } from './link-targets.ts'
import { listContent } from './list.service.ts'
import { warningsOf } from './warnings.service.ts'
import { checkWorking, discardWorking, readContent, restoreVersion, saveWorking } from './working.service.ts'

const done = async (work: Promise<void>): Promise<{ success: true }> => {
  await work
  return { success: true }
}

export const staffContentHandlers: StaffHandlers<typeof content> = {
  list: (desk, { query }) => listContent(desk, query),
  create: (desk, { body }) => createContent(desk, body),
  targets: (desk, { query }) => findTargets(desk, query),
  link: (desk, { query }) => checkLink(desk, query.url),
  read: (desk, { params }) => readContent(desk, params.slug),
  save: (desk, { params, body }) => saveWorking(desk, params.slug, body),
  here: (desk, { params, body }) => sayHere(desk, params.slug, body),
  discard: (desk, { params }) => done(discardWorking(desk, params.slug)),
  check: (desk, { params }) => checkWorking(desk, params.slug),
  warnings: (desk, { params }) => warningsOf(desk, params.slug),
  publish: (desk, { params, body }) => publishWorking(desk, params.slug, body),
  unpublish: (desk, { params, query }) => done(unpublish(desk, params.slug, query.leadTo)),
  uses: (desk, { params }) => usesOf(desk, params.slug),
  remove: (desk, { params, query }) => done(removeObject(desk, params.slug, query.leadTo)),
  translations: (desk, { query }) => listTranslations(desk, query.language),
  rename: (desk, { params, body }) => done(rename(desk, params.slug, body.to)),
  restore: (desk, { params, body }) => done(restoreVersion(desk, params.slug, body)),
}
