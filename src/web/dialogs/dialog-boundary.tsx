import { Component, type ReactNode } from 'react'

type Props = { onFail: (error: unknown) => void; children: ReactNode }

/** A dialog that breaks is gone by itself; the host stays for the next one. */
export class DialogBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
