import { QueryClient, useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Args, InputOf, OutputOf } from '#contract/client.ts'
import type { StaffCallName, StaffEndpointOf } from '#contract/staff/staff.ts'
import { useTold } from '../i18n/told.ts'
import { notify } from '../ui/notices.tsx'
import { isRefusal, call } from './call.ts'
import { askToSignIn } from './signed-in-again.ts'

const FRESH_MS = 5_000

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // A refusal stays one; only what the network lost is asked again.
      retry: (count, error) => count < 2 && error.name !== 'CallError',
    },
    // Refused at once without a network: nothing that somebody gave up is done once there is one again.
    mutations: { networkMode: 'always' },
  },
})

/** What a call answers, kept under its name and input. */
export function useCall<N extends StaffCallName>(
  name: N,
  ...input: Args<InputOf<StaffEndpointOf<N>>>
): UseQueryResult<OutputOf<StaffEndpointOf<N>>> {
  return useQuery({ queryKey: [name, ...input], queryFn: () => call(name, ...input) })
}

/**
 * A write. What it touches, by the names of the calls that show it, is read again. A refusal is told where the form
 * stands that sent it, or by a notice; whoever would not show a proof knows already.
 */
export function useSend<N extends StaffCallName>(
  name: N,
  touches: readonly StaffCallName[] = [],
  toldBy: 'form' | 'notice' = 'notice',
) {
  const told = useTold()
  return useMutation({
    mutationFn: (input: Args<InputOf<StaffEndpointOf<N>>>) => call(name, ...input),
    onSuccess: () => Promise.all(touches.map(each => queries.invalidateQueries({ queryKey: [each] }))),
    onError: error => {
      if (toldBy === 'notice' && !isRefusal(error, 'STAFF_PROOF_REQUIRED')) notify(told(error))
    },
  })
}

/** Who is signed in; nobody is an answer too. */
export const useMe = () =>
  useQuery({
    queryKey: ['session.read'],
    queryFn: () =>
      call('session.read').catch(async (error: unknown) => {
        if (!isRefusal(error, 'STAFF_SIGN_IN_REQUIRED')) throw error
        return (await askToSignIn()) ? call('session.read') : null
      }),
    staleTime: 60_000,
  })
