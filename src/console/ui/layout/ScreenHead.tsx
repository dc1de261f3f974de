import type { ReactNode } from 'react';
import { config } from '../../config';
import { BackButton } from '../controls/BackButton';
import styles from './ScreenHead.module.css';

type ScreenHeadProps = {
  title: string;
  onBack: () => void;
  className?: string | undefined;
  /** Elements next to the title, and paragraphs below it. */
  children?: ReactNode;
};

/** The head of a screen that is opened from the list: title, back button and description. */
export function ScreenHead({ title, onBack, className, children }: ScreenHeadProps) {
  return (
    <>
      <title>{`${title} · ${config.title}`}</title>
      <BackButton onClick={onBack} />
      <div className={`${styles.head} ${className ?? ''}`}>
        <h1>{title}</h1>
        {children}
      </div>
    </>
  );
}
