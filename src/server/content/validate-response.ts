import type { z } from 'zod'
import { contract, pathOf } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ResponseToValidate, ResponseValidation } from '#contract/components/internal.entities.ts'
import { ErrorResponse, OWNING_ERRORS } from '#contract/errors/errors.ts'
import { StoreError } from '../store-error.ts'

type Issue = z.output<typeof ResponseValidation>['issues'][number]

const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(contract).flatMap(([groupName, group]) =>
    Object.entries(group).map(([name, endpoint]): [string, Endpoint] => [`${groupName}.${name}`, endpoint]),
  ),
)

const ERROR_IDS: ReadonlySet<string> = new Set(Object.values(OWNING_ERRORS).flatMap(({ ids }) => [...ids]))

/** Whether what a caller asked and received is what the contract says of the call. */
export function validateResponse(
  name: string,
  { data, error, path, method }: z.output<typeof ResponseToValidate>,
): z.output<typeof ResponseValidation> {
  const endpoint = ENDPOINTS.get(name)
  if (!endpoint) throw new StoreError('NOT_FOUND', { field: 'params.contract' })
  const issues = [
    ...(method === endpoint.method ? [] : [{ path: 'method', message: `is ${endpoint.method}` }]),
    ...(isPathOf(endpoint, path) ? [] : [{ path: 'path', message: `is ${pathOf(endpoint)}` }]),
    ...(error === undefined || error === null ? issuesOf(endpoint.response, data) : issuesOfError(error)),
  ]
  return { contract: name, valid: issues.length === 0, issues }
}

/** A path as it was asked, with or without its query and the base of previews. */
function isPathOf(endpoint: Endpoint, asked: string): boolean {
  const [path = ''] = asked.split('?')
  const pattern = pathOf(endpoint).replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    endpoint.slashesIn?.includes(key) ? '.+' : '[^/]+',
  )
  return new RegExp(`^${pattern}/?$`).test(path.replace(/^\/api\/pre\//, '/api/'))
}

const issuesOf = (schema: z.ZodType, data: unknown): Issue[] =>
  (schema.safeParse(data).error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))

function issuesOfError(error: unknown): Issue[] {
  const shape = issuesOf(ErrorResponse, error)
  if (shape.length > 0) return shape.map(({ path, message }) => ({ path: `error.${path}`, message }))
  return ErrorResponse.parse(error).errorDetails.flatMap(({ errorId }, at) =>
    ERROR_IDS.has(errorId) ? [] : [{ path: `error.errorDetails.${at}.errorId`, message: 'is not of the catalogue' }],
  )
}
