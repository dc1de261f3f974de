import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import guide, { type GuideBlock, type GuideCard } from '../../../../docs/guide.ru.md';
import { getHelpPath, HELP_CARD } from '../../helpPaths';
import { useAppSelector } from '../../hooks';
import { selectListPath } from '../../state/listAddress';
import { Button } from '../../ui/controls/Button';
import { ScreenHead } from '../../ui/layout/ScreenHead';
import styles from './HelpScreen.module.css';

/** Every second part of the text is bold. */
const renderWords = (words: readonly string[]) =>
  words.map((part, at) => (at % 2 === 0 ? part : <strong key={part}>{part}</strong>));

function HelpBlock({ block: { kind, items } }: { block: GuideBlock }) {
  if (kind === 'text') return <p>{items.flatMap(renderWords)}</p>;
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {items.map((words) => (
        <li key={words.join()}>{renderWords(words)}</li>
      ))}
    </List>
  );
}

function HelpCard({ card: { id, title, blocks, picture } }: { card: GuideCard }) {
  return (
    <article className={styles.card}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {blocks.map((block) => (
          <HelpBlock key={block.items.join()} block={block} />
        ))}
      </div>
      {picture && <img src={picture.file} alt={picture.alt} width="390" height="844" />}
    </article>
  );
}

/** The guide, scrolled to the card that the address names (COMFORT-97). */
export function HelpScreen() {
  const navigate = useNavigate();
  const listPath = useAppSelector(selectListPath);
  const { search, key } = useLocation();
  const card = new URLSearchParams(search).get(HELP_CARD);
  const [isFirstPage] = useState(key === 'default');

  // Pressing the link of the same card scrolls to the card again.
  useEffect(() => {
    const heading = card === null ? null : document.getElementById(card);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [card, key]);

  return (
    <div className={styles.screen}>
      <ScreenHead
        title={guide.title}
        className={styles.head}
        onBack={() => void (isFirstPage ? navigate(listPath) : navigate(-1))}
      >
        <Button onClick={() => print()}>Печать</Button>
        <p>{guide.lead}</p>
      </ScreenHead>
      <nav className={styles.contents} aria-label="Карточки">
        {guide.cards.map(({ id, title }) => (
          <Link key={id} to={getHelpPath(id)} replace>
            {title}
          </Link>
        ))}
      </nav>
      {guide.cards.map((one) => (
        <HelpCard key={one.id} card={one} />
      ))}
    </div>
  );
}
