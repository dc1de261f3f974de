/** Longer than any browser takes to begin saving. */
const SAVED_AFTER_MS = 60_000;

/** Gives the person a text as a file to keep. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_AFTER_MS);
}
