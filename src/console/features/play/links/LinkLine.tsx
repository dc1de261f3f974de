import { useId, useState, type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { describeLocalAddress } from '../../../../domain/protocol/localAddress';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useSingleFlight } from '../../../ui/loading/useSingleFlight';
import styles from './Links.module.css';
import type { LinkState, LinkTexts } from './linkTexts';
import { toPublicUrl } from './toPublicUrl';

type LinkWork = () => Promise<{ error?: { message?: string | undefined } | undefined } | void>;

type AddressFieldProps = {
  /** Label of the field for screen readers. */
  label: string;
  address: string;
  copy: (text: string, message: string) => Promise<void>;
};

/** A read-only field with an address, selected on focus, with a button that copies it. */
function AddressField({ label, address, copy }: AddressFieldProps) {
  const id = useId();
  return (
    <div className={styles.address}>
      <label htmlFor={id} className="visuallyHidden">
        {label}
      </label>
      <input id={id} readOnly dir="ltr" value={address} onFocus={({ target }) => target.select()} />
      <Button onClick={() => void copy(address, 'Ссылка скопирована')}>Скопировать</Button>
    </div>
  );
}

type QrCodeProps = { address: string; label: string };

/**
 * QR code of an address. For an address that only this device can open, it shows the setting to change instead
 * (SEEN-81).
 */
const QrCode = (props: QrCodeProps) => {
  const problem = describeLocalAddress(props.address);
  return problem === null ? <QrPicture {...props} /> : <p>{problem}</p>;
};

/** The code is dark on light in both themes, because cameras need this. */
function QrPicture({ address, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(address, { ecc: 'M', border: 2 });
    const dots = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: dots.join('') };
  }, [address]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

type LinkLineProps = {
  link: LinkTexts;
  state: LinkState;
  /** Path of the page on the server; null when there is none. */
  path: string | null;
  copy: (text: string, message: string) => Promise<void>;
  onOpen: LinkWork;
  onReplace: LinkWork;
  onClose: LinkWork;
  /** Builds a further action for the address. */
  buildAction?: (address: string) => ReactNode;
  /** Settings of the page. */
  children?: ReactNode;
};

/** One public page: its state, address and QR code, with buttons to switch it on and off (SEEN-83). */
export function LinkLine({ link, state, path, copy, buildAction, ...props }: LinkLineProps) {
  const titleId = useId();
  const [asked, setAsked] = useState<'replace' | 'close' | null>(null);
  const [problem, setProblem] = useState('');
  const address = state === 'on' && path !== null ? toPublicUrl(path) : null;

  const run = async (work: LinkWork) => {
    setProblem('');
    const answer = await work();
    if (answer?.error) setProblem(answer.error.message ?? '');
    else setAsked(null);
  };
  const open = useSingleFlight(() => run(props.onOpen));
  const replace = useSingleFlight(() => run(props.onReplace));
  const close = useSingleFlight(() => run(props.onClose));
  return (
    <section className={styles.line} aria-labelledby={titleId}>
      <h3 id={titleId} data-state={state}>
        {link.title}
      </h3>
      <p>{link.states[state]}</p>
      {address !== null && <QrCode address={address} label={link.qrLabel} />}
      {address !== null && <AddressField label={link.label} address={address} copy={copy} />}
      <div className={styles.buttons}>
        {state === 'off' && <Button onClick={open}>Включить</Button>}
        {address !== null && (
          <>
            {buildAction?.(address)}
            <Button onClick={() => setAsked('replace')}>Новая ссылка</Button>
            <Button onClick={() => (link.onClose ? setAsked('close') : close())}>Выключить</Button>
          </>
        )}
      </div>
      {props.children}
      {asked ? (
        <ConfirmDialog
          title={asked === 'replace' ? 'Заменить ссылку?' : 'Выключить?'}
          message={asked === 'replace' ? link.onReplace : link.onClose}
          confirm={asked === 'replace' ? 'Заменить ссылку' : 'Выключить'}
          cancel="Оставить"
          error={problem}
          onConfirm={asked === 'replace' ? replace : close}
          onCancel={() => setAsked(null)}
        />
      ) : (
        problem && <Alert>{problem}</Alert>
      )}
    </section>
  );
}
