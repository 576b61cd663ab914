import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { createClient, type Sent, type Transport } from '#contract/client.ts'
import { ROUTES } from '#contract/routes.gen.ts'
import type { TestShop } from './test-shop.ts'

type Visitor = ReturnType<TestShop['newVisitor']>

const DOCUMENT = new URL('../../../docs/openapi.json', import.meta.url)

/** Holds every answer of a shop against the published description, with a validator that knows nothing of ours. */
export function watchAnswers() {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: { base64: true, binary: true, 'idn-email': true },
  })
  addFormats.default(ajv)
  ajv.addSchema(JSON.parse(readFileSync(DOCUMENT, 'utf8')), 'openapi')
  const compiled = new Map<string, ValidateFunction>()
  const validatorOf = (pointer: string) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` })
    compiled.set(pointer, validate)
    return validate
  }
  /** The calls that answered what was asked for. */
  const answered = new Set<string>()
  const faults: string[] = []
  const check = ({ name }: Sent, status: number, body: unknown) => {
    if (status === 200) answered.add(name)
    if (body instanceof Uint8Array) return
    const validate = validatorOf(pointerTo(name, status))
    if (validate(body)) return
    for (const { instancePath, message } of validate.errors ?? [])
      faults.push(`${name} ${status} ${instancePath} ${message}`)
  }
  const watched =
    (transport: Transport): Transport =>
    async sent => {
      const answer = await transport(sent)
      check(sent, answer.status, answer.body)
      return answer
    }
  const visitor = ({ visitor: plain }: Visitor): Visitor => {
    const transport = watched(plain.transport)
    return { call: createClient(transport), visitor: { ...plain, transport } }
  }
  return { answered, faults, visitor }
}

function pointerTo(name: Sent['name'], status: number): string {
  const [method, path] = ROUTES[name]
  const steps = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json']
  return `/${steps.map(step => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}/schema`
}
