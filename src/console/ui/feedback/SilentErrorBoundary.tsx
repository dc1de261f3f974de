import { Component, type ReactNode } from 'react';

/** Renders nothing in place of children that have failed; the rest of the page keeps working. */
export class SilentErrorBoundary extends Component<
  { children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
