import { z } from 'zod'
import { BREAKPOINTS, COLOUR_TOKENS } from './content-tokens.ts'

export const Breakpoint = z.enum(BREAKPOINTS)

/** A value that may differ by width; a missing one is taken from the next smaller breakpoint. */
export const perBreakpoint = <S extends z.ZodType>(value: S) =>
  z.object({ sm: value.optional(), md: value.optional(), lg: value.optional() })

export const Colour = z
  .union([z.enum(COLOUR_TOKENS), z.string().regex(/^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/)])
  .meta({ id: 'Colour', description: 'A colour of the design by name, or a hex value.' })
export type Colour = z.output<typeof Colour>

export const MediaId = z
  .string()
  .regex(/^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9/_.-]{0,199}$/)
  .meta({ id: 'MediaId', description: 'Name of an original in the /media service.', example: 'home/hero-ridge' })

/** Only addresses that are safe to put into a link; script addresses are refused here, once. */
export const LinkUrl = z
  .string()
  .max(2000)
  .regex(/^(?:\/(?![/\\])|#|\?|https:\/\/|mailto:|tel:)[^\s<>"\\]*$|^\/$/)
  .meta({ id: 'LinkUrl', description: 'A path of the shop, an anchor, or an https, mailto or tel address.' })

const Size = z.int().min(1).max(10_000)
const Fraction = z.number().min(0).max(1)

export const Picture = z
  .object({
    kind: z.literal('picture').default('picture'),
    id: MediaId,
    alt: z.string().max(300).describe('Empty when the picture only decorates.'),
    width: Size.describe('Width of the original in pixels.'),
    height: Size.describe('Height of the original in pixels.'),
    focalPoint: z
      .object({ x: Fraction, y: Fraction })
      .optional()
      .describe('What a crop keeps; the centre when absent.'),
  })
  .meta({ id: 'Picture' })
export type Picture = z.output<typeof Picture>

export const VideoClip = z
  .object({
    kind: z.literal('video'),
    sources: z
      .array(
        z.object({
          src: z
            .string()
            .max(2000)
            .regex(/^(?:\/(?!\/)|https:\/\/)\S+$/),
          type: z.enum(['video/mp4', 'video/webm', 'application/vnd.apple.mpegurl']),
        }),
      )
      .min(1),
    poster: Picture,
    width: Size,
    height: Size,
    duration: z.number().min(0).describe('Length in seconds.'),
    description: z.string().max(300).default('').describe('What is seen, for those who do not see it.'),
    captions: z
      .array(z.object({ src: LinkUrl, language: z.string().regex(/^[a-z]{2}$/), label: z.string().max(60) }))
      .default([]),
  })
  .meta({ id: 'VideoClip' })
export type VideoClip = z.output<typeof VideoClip>

// A plain union: a picture may leave its kind out, which a discriminated one would refuse.
export const Media = z.union([VideoClip, Picture]).meta({ id: 'Media' })
export type Media = z.output<typeof Media>

export const ResponsiveMedia = z
  .object({ sm: Media, md: Media.optional(), lg: Media.optional() })
  .meta({ id: 'ResponsiveMedia', description: 'A missing width shows what the next smaller one shows.' })
export type ResponsiveMedia = z.output<typeof ResponsiveMedia>

export const ResponsiveVideo = z
  .object({ sm: VideoClip, md: VideoClip.optional(), lg: VideoClip.optional() })
  .meta({ id: 'ResponsiveVideo' })
