import type { ReactElement } from 'react';
import { AnswerPage, type AnswerPageProps } from './AnswerPage';
import { ConsentPage, type ConsentPageProps } from './ConsentPage';
import { LivePage, type LivePageProps } from './livePage/LivePage';
import { MessagePage, type MessagePageProps } from './MessagePage';
import { ScorePage, type ScorePageProps } from './ScorePage';
import { SignUpPage, type SignUpPageProps } from './SignUpPage';
import { renderToStaticMarkup } from 'react-dom/server';

/** A whole page as HTML, for a browser that needs no script to use it. */
const render = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`;

export const signUpPage = (props: SignUpPageProps): string => render(<SignUpPage {...props} />);
export const answerPage = (props: AnswerPageProps): string => render(<AnswerPage {...props} />);
export const consentPage = (props: ConsentPageProps): string => render(<ConsentPage {...props} />);
export const messagePage = (props: MessagePageProps): string => render(<MessagePage {...props} />);
export const livePage = (props: LivePageProps): string => render(<LivePage {...props} />);
export const scorePage = (props: ScorePageProps): string => render(<ScorePage {...props} />);
