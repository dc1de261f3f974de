import type { Figure } from './part';

/** The result of one piece of a part. */
export type Outcome = { title: string; figures: readonly Figure[] };

export type Report = {
  name: string;
  scale: number;
  seconds: number;
  /** Hardware and versions of the run. */
  machine: string;
  outcomes: readonly Outcome[];
};

function isReached({ figure, wanted, atMost }: Figure): boolean {
  if (wanted !== undefined) return figure === wanted;
  return atMost === undefined || (typeof figure === 'number' && figure <= atMost);
}

function formatGoal(row: Figure): string {
  const goal = row.wanted ?? (row.atMost === undefined ? '' : `≤ ${row.atMost}`);
  return isReached(row) ? String(goal) : `${goal}: missed`;
}

export const isSound = (figures: readonly Figure[]): boolean => figures.every(isReached);

const buildTable = ({ title, figures }: Outcome): readonly string[] => [
  title,
  '',
  '| What | Figure | Wanted |',
  '| --- | ---: | --- |',
  ...figures.map((row) => `| ${row.what} | ${row.figure} | ${formatGoal(row)} |`),
  '',
];

export function buildSection(report: Report, date: string): string {
  const { name, scale, seconds, machine, outcomes } = report;
  return [
    `## ${name}`,
    '',
    `${date}, scale ${scale}, ${(seconds / 60).toFixed(1)} min. ${machine}.`,
    '',
    ...outcomes.flatMap(buildTable),
  ].join('\n');
}

/** Replaces the section with the given name in a document. */
export function withSection(document: string, name: string, section: string): string {
  const [head = '', ...sections] = document.split(/^(?=## )/m);
  const others = sections.filter((text) => !text.startsWith(`## ${name}\n`));
  return [head, ...[...others, section].sort()].join('\n');
}
