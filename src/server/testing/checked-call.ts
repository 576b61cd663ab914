import { contract, type CallName } from '#contract/contract.ts'
import type { Call } from '#contract/client.ts'
import type { Endpoint, Group } from '#contract/endpoint.ts'

/** The same call, but an answer that is not what the contract promises fails the test. */
export function checked(call: Call): Call {
  return async (name, ...args) => {
    const answer = await call(name, ...args)
    endpointNamed(name).response.parse(answer)
    return answer
  }
}

function endpointNamed(name: CallName): Endpoint {
  const [group = '', key = ''] = name.split('.')
  const groups: Readonly<Record<string, Group>> = contract
  const endpoint = groups[group]?.[key]
  if (!endpoint) throw new Error(`${name} is not in the contract`)
  return endpoint
}
