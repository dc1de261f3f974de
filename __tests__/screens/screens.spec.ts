import { expectSoundLayout } from '../browser/support/layout';
import { nextFrame } from '../browser/support/looks';
import { test } from './fixtures';
import { FOLDER, isAt, pictureOf, SCREENS } from './screens';

for (const screen of Object.values(SCREENS).flat()) {
  for (const size of ['desk', 'phone'] as const) {
    if (!isAt(screen, size)) continue;
    test(`${screen.name}, ${size}`, async ({ visit, writePicture }) => {
      const { page } = await visit(screen, size);
      await page.mouse.move(0, 0);
      await nextFrame(page);
      await writePicture(page, `${FOLDER}/${pictureOf(screen, size, 'light')}`);
      if (screen.isDark) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await nextFrame(page);
        await writePicture(page, `${FOLDER}/${pictureOf(screen, size, 'dark')}`);
      }
      await expectSoundLayout(page, size === 'phone');
    });
  }
}
