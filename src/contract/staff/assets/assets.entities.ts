import { z } from 'zod'
import { ASSET_KIND_NAMES, MOST_ASSET_BYTES, REFUSED_ASSETS } from '#domain/assets/asset-kinds.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { MediaId } from '../../content/content-media.ts'
import { line } from '../../fields.ts'
import { USE_KINDS } from './asset-words.ts'
import { Moment } from '../people/staff.entities.ts'

export const AssetId = z
  .string()
  .regex(/^ast_[a-z0-9]{12}$/)
  .meta({ description: 'A picture or film of the library', examples: ['ast_4kd92m7xq3bf'] })
export const UploadId = z
  .string()
  .regex(/^upl_[a-z0-9]{12}$/)
  .meta({ examples: ['upl_4kd92m7xq3bf'] })
export const Sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({
    description: 'The hash of all its bytes, in hexadecimal',
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  })

export const AssetName = line(200).meta({ examples: ['fell-runner-moss-side.jpg'] })
export const Folder = z
  .string()
  .max(200)
  .regex(/^(?:[^/\p{Cc}\p{Cs}]{1,60}(?:\/[^/\p{Cc}\p{Cs}]{1,60}){0,4})?$/u)
  .meta({ description: 'A path of folders; empty for none', examples: ['spring/boots'] })
export const Tag = line(40).meta({ examples: ['studio'] })
export const MOST_TAGS = 30
const words = (most: number) => z.partialRecord(z.enum(LANGUAGES), line(most))
const Share = z.number().min(0).max(1)

/** What an editor says about it. */
export const AssetWords = z.object({
  name: AssetName,
  folder: Folder,
  tags: z.array(Tag).max(MOST_TAGS),
  alts: words(300).meta({ description: 'What is seen, for those who do not see it, by language' }),
  rights: words(500).meta({ description: 'Whose it is and what it may be used for, by language' }),
  expiresOn: z.iso.date().nullable().meta({ description: 'The last day on which it may be used' }),
  focalPoint: z.object({ x: Share, y: Share }).meta({ description: 'What every crop keeps' }),
  posterId: AssetId.nullable().meta({ description: 'The picture a film is known by' }),
})

export const Asset = AssetWords.extend({
  id: AssetId,
  kind: z.enum(ASSET_KIND_NAMES),
  picture: MediaId.optional().meta({ description: 'What content and products name it by' }),
  poster: MediaId.optional().meta({ description: 'The same of the picture a film is known by' }),
  fileUrl: z.string().optional().meta({ description: 'Where a film or drawing is fetched as it is' }),
  previews: z
    .object({ small: z.string(), large: z.string() })
    .optional()
    .meta({ description: 'Addresses of its picture, or of a film’s poster' }),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  durationMs: z.int().optional(),
  expired: z.boolean(),
  ending: z.boolean().meta({ description: 'Its last day is near' }),
  createdAt: Moment,
  createdBy: z.string(),
  revision: z.int(),
}).meta({ id: 'Asset' })

export const AssetUse = z
  .object({
    kind: z.enum(USE_KINDS),
    id: z.string().meta({ description: 'A colour, or the name of an object of content' }),
    detail: z.string().meta({ description: 'The style of the colour, or the layer' }),
    title: z.string().optional().meta({ description: 'What it is called, in the language of whoever asks' }),
  })
  .meta({ id: 'AssetUse' })

export const AssetBytes = z.int().min(1).max(MOST_ASSET_BYTES)

export const UploadOutcome = z
  .object({
    state: z.enum(['added', 'duplicate', 'refused']),
    asset: Asset.optional(),
    why: z.enum(REFUSED_ASSETS).optional(),
  })
  .meta({ id: 'UploadOutcome' })

export const Photographed = z
  .object({
    styleId: z.string(),
    name: z.string(),
    colours: z.array(
      z.object({
        colourId: z.string(),
        name: z.string(),
        preview: z.string(),
        photographs: z
          .array(Asset)
          .meta({ description: 'In the order in which they are shown; none where it is drawn' }),
      }),
    ),
  })
  .meta({ id: 'Photographed' })
