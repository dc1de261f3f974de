import { useId } from 'react';
import panel from '../settings/Panel.module.css';
import { LinkPanelBody, type LinkBodyProps } from './LinkPanelBody';

/** A secret address of the play as a section of the settings (SEEN-12). */
export function LinkPanel(props: LinkBodyProps) {
  const titleId = useId();
  return (
    <section className={panel.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{props.link.title}</h2>
      <LinkPanelBody {...props} />
    </section>
  );
}
