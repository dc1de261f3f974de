/** Time in milliseconds after which any browser has started to save. */
const SAVED_AFTER_MS = 60_000;

export function saveFile(name: string, content: string | Blob, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_AFTER_MS);
}
