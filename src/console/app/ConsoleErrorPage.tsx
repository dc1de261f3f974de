import { Button } from '../ui/controls/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import styles from './ConsoleErrorPage.module.css';

/** Replaces the page when rendering fails or code cannot be loaded (ROUTE-5). */
export function ConsoleErrorPage() {
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
