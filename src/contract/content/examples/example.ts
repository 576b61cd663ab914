import type { z } from 'zod'
import type { VideoClip } from '../content-media.ts'

/** A value checked twice: by the compiler as it is written, by the schema as it is loaded. */
export const example = <S extends z.ZodType>(schema: S, value: z.input<S>): z.output<S> => schema.parse(value)

const wide = (id: string, alt: string) => ({ kind: 'picture', id, alt, width: 2400, height: 1350 }) as const
export const tall = (id: string, alt: string) => ({ kind: 'picture', id, alt, width: 1200, height: 1500 }) as const
export const icon = (id: string) => ({ kind: 'picture', id, alt: '', width: 64, height: 64 }) as const

/** The tall crop on phones, the wide one from md up. */
export const scene = (id: string, alt: string) => ({ sm: tall(`${id}-tall`, alt), md: wide(`${id}-wide`, alt) })

type FilmExample = { id: string; still: string; description: string; duration: number }

export const clip = ({ id, still, description, duration }: FilmExample): z.input<typeof VideoClip> => ({
  kind: 'video',
  sources: [
    { src: `/media/films/${id}.webm`, type: 'video/webm' },
    { src: `/media/films/${id}.mp4`, type: 'video/mp4' },
  ],
  poster: wide(`${still}-wide`, description),
  width: 1280,
  height: 720,
  duration,
  description,
})
