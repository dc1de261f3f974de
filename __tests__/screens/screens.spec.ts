import { expectSoundLayout } from '../browser/support/layout';
import { waitForFrame } from '../browser/support/rendering';
import { test } from './fixtures';
import { FOLDER, hasSize, getPictureName, SCREENS } from './screens';

for (const screen of Object.values(SCREENS).flat()) {
  for (const size of ['desk', 'phone'] as const) {
    if (!hasSize(screen, size)) continue;
    test(`${screen.name}, ${size}`, async ({ visit, writePicture }) => {
      const { page } = await visit(screen, size);
      await page.mouse.move(0, 0);
      await waitForFrame(page);
      await writePicture(page, `${FOLDER}/${getPictureName(screen, size, 'light')}`);
      if (screen.isDark) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await waitForFrame(page);
        await writePicture(page, `${FOLDER}/${getPictureName(screen, size, 'dark')}`);
      }
      await expectSoundLayout(page, size === 'phone');
    });
  }
}
