import { Component, type ReactNode } from 'react';

/** Whatever fails within it is gone, and the page goes on without it. */
export class Expendable extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
