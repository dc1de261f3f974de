import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  kind?: 'primary' | 'danger' | 'plain';
  /** Label in another state. The button is wide enough for both, so that nothing moves. */
  otherLabel?: string;
};

export function Button(props: ButtonProps) {
  const { kind = 'plain', type = 'button', otherLabel, className, ...rest } = props;
  return (
    <button
      {...rest}
      data-other-label={otherLabel}
      type={type}
      className={`${styles.button} ${styles[kind]} ${className ?? ''}`}
    />
  );
}

type IconButtonProps = ComponentPropsWithRef<'button'> & {
  /** The name for assistive technology, also shown as a tip. */
  label: string;
  isDangerous?: boolean;
  /** Absent when the class draws the icon. */
  children?: ReactNode;
};

export function IconButton({ label, isDangerous, className, ...rest }: IconButtonProps) {
  const kind = isDangerous ? styles.dangerousIcon : '';
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={`${styles.icon} ${kind} ${className ?? ''}`}
    />
  );
}
