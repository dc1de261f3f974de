import type { Figure } from './part';

export type Report = {
  name: string;
  title: string;
  scale: number;
  seconds: number;
  /** On what it ran, and with which versions. */
  machine: string;
  figures: readonly Figure[];
};

const isReached = ({ figure, wanted }: Figure): boolean =>
  wanted === undefined || figure === wanted;

/** Whether every figure is what it has to be. */
export const isSound = (figures: readonly Figure[]): boolean => figures.every(isReached);

/** One part's section of the report. */
export function sectionOf(report: Report, date: string): string {
  const { name, title, scale, seconds, machine, figures } = report;
  const rows = figures.map((row) => {
    const wanted =
      row.wanted === undefined ? '' : `${row.wanted}${isReached(row) ? '' : ': missed'}`;
    return `| ${row.what} | ${row.figure} | ${wanted} |`;
  });
  return [
    `## ${name}`,
    '',
    title,
    '',
    `${date}, scale ${scale}, ${(seconds / 60).toFixed(1)} min. ${machine}.`,
    '',
    '| What | Figure | Wanted |',
    '| --- | ---: | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** A document with one section put in, in place of the one of that name. */
export function withSection(document: string, name: string, section: string): string {
  const [head = '', ...sections] = document.split(/^(?=## )/m);
  const others = sections.filter((text) => !text.startsWith(`## ${name}\n`));
  return [head, ...[...others, section].sort()].join('\n');
}
