import { saveFile } from '../../../../ui/files/saveFile';

/** True if the device can share files. */
export const canShareFile = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] });

export const savePictureFile = (file: File): void => saveFile(file.name, file, file.type);

/** Shares a picture by the device's dialog, or saves it if sharing fails (SEEN-33). */
export async function sharePicture(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // A user who closes the device's dialog has not failed to share.
    if ((error as Error).name !== 'AbortError') savePictureFile(file);
  }
}
