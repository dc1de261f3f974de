import { runDoctor } from '../doctor/runDoctor';
import { EXIT_CODES, type EnvCommand } from './command';

/** Reports what is wrong or out of date (TRUST-30). */
export const doctorCommand: EnvCommand = {
  usage: `  doctor         проверить базу, копии, диск и права на файлы и сказать, что не так.
                 Код завершения 0, если всё в порядке, и 1, если нет.`,
  async runAsIs(env, { output, clock }) {
    const findings = await runDoctor(env, clock());
    for (const { isWrong, text } of findings) output.write(`${isWrong ? '✘' : '✔'} ${text}\n`);
    const wrong = findings.filter(({ isWrong }) => isWrong).length;
    output.write(wrong === 0 ? '\nВсё в порядке.\n' : `\nНе в порядке: ${wrong}.\n`);
    return wrong === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
  },
};
