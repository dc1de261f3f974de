import { Component, type ReactNode } from 'react';
import { ConsoleErrorPage } from './ConsoleErrorPage';

type Props = { children: ReactNode };
type State = { hasFailed: boolean };

/** Shows the error page for any error in rendering, including a chunk that cannot be loaded (ROUTE-5). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ConsoleErrorPage /> : this.props.children;
  }
}
