import { ZodObject, type z } from 'zod'
import { ERRORS, ErrorResponse, type ErrorName } from '#contract/errors/errors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { LOCALES } from '#domain/sites/sites.ts'
import type { Operation } from '../http/operation.ts'
import { SchemaCollection, type JsonSchema } from './schema-collection.ts'

/** What any call may answer, whatever it does. */
const EVERY_CALL: readonly ErrorName[] = [
  'MISSING_CLIENT_ID',
  'INVALID_INPUT',
  'NOT_ACCEPTABLE',
  'RATE_LIMITED',
  'GENERAL',
]

const SHOP = {
  title: 'Cairn storefront services',
  security: [{ accessKey: [] }, { accessKey: [], bearer: [] }],
  schemes: {
    accessKey: {
      type: 'apiKey',
      in: 'header',
      name: 'x-access-key',
      description: 'The web shop uses `cairn-web`.',
    },
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  },
}

const STAFF = {
  title: 'Cairn staff services',
  security: [{ key: [] }],
  schemes: {
    key: { type: 'http', scheme: 'bearer', description: 'A key made in the studio, with the scopes it names' },
  },
}

type Described = Pick<Operation, 'name' | 'endpoint'>

/** The calls of the shop that work, as OpenAPI 3.1. */
export const openApi = (operations: readonly Described[], version: string): object =>
  documentOf(SHOP, operations, version)
export const staffOpenApi = (operations: readonly Described[], version: string): object =>
  documentOf(STAFF, operations, version)

function documentOf(about: typeof SHOP | typeof STAFF, operations: readonly Described[], version: string): object {
  const schemas = new SchemaCollection()
  const errorSchema = schemas.add(ErrorResponse, 'output')
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    const path = `${operation.endpoint.base ?? '/api'}${operation.endpoint.path}`
    paths[path] ??= {}
    paths[path][operation.endpoint.method.toLowerCase()] = describe(operation, schemas, errorSchema)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: about.title,
      version,
      description:
        'Money is in integer minor units. Every error carries an id of the catalogue in `errorDetails[0].errorId`. ' +
        'Every write accepts `x-transaction-id`: the same id with the same body replays the first answer. ' +
        'A parameter that a call does not know is refused with API406 INVALID_INPUT, in the query as in the body.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This shop' }],
    security: about.security,
    tags: [...new Set(operations.map(groupOf))].map(name => ({ name })),
    paths,
    components: {
      securitySchemes: about.schemes,
      parameters: SHARED_PARAMETERS,
      schemas: schemas.all,
    },
  }
}

const SHARED_PARAMETERS = {
  locale: { name: 'x-locale', in: 'header', schema: { type: 'string', enum: [...LOCALES] } },
  correlationId: { name: 'x-correlation-id', in: 'header', schema: { type: 'string', minLength: 8, maxLength: 128 } },
  transactionId: {
    name: 'x-transaction-id',
    in: 'header',
    description: 'Idempotency key of a write',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  },
}

const groupOf = ({ name }: Described) => name.split('.')[0] ?? name

function describe({ name, endpoint }: Described, schemas: SchemaCollection, errorSchema: JsonSchema): object {
  const write = endpoint.method !== 'GET'
  return {
    operationId: name.replace('.', '_'),
    tags: [name.split('.')[0]],
    summary: endpoint.summary,
    ...(endpoint.description ? { description: endpoint.description } : {}),
    ...(endpoint.staff && { 'x-permission': endpoint.staff, ...(endpoint.staff === 'nobody' && { security: [] }) }),
    ...(endpoint.proof && { 'x-proof': true }),
    ...(endpoint.paysOut && { 'x-pays-out': endpoint.paysOut }),
    parameters: [
      ...parametersOf(endpoint.params, 'path', schemas),
      ...parametersOf(endpoint.query, 'query', schemas),
      ...parametersOf(endpoint.headers, 'header', schemas),
      { $ref: '#/components/parameters/locale' },
      { $ref: '#/components/parameters/correlationId' },
      ...(write ? [{ $ref: '#/components/parameters/transactionId' }] : []),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: askedOf(endpoint, endpoint.body, schemas) } } : {}),
    responses: { '200': answerOf(endpoint, schemas), ...failuresOf(endpoint, errorSchema) },
  }
}

const askedOf = ({ takes }: Endpoint, body: NonNullable<Endpoint['body']>, schemas: SchemaCollection) =>
  takes === 'file' ? { 'text/csv': { schema: { type: 'string' } } } : jsonContent(schemas.add(body, 'input'))

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } })

function answerOf(endpoint: Endpoint, schemas: SchemaCollection): object {
  const content = endpoint.produces
    ? { [endpoint.produces]: { schema: { type: 'string', format: 'binary' } } }
    : jsonContent(schemas.add(endpoint.response, 'output'))
  return { description: 'What was asked for', content }
}

function failuresOf(endpoint: Endpoint, errorSchema: JsonSchema): Record<string, object> {
  const proof: readonly ErrorName[] = endpoint.proof ? ['STAFF_PROOF_REQUIRED'] : []
  const names = [...EVERY_CALL, ...proof, ...(endpoint.errors ?? [])]
  const byStatus = Map.groupBy(new Set(names), name => ERRORS[name].status)
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      String(status),
      {
        description: sharing.map(name => `${ERRORS[name].ids[0]} ${name}: ${ERRORS[name].message.en}`).join('\n\n'),
        content: jsonContent(errorSchema),
      },
    ]),
  )
}

function parametersOf(
  schema: z.ZodType | undefined,
  place: 'path' | 'query' | 'header',
  schemas: SchemaCollection,
): object[] {
  if (!(schema instanceof ZodObject)) return []
  const { properties = {}, required = [] } = schemas.inline(schema)
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }))
}
