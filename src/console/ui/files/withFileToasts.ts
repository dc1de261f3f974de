/** What is told meanwhile. */
type FileNotice = { text: string; isFailure?: boolean };

const SLOW_MS = 700;

const afterAWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SLOW_MS));

/** COMFORT-41: shows notices while a file is made slowly, and when that fails. */
export async function withFileToasts(
  show: (notice: FileNotice) => void,
  make: () => Promise<void>,
): Promise<void> {
  try {
    const made = make();
    const isSlow = await Promise.race([made.then(() => false), afterAWhile().then(() => true)]);
    if (isSlow) show({ text: 'Подготовка файла...' });
    await made;
    if (isSlow) show({ text: 'Файл готов' });
  } catch (error) {
    console.warn(error);
    show({ text: 'Файл не создан. Проверьте подключение и попробуйте ещё раз.', isFailure: true });
  }
}
