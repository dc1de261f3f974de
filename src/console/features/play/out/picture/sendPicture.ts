import { saveFile } from '../../../../ui/files/saveFile';

/** Whether the device has a dialog of its own for sending a file on. */
export const canShareFile = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] });

export const savePictureFile = (file: File): void => saveFile(file.name, file, file.type);

/** SEEN-33: sends a picture by the device's own dialog; where that does not work it is saved. */
export async function sharePicture(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Whoever closes the device's dialog needs nothing else.
    if ((error as Error).name !== 'AbortError') savePictureFile(file);
  }
}
