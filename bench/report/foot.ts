import { escape } from './text';
import { listReferences } from './names';
import type { PartResult, Results } from './results';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

function describeMachine({ machine }: PartResult): string {
  const { cpu, cores, memory, node, chromium } = machine;
  return `${cpu}, ${cores} cores, ${memory} GB; Node ${node}, Chromium ${chromium}`;
}

const listVersions = ({ machine }: PartResult): string[] =>
  Object.entries(machine.versions).map(([name, version]) => `${name} ${version}`);

const joinUnique = (texts: readonly string[]): string => escape([...new Set(texts)].join('; '));

/** Builds the foot as HTML: the compared subjects, the date, the machine and the versions. */
export function buildFoot({ parts }: Results): string {
  const names = parts.flatMap(({ comparisons }) =>
    comparisons.flatMap(({ samples }) => Object.keys(samples)),
  );
  const references = listReferences(names).map(
    ({ title, what }) => `<dt>${escape(title)}</dt><dd>${escape(what)}</dd>`,
  );
  return `<footer>
<h2>What is compared</h2>
<dl>${references.join('\n')}</dl>
<h2>Measured</h2>
<dl>
<dt>Date</dt><dd>${joinUnique(parts.map(({ date }) => day.format(new Date(date))))}</dd>
<dt>Machine</dt><dd>${joinUnique(parts.map(describeMachine))}</dd>
<dt>Versions</dt><dd>${joinUnique(parts.flatMap(listVersions))}</dd>
</dl>
</footer>`;
}
