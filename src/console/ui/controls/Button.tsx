import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  kind?: 'primary' | 'danger' | 'plain';
  /** Label in the other state. The button is wide enough for both labels, so that nothing moves. */
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
  /** Name for screen readers, also shown as a tooltip. */
  label: string;
  isDangerous?: boolean;
  /** The icon; missing when the class draws one. */
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
