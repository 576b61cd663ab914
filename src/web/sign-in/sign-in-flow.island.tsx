import { SignInFlow } from './flow.tsx'
import type { FlowProps } from './flow-state.ts'

export default function SignInFlowIsland(props: FlowProps) {
  return <SignInFlow {...props} />
}
