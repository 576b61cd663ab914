// What `helm lint` looks at, where there is no Helm, and what it does not: that the parts of the chart find one another.
import { z } from 'zod'

const Labels = z.record(z.string(), z.string())
const Container = z.looseObject({
  name: z.string(),
  image: z.string().regex(/^\S+:\S+$/),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })).default([]),
  volumeMounts: z.array(z.looseObject({ name: z.string() })).default([]),
  securityContext: z.looseObject({ readOnlyRootFilesystem: z.literal(true) }),
})
const Template = z.looseObject({
  metadata: z.looseObject({ labels: Labels }),
  spec: z.looseObject({
    securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
    volumes: z.array(z.looseObject({ name: z.string() })),
    containers: z.array(Container).min(1),
  }),
})
const Selector = z.object({ matchLabels: Labels })
const meta = z.looseObject({ name: z.string().regex(/^[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?$/), labels: Labels })
const kind = <K extends string, A extends string, S extends z.ZodType>(name: K, apiVersion: A, spec: S) =>
  z.strictObject({ kind: z.literal(name), apiVersion: z.literal(apiVersion), metadata: meta, spec })

/** Every kind the chart has, in the version that Kubernetes 1.30 and later know, as far as the parts refer to one another. */
const Manifest = z.discriminatedUnion('kind', [
  kind('Deployment', 'apps/v1', z.looseObject({ selector: Selector, template: Template })),
  kind('Job', 'batch/v1', z.looseObject({ template: Template })),
  kind(
    'Service',
    'v1',
    z.object({
      selector: Labels,
      ports: z.array(z.object({ name: z.string(), port: z.int(), targetPort: z.string() })),
    }),
  ),
  kind('PodDisruptionBudget', 'policy/v1', z.object({ minAvailable: z.int(), selector: Selector })),
  kind(
    'HorizontalPodAutoscaler',
    'autoscaling/v2',
    z.looseObject({ scaleTargetRef: z.object({ apiVersion: z.string(), kind: z.string(), name: z.string() }) }),
  ),
  kind(
    'NetworkPolicy',
    'networking.k8s.io/v1',
    z.looseObject({
      podSelector: Selector,
      ingress: z.array(z.looseObject({ ports: z.array(z.object({ port: z.string() })) })),
    }),
  ),
  kind('Ingress', 'networking.k8s.io/v1', z.looseObject({ rules: z.array(z.unknown()).min(1) })),
  kind(
    'ServiceMonitor',
    'monitoring.coreos.com/v1',
    z.looseObject({ selector: Selector, endpoints: z.array(z.looseObject({ port: z.string() })) }),
  ),
  kind('PrometheusRule', 'monitoring.coreos.com/v1', z.object({ groups: z.array(z.unknown()).min(1) })),
])
type Manifest = z.output<typeof Manifest>

const Chart = z.object({
  apiVersion: z.literal('v2'),
  name: z.literal('cairn'),
  description: z.string(),
  type: z.literal('application'),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  appVersion: z.string().regex(/^\d+\.\d+\.\d+$/),
  kubeVersion: z.string(),
})

export type Rendered = { readonly chart: unknown; readonly values: unknown; readonly manifests: readonly unknown[] }

/** Everything that is wrong, in words. */
export function chartFaults({ chart, values, manifests }: Rendered, valuesSchema: z.ZodType): string[] {
  const faults = [...wrongIn('Chart.yaml', Chart, chart), ...wrongIn('values.yaml', valuesSchema, values)]
  const read = manifests.map(each => Manifest.safeParse(each))
  for (const [at, { error }] of read.entries())
    if (error) faults.push(`manifest ${at}: ${z.prettifyError(error).replaceAll('\n', ' ')}`)
  const all = read.flatMap(({ data }) => data ?? [])
  const names = all.map(each => `${each.kind} ${each.metadata.name}`)
  faults.push(...names.filter((name, at) => names.indexOf(name) !== at).map(name => `${name} is there twice`))
  return [...faults, ...all.flatMap(each => brokenTies(each, all))]
}

const wrongIn = (what: string, schema: z.ZodType, value: unknown): string[] => {
  const { error } = schema.safeParse(value)
  return error ? [`${what}: ${z.prettifyError(error).replaceAll('\n', ' ')}`] : []
}

const isIn = (wanted: Record<string, string>, labels: Record<string, string>) =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value)

