import { Component, type ReactNode } from 'react';
import { Button } from '../ui/controls/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import styles from './ConsoleErrorPage.module.css';

type State = { hasFailed: boolean };

/** Replaces the page when rendering fails or code cannot be loaded (ROUTE-5). */
function ConsoleErrorPage() {
  return (
    <main className={styles.page}>
      <title>Unexpected Application Error!</title>
      <h1>Unexpected Application Error!</h1>
      <EmptyState
        title="Страница не открылась"
        text="Возможно, связь прервалась или консоль обновилась. Перезагрузите страницу: сохранённые данные не пострадали."
      >
        <Button kind="primary" onClick={() => location.reload()}>
          Перезагрузить
        </Button>
      </EmptyState>
    </main>
  );
}

/** Shows the error page for any error in rendering, including a chunk that cannot be loaded (ROUTE-5). */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ConsoleErrorPage /> : this.props.children;
  }
}
