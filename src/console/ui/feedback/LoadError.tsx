import { Button } from '../controls/Button';
import { EmptyState } from './EmptyState';

type LoadErrorProps = {
  title: string;
  /** The reason. One that says the same as the title is left out. */
  text: string | undefined;
  heading?: 'h1';
  /** Undefined when a retry would fail again. */
  onRetry?: (() => void) | undefined;
};

/** Replaces data that did not load. */
export function LoadError({ title, text, heading, onRetry }: LoadErrorProps) {
  return (
    <div role="alert">
      <EmptyState title={title} text={text === title ? undefined : text} heading={heading}>
        {onRetry && <Button onClick={onRetry}>Повторить</Button>}
      </EmptyState>
    </div>
  );
}
