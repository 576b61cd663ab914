import type { assets } from '#contract/staff/assets/assets.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { arrangeAssets } from './arrange-assets.service.ts'
import { changeAsset, listAssets, listUses, readAsset, removeAsset } from './assets.service.ts'
import { finishUpload } from './finish.service.ts'
import { readOriginal } from './original.service.ts'
import { readPhotographs, setPhotographs } from './photographs.service.ts'
import { openUpload, sendPart } from './uploads.service.ts'

const done = async (work: Promise<void>): Promise<{ success: true }> => {
  await work
  return { success: true }
}

export const assetHandlers: StaffHandlers<typeof assets> = {
  list: (desk, { query }) => listAssets(desk, query),
  read: (desk, { params }) => readAsset(desk, params.id),
  uses: (desk, { params, query }) => listUses(desk, params.id, query),
  open: (desk, { body }) => openUpload(desk, body),
  send: (desk, { params, body }) => done(sendPart(desk, params.uploadId, params.part, body.base64)),
  finish: (desk, { params }) => finishUpload(desk, params.uploadId),
  change: (desk, { params, body }) => changeAsset(desk, params.id, body),
  arrange: (desk, { body }) => arrangeAssets(desk, body),
  original: (desk, { params }) => readOriginal(desk, params.id),
  remove: (desk, { params }) => done(removeAsset(desk, params.id)),
  photographed: (desk, { params }) => readPhotographs(desk, params.productId),
  photograph: (desk, { params, body }) => done(setPhotographs(desk, params.productId, body.assetIds)),
}
