import { useId } from 'react';
import panel from '../settings/Panel.module.css';
import { LinkPanelBody, type LinkBodyProps } from './LinkPanelBody';

/** SEEN-12: a secret address of the play among the settings. */
export function LinkPanel(props: LinkBodyProps) {
  const titleId = useId();
  return (
    <section className={panel.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{props.link.title}</h2>
      <LinkPanelBody {...props} />
    </section>
  );
}
