import type { ReactElement } from 'react';
import { ConsentPage, type ConsentPageProps } from './ConsentPage';
import { EntryPage, type EntryPageProps } from './EntryPage';
import { LivePage, type LivePageProps } from './livePage/LivePage';
import { MessagePage, type MessagePageProps } from './MessagePage';
import { ScorePage, type ScorePageProps } from './ScorePage';
import { SignUpPage, type SignUpPageProps } from './SignUpPage';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders a whole page as HTML, which works without a script. */
const render = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`;

export const renderSignUpPage = (props: SignUpPageProps): string =>
  render(<SignUpPage {...props} />);
export const renderEntryPage = (props: EntryPageProps): string => render(<EntryPage {...props} />);
export const renderConsentPage = (props: ConsentPageProps): string =>
  render(<ConsentPage {...props} />);
export const renderMessagePage = (props: MessagePageProps): string =>
  render(<MessagePage {...props} />);
export const renderLivePage = (props: LivePageProps): string => render(<LivePage {...props} />);
export const renderScorePage = (props: ScorePageProps): string => render(<ScorePage {...props} />);
