import { useState, type ReactNode } from 'react';
import type { Play } from '../../../../domain/play/wire/playWire';
import { useSetPlayLinkMutation } from '../../../api/play/playMutations';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { useSingleFlight } from '../../../ui/loading/useSingleFlight';
import { AddressField } from './AddressField';
import styles from './LinkPanel.module.css';
import { LinkQuestion } from './LinkQuestion';
import type { LinkTexts } from './linkTexts';
import { toPublicUrl } from './toPublicUrl';
import { QrCode } from './QrCode';

export type LinkBodyProps = {
  link: LinkTexts;
  tournamentId: number;
  play: Play;
  copy: (text: string, message: string) => Promise<void>;
  /** Further actions on the address. */
  children?: (address: string) => ReactNode;
};

const REPLACE = 'Новая ссылка';

/** Creates, shows, replaces and closes a secret address of the play (SEEN-12). */
export function LinkPanelBody({ link, tournamentId, play, copy, children }: LinkBodyProps) {
  const [setLink] = useSetPlayLinkMutation();
  const [asked, setAsked] = useState<'replace' | 'close' | null>(null);
  const [problem, setProblem] = useState('');
  const { purpose } = link;
  const path = play.links[purpose];
  const address = path === null ? null : toPublicUrl(path);

  const put = async (isThere: boolean) => {
    setProblem('');
    const { error } = await setLink({ tournamentId, purpose, isThere });
    if (error) setProblem(error.message ?? '');
    else setAsked(null);
  };
  const make = useSingleFlight(() => put(true));
  const withdraw = useSingleFlight(() => put(false));
  const question =
    asked &&
    {
      replace: {
        label: REPLACE,
        text: link.onReplace,
        confirm: 'Заменить ссылку',
        onConfirm: make,
      },
      close: {
        label: link.close,
        text: link.onClose,
        confirm: link.closeNow,
        onConfirm: withdraw,
      },
    }[asked];
  return (
    <div className={styles.body}>
      <p>{address === null ? link.offer : link.about}</p>
      {address === null ? (
        <Button onClick={make}>{link.open}</Button>
      ) : (
        <>
          <AddressField label={link.label} address={address} copy={copy} />
          <div className={styles.code}>
            <QrCode address={address} label={link.qrLabel} />
            <div>
              {children?.(address)}
              <Button onClick={() => setAsked('replace')}>{REPLACE}</Button>
              <Button onClick={() => setAsked('close')}>{link.close}</Button>
            </div>
          </div>
          {question && <LinkQuestion {...question} onClose={() => setAsked(null)} />}
        </>
      )}
      {problem && <Alert>{problem}</Alert>}
    </div>
  );
}
