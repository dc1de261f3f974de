import type { DestinationStream } from 'pino';
import { createLogger } from './logger';

const ignore = () => undefined;

/**
 * Makes write failures of a process stream harmless. The stream's reader may have closed (`npm start | head`), or its
 * disk may be full. Failed writes are lost.
 * @returns the same stream
 */
export function allowWriteErrors<Stream extends NodeJS.WritableStream>(stream: Stream): Stream {
  // Without a listener an error event is an uncaught exception. Node leaves stdout and stderr open after an error, so a
  // later write may succeed.
  return stream.on('error', ignore);
}

/**
 * Creates the log's output. Lines that cannot be written are counted. The next successful write reports their number.
 */
export function createLogOutput(stream: NodeJS.WritableStream): DestinationStream {
  const output = allowWriteErrors(stream);
  let lost = 0;

  function reportLost(): void {
    const count = lost;
    lost = 0;
    const write = (line: string) =>
      // A full disk may have truncated the last line, so a line break comes first.
      output.write(`\n${line}`, (error) => {
        if (error) lost += count;
      });
    createLogger({ write }).warn({ lost: count }, 'log lines lost');
  }

  return {
    write(line) {
      output.write(line, (error) => {
        if (error) lost += 1;
        else if (lost > 0) reportLost();
      });
    },
  };
}