/** What one manifest refers to in others, or in itself, and does not find. */
function brokenTies(manifest: Manifest, all: readonly Manifest[]): string[] {
  const me = `${manifest.kind} ${manifest.metadata.name}`
  const pods = all.flatMap(each => (each.kind === 'Deployment' || each.kind === 'Job' ? [each] : []))
  const [shop] = pods.flatMap(each => (each.kind === 'Deployment' ? [each.spec.template] : []))
  const ports = shop?.spec.containers.flatMap(each => each.ports.map(({ name }) => name)) ?? []
  const unknown = (named: readonly string[], known: readonly string[], what: string) =>
    named.filter(name => !known.includes(name)).map(name => `${me}: there is no ${what} called ${name}`)
  /** The pods that serve, and never those that migrate. */
  const selects = (labels: Record<string, string>) => {
    const found = pods.filter(each => isIn(labels, each.spec.template.metadata.labels)).map(each => each.kind)
    return found.join() === 'Deployment' ? [] : [`${me}: selects pods of ${found.join(' and ') || 'nothing'}`]
  }
  const inside = ({ spec }: z.output<typeof Template>) =>
    spec.containers.flatMap(container => [
      ...unknown(
        container.volumeMounts.map(({ name }) => name),
        spec.volumes.map(({ name }) => name),
        'volume',
      ),
      ...unknown(
        Array.from(JSON.stringify(container).matchAll(/"httpGet":\{[^}]*?"port":"(\w+)"/g), ([, name = '']) => name),
        container.ports.map(({ name }) => name),
        'port',
      ),
    ])
  const services = all.flatMap(each => (each.kind === 'Service' ? [each] : []))
  switch (manifest.kind) {
    case 'Deployment':
      return [...selects(manifest.spec.selector.matchLabels), ...inside(manifest.spec.template)]
    case 'Job':
      return inside(manifest.spec.template)
    case 'Service': {
      const targets = manifest.spec.ports.map(({ targetPort }) => targetPort)
      return [...selects(manifest.spec.selector), ...unknown(targets, ports, 'port')]
    }
    case 'PodDisruptionBudget':
      return selects(manifest.spec.selector.matchLabels)
    case 'NetworkPolicy': {
      const open = manifest.spec.ingress.flatMap(rule => rule.ports.map(({ port }) => port))
      return [...selects(manifest.spec.podSelector.matchLabels), ...unknown(open, ports, 'port')]
    }
    case 'HorizontalPodAutoscaler': {
      const { kind: of, name } = manifest.spec.scaleTargetRef
      return all.some(each => each.kind === of && each.metadata.name === name)
        ? []
        : [`${me}: there is no ${of} ${name}`]
    }
    case 'Ingress': {
      const backends = JSON.stringify(manifest.spec.rules).matchAll(
        /"service":\{"name":"([^"]+)","port":\{"name":"([^"]+)"\}\}/g,
      )
      const named = Array.from(backends, ([, name = '', port = '']) => `${name}:${port}`)
      const known = services.flatMap(each => each.spec.ports.map(({ name }) => `${each.metadata.name}:${name}`))
      return named.length === 0 ? [`${me}: leads nowhere`] : unknown(named, known, 'service')
    }
    case 'ServiceMonitor': {
      const watched = services.filter(each => isIn(manifest.spec.selector.matchLabels, each.metadata.labels))
      const known = watched.flatMap(each => each.spec.ports.map(({ name }) => name))
      return unknown(
        manifest.spec.endpoints.map(({ port }) => port),
        known,
        'port of a service',
      )
    }
    case 'PrometheusRule':
      return []
  }
}
