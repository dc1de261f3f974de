import { FileProblem } from './fileProblem';

/** A toast while a file is created, or after a failure. */
type FileToast = { text: string; isFailure?: boolean };

const SLOW_MS = 700;
const NOT_MADE = 'Файл не создан. Проверьте подключение и попробуйте ещё раз.';

const waitAWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SLOW_MS));

/** Shows a toast while a slow file is created, and after a failure (COMFORT-40). */
export async function withFileToasts(
  showToast: (toast: FileToast) => void,
  make: () => Promise<void>,
): Promise<void> {
  try {
    const made = make();
    const isSlow = await Promise.race([made.then(() => false), waitAWhile().then(() => true)]);
    if (isSlow) showToast({ text: 'Подготовка файла...' });
    await made;
    if (isSlow) showToast({ text: 'Файл готов' });
  } catch (error) {
    const isExplained = error instanceof FileProblem;
    if (!isExplained) console.warn(error);
    showToast({
      text: isExplained ? error.message : NOT_MADE,
      isFailure: true,
    });
  }
}
