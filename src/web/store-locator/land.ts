import world from 'world-atlas/countries-50m.json' with { type: 'json' }
import { z } from 'zod'
import type { Position } from '#domain/address/distance.ts'

/** A map file that stores each border once, as steps on a grid; countries name the borders they consist of. */
const Arc = z.array(z.tuple([z.number(), z.number()]))
const Rings = z.array(z.array(z.int()))
const Topology = z.object({
  arcs: z.array(Arc),
  transform: z.object({ scale: z.tuple([z.number(), z.number()]), translate: z.tuple([z.number(), z.number()]) }),
  objects: z.object({
    countries: z.object({
      geometries: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), arcs: Rings }),
          z.object({ type: z.literal('MultiPolygon'), arcs: z.array(Rings) }),
        ]),
      ),
    }),
  }),
})

type Point = readonly [longitude: number, latitude: number]
export type Ring = { readonly points: readonly Point[]; readonly box: Box }
export type Box = { readonly south: number; readonly north: number; readonly west: number; readonly east: number }

let known: readonly Ring[] | undefined

/** Outlines of all countries, decoded once. */
export const outlines = (): readonly Ring[] => (known ??= decode())

function decode(): Ring[] {
  const { arcs, transform, objects } = Topology.parse(world)
  const [scaleX, scaleY] = transform.scale
  const [shiftX, shiftY] = transform.translate
  const lines = arcs.map(arc => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Point => [(x += dx) * scaleX + shiftX, (y += dy) * scaleY + shiftY])
  })
  // A negative number means the border is walked backwards.
  const ringOf = (ids: readonly number[]): Point[] =>
    ids.flatMap(id => (id < 0 ? (lines[~id] ?? []).toReversed() : (lines[id] ?? [])))
  return objects.countries.geometries
    .flatMap(shape => (shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat()))
    .map(ids => {
      const points = ringOf(ids)
      return { points, box: boxOf(points.map(([longitude, latitude]) => ({ longitude, latitude }))) }
    })
}

export function boxOf(positions: readonly Position[]): Box {
  const latitudes = positions.map(({ latitude }) => latitude)
  const longitudes = positions.map(({ longitude }) => longitude)
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  }
}

export const overlap = (a: Box, b: Box): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south
