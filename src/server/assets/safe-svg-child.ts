import { setPriority } from 'node:os'
import sanitize from 'sanitize-html'

const SHAPES = [
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'title',
  'desc',
  'defs',
  'symbol',
  'use',
  'clipPath',
  'mask',
  'pattern',
  'linearGradient',
  'radialGradient',
  'stop',
  'marker',
]
const LOOKS = [
  ...[
    'id',
    'd',
    'x',
    'y',
    'x1',
    'x2',
    'y1',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'dx',
    'dy',
    'width',
    'height',
  ],
  ...[
    'points',
    'transform',
    'viewBox',
    'preserveAspectRatio',
    'xmlns',
    'version',
    'opacity',
    'fill',
    'fill-rule',
    'fill-opacity',
  ],
  ...[
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-dasharray',
    'stroke-dashoffset',
    'stroke-opacity',
  ],
  ...['stroke-miterlimit', 'clip-path', 'clip-rule', 'mask', 'offset', 'stop-color', 'stop-opacity', 'gradientUnits'],
  ...['gradientTransform', 'spreadMethod', 'patternUnits', 'patternTransform', 'patternContentUnits', 'clipPathUnits'],
  ...[
    'maskUnits',
    'maskContentUnits',
    'markerWidth',
    'markerHeight',
    'refX',
    'refY',
    'orient',
    'marker-start',
    'marker-mid',
  ],
  ...['marker-end', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing', 'role'],
  ...[
    'aria-label',
    'aria-hidden',
    'display',
    'visibility',
    'color',
    'vector-effect',
    'href',
    'xlink:href',
    'xmlns:xlink',
  ],
]
const ELSEWHERE = /url\s*\(\s*(?!['"]?#)|^(?:javascript|data):/i
const NAMESPACES = new Set(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink'])

/**
 * Reads a drawing from its input and writes what draws: nothing that runs, styles by script or fetches from elsewhere. A
 * process of its own, so that it can be ended: some drawings keep whoever reads them busy for hours.
 */
setPriority(19)
const given = Buffer.concat(await process.stdin.toArray()).toString()
process.stdout.write(
  sanitize(given, {
    allowedTags: SHAPES,
    allowedAttributes: { '*': LOOKS },
    allowedSchemes: [],
    allowedSchemesAppliedToAttributes: [],
    allowVulnerableTags: false,
    nonTextTags: ['script', 'style', 'foreignObject', 'animate', 'set', 'handler'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: Object.fromEntries(Object.entries(attribs).filter(isHarmless)) }),
    },
  }),
)

/** Links lead into the drawing itself alone. */
function isHarmless([name, value]: [string, string]): boolean {
  if (name.startsWith('xmlns')) return NAMESPACES.has(value)
  if (name === 'href' || name === 'xlink:href') return value.startsWith('#')
  return !ELSEWHERE.test(value)
}
