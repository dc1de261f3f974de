const TOO_FEW_FILES = 'разрешено слишком мало открытых файлов. Поднимите предел';
const TEXTS = {
  server:
    `Сервер не запущен: ему ${TOO_FEW_FILES}: LimitNOFILE=10500 в службе systemd или ` +
    'ulimit -n 10500 перед запуском.',
  command: `Команда не выполнена: ей ${TOO_FEW_FILES}: ulimit -n 10500 перед запуском.`,
};

/**
 * Finds the message of an error for the operator. Null for an error that only its stack explains (TRUST-79, TRUST-83).
 * @param program the failed program
 */
export function findOperatorText(error: unknown, program: keyof typeof TEXTS): string | null {
  // Each built file has its own copy of the class, so its name is compared.
  if (error instanceof Error && error.name === 'OperatorError') return error.message;
  return (error as { code?: unknown }).code === 'EMFILE' ? TEXTS[program] : null;
}
