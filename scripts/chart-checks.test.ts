import { expect, it } from 'vitest'
import { z } from 'zod'
import { chartFaults } from './chart-checks.ts'

const chart = {
  apiVersion: 'v2',
  name: 'cairn',
  description: 'A shop',
  type: 'application',
  version: '1.0.0',
  appVersion: '1.0.0',
  kubeVersion: '>=1.30.0-0',
}
const metadata = { name: 'shop', labels: { app: 'shop' } }
const container = {
  name: 'shop',
  image: 'cairn:1.0.0',
  securityContext: { readOnlyRootFilesystem: true },
  ports: [{ name: 'http', containerPort: 3000 }],
  readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
  volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
}
const deployment = (change: Partial<typeof container> = {}) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata,
  spec: {
    selector: { matchLabels: { app: 'shop' } },
    template: {
      metadata: { labels: { app: 'shop' } },
      spec: {
        securityContext: { runAsNonRoot: true },
        volumes: [{ name: 'tmp' }],
        containers: [{ ...container, ...change }],
      },
    },
  },
})
const service = (selector: Record<string, string>, targetPort = 'http') => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata,
  spec: { selector, ports: [{ name: 'http', port: 80, targetPort }] },
})
const faultsOf = (...manifests: unknown[]) =>
  chartFaults({ chart, values: { replicas: 2 }, manifests }, z.object({ replicas: z.int() }))

it('finds nothing wrong with parts that find one another', () => {
  expect(faultsOf(deployment(), service({ app: 'shop' }))).toEqual([])
})

it.each([
  ['a service that selects nobody', [deployment(), service({ app: 'shoe' })], /selects pods of nothing/],
  ['a port that nobody opens', [deployment(), service({ app: 'shop' }, 'web')], /no port called web/],
  [
    'a probe of no port',
    [deployment({ readinessProbe: { httpGet: { path: '/', port: 'web' } } })],
    /no port called web/,
  ],
  [
    'a mount of no volume',
    [deployment({ volumeMounts: [{ name: 'temp', mountPath: '/tmp' }] })],
    /no volume called temp/,
  ],
  ['a system that can be written to', [deployment({ securityContext: { readOnlyRootFilesystem: false } })], /readOnly/],
  ['a version that Kubernetes has given up', [{ ...deployment(), apiVersion: 'apps/v1beta1' }], /apps\/v1/],
  ['a thing twice', [deployment(), deployment()], /Deployment shop is there twice/],
])('notices %s', (_, manifests, wrong) => {
  expect(faultsOf(...manifests).join('\n')).toMatch(wrong)
})

it('notices a value that the schema of the chart does not allow, and a chart without a version', () => {
  const faults = chartFaults(
    { chart: { ...chart, version: 'next' }, values: { replicas: 'two' }, manifests: [] },
    z.object({ replicas: z.int() }),
  )
  expect(faults).toEqual([expect.stringContaining('Chart.yaml'), expect.stringContaining('values.yaml')])
})
