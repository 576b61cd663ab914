import { z } from 'zod'
import { PART_BYTES } from '#domain/assets/asset-kinds.ts'
import { ColourProductId, ProductId } from '../../fields.ts'
import {
  Asset,
  AssetBytes,
  AssetId,
  AssetName,
  AssetUse,
  AssetWords,
  Folder,
  MOST_TAGS,
  Photographed,
  Sha256,
  Tag,
  UploadId,
  UploadOutcome,
} from './assets.entities.ts'
import { ASSET_SELECTIONS } from './asset-words.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { UsesPage } from '../cursors.ts'
import { Done, PageQuery, pageOf } from '../people/staff.entities.ts'

const one = z.object({ id: AssetId })
const upload = z.object({ uploadId: UploadId })
const BASE64_BYTES = Math.ceil(PART_BYTES / 3) * 4
const Counted = z.array(z.object({ name: z.string(), count: z.int() }))

export const assets = {
  list: staffEndpoint({
    method: 'GET',
    path: '/assets',
    staff: 'assets.read',
    summary: 'List pictures and films, newest first',
    query: PageQuery.extend({
      q: z.string().trim().max(80).optional(),
      folder: Folder.optional().meta({ description: 'With what lies in folders below it' }),
      tag: Tag.optional(),
      only: z.enum(ASSET_SELECTIONS).optional(),
    }),
    response: pageOf(Asset).extend({ folders: Counted, tags: Counted }),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/assets/{id}',
    staff: 'assets.read',
    summary: 'Show a picture or film, and where it is used',
    params: one,
    response: Asset.extend({
      uses: z.array(AssetUse).meta({ description: 'The first of them; assets.uses goes on' }),
      mayChange: z.boolean(),
      mayReplace: z.boolean().meta({ description: 'Also take it away: it concerns every site' }),
    }),
    errors: ['STAFF_NOT_FOUND'],
  }),
  uses: staffEndpoint({
    method: 'GET',
    path: '/assets/{id}/uses',
    staff: 'assets.read',
    summary: 'List where a picture or film is used',
    params: one,
    query: UsesPage,
    response: pageOf(AssetUse),
    errors: ['STAFF_NOT_FOUND'],
  }),
  open: staffEndpoint({
    method: 'POST',
    path: '/asset-uploads',
    staff: 'assets.write',
    recordsItself: true,
    unrecorded: 'Nothing is in the library yet; assets.finish tells what came of it.',
    perMinute: 600,
    summary: 'Begin to send a file, or go on with it; what is in the library already is told before anything travels',
    body: z.object({
      name: AssetName,
      bytes: AssetBytes,
      sha256: Sha256,
      folder: Folder.default(''),
      replaces: AssetId.optional().meta({ description: 'What it takes the place of, wherever that is used' }),
    }),
    response: z.object({
      uploadId: UploadId.optional(),
      partBytes: z.int().meta({ description: 'How large every part is but the last' }),
      received: z.array(z.int()).meta({ description: 'The parts that need not be sent again' }),
      duplicate: Asset.optional(),
    }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
  send: staffEndpoint({
    method: 'PUT',
    path: '/asset-uploads/{uploadId}/parts/{part}',
    staff: 'assets.write',
    recordsItself: true,
    unrecorded: 'A part of a file; assets.finish tells what came of it.',
    perMinute: 1200,
    mostBytes: BASE64_BYTES + 1000,
    summary: 'Send a part of a file; sent twice, it is the same part',
    params: upload.extend({ part: z.coerce.number().int().min(0).max(99) }),
    body: z.object({
      base64: z
        .base64()
        .max(BASE64_BYTES)
        .meta({ examples: ['/9j/4AAQ'] }),
    }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'INVALID_INPUT'],
  }),
  finish: staffEndpoint({
    method: 'POST',
    path: '/asset-uploads/{uploadId}/finish',
    staff: 'assets.write',
    recordsItself: true,
    perMinute: 600,
    summary:
      'Take in what was sent, once all parts are there; what is no whole picture or film is refused with the reason',
    params: upload,
    response: UploadOutcome,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW', 'STAFF_BUSY'],
  }),
  change: staffEndpoint({
    method: 'PATCH',
    path: '/assets/{id}',
    staff: 'assets.write',
    summary: 'Change what is said about it, or the point that crops keep',
    params: one,
    body: AssetWords.partial().extend({ revision: z.int().meta({ description: 'The one that was seen' }) }),
    response: Asset,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
  arrange: staffEndpoint({
    method: 'POST',
    path: '/assets/arrangements',
    staff: 'assets.write',
    summary: 'Move many into a folder, and put tags on them or take some off; all of them or none',
    body: z.object({
      ids: z.array(AssetId).min(1).max(500),
      folder: Folder.optional(),
      addTags: z.array(Tag).max(MOST_TAGS).default([]),
      removeTags: z.array(Tag).max(MOST_TAGS).default([]),
    }),
    response: z.object({ changed: z.int() }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
  original: staffEndpoint({
    method: 'GET',
    path: '/assets/{id}/original',
    staff: 'assets.read',
    summary: 'Download what was sent',
    params: one,
    produces: 'application/octet-stream',
    response: z.instanceof(ReadableStream),
    errors: ['STAFF_NOT_FOUND'],
  }),
  remove: staffEndpoint({
    method: 'DELETE',
    path: '/assets/{id}',
    staff: 'assets.write',
    summary: 'Take it away for good; refused while it is used anywhere',
    params: one,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
  photographed: staffEndpoint({
    method: 'GET',
    path: '/photographs/{productId}',
    staff: 'catalog.read',
    summary: 'Show a style’s colours with the photographs of each',
    params: z.object({ productId: ProductId }),
    response: Photographed,
    errors: ['STAFF_NOT_FOUND'],
  }),
  photograph: staffEndpoint({
    method: 'PUT',
    path: '/photographs/{productId}',
    staff: 'catalog.write',
    summary: 'Give a colour its photographs, in order; none gives it back what is drawn',
    params: z.object({ productId: ColourProductId }),
    body: z.object({ assetIds: z.array(AssetId).max(24) }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
}
