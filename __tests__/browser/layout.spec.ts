import type { Page } from '@playwright/test';
import { addDaysToToday } from './support/days';
import { openDetail, openEdit } from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import { expectSoundLayout, listLayoutFaults } from './support/layout';
import { DESK, PHONE } from './support/windowSizes';

const OLGA = 'Ольга Смирнова-Воскресенская';

test.use({
  tournaments: createSeeds([
    {
      organizer_name: OLGA,
      date: addDaysToToday(0),
      end_time: '23:59',
      applications: [{}, { level: 1 }],
    },
    {
      organizer_name: 'Анна Громова',
      date: addDaysToToday(3),
      entry_fee: 1_000_000,
      level_to: 4.5,
    },
    { organizer_name: 'Вера Орлова', date: addDaysToToday(-3), tournament_type: 'Американо' },
  ]),
});

/** Layout faults of a phone-sized page with this content. */
async function listFaults(page: Page, content: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><body style="margin:8px;font:16px/20px sans-serif">${content}`,
  );
  return listLayoutFaults(page, true);
}

const TEXT = 'Ольга Смирнова-Воскресенская, +7 (916) 123-45-67';

test.describe('a page with planted faults', () => {
  test.use({ viewport: PHONE });

  const PLANTED = {
    'a text cut at its side': [
      `<p style="width:80px;overflow:hidden;white-space:nowrap">${TEXT}</p>`,
      /is cut by p/,
    ],
    'a text cut at its foot': [
      `<p style="height:30px;overflow:clip">${TEXT} ${TEXT}</p>`,
      /is cut by p/,
    ],
    'a text cut by what its place stands in': [
      `<div style="width:90px;overflow:hidden"><p style="width:400px">${TEXT}</p></div>`,
      /is cut by div/,
    ],
    'a field too narrow for what it holds': [
      `<input style="width:80px;height:30px" value="${TEXT}">`,
      /is cut by its field/,
    ],
    'a choice too narrow for what is chosen': [
      `<select style="width:80px;height:30px"><option>${TEXT}</select>`,
      /is cut by its field/,
    ],
    'a text over another': [
      '<p style="margin:0">Дата</p><p style="margin:-14px 0 0">Время</p>',
      /«Дата» and «Время» overlap/,
    ],
    'a text over another, of which one is placed': [
      '<p>Дата</p><span style="position:absolute;left:12px;top:20px">Время</span>',
      /«Дата» and «Время» overlap/,
    ],
    'a page that scrolls sideways': [
      '<div style="width:500px;height:9px"></div>',
      /^sideways: HTML/,
    ],
    'a button beyond the edge': [
      '<button style="position:absolute;left:360px;width:90px;height:30px">Ещё</button>',
      /^sideways: BUTTON Ещё/,
    ],
    'a text wider than its place': [
      `<p style="width:90px;white-space:nowrap;background:#ddd">Ольга Смирнова</p>`,
      /^wide: /,
    ],
    'a target that is too low': [
      '<button style="height:20px;padding:0">Ещё</button>',
      /^small: BUTTON/,
    ],
  } as const;

  test('DESK-60: each of them is found', async ({ page }) => {
    for (const [name, [content, fault]] of Object.entries(PLANTED)) {
      const found = (await listFaults(page, content)).join('\n');
      expect.soft(found, name).toMatch(new RegExp(fault.source, 'm'));
    }
  });

  test('DESK-60: an overlap or a cut that is intended is no fault', async ({ page }) => {
    const meant = [
      `<p style="width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${TEXT}</p>`,
      `<p style="width:80px;overflow-x:auto;white-space:nowrap;scrollbar-width:none">Ольга</p>`,
      `<p style="height:0;overflow:hidden;margin:0">${TEXT}</p>`,
      `<p style="height:20px;overflow-y:auto">${TEXT} ${TEXT}</p>`,
      '<p>Под строкой, которая остаётся на месте</p>',
      '<p style="position:fixed;top:200px;background:#fff">Она</p>',
      '<p style="visibility:hidden;position:absolute;top:0">Скрыто</p>',
      '<p>Взнос 1 500 ₽, <a href="#">и ссылка в строке</a></p>',
    ];
    expect(await listFaults(page, meant.join(''))).toEqual([]);
  });

  test('DESK-60: faults under an open dialog do not count, faults in it do', async ({ page }) => {
    const overlap = '<p style="margin:0">Дата</p><p style="margin:-14px 0 0">Время</p>';
    const open = (content: string) => `${overlap}<dialog id="dialog">${content}</dialog>`;
    await page.setContent(open('<p>Уровень</p>'));
    await page.evaluate(() => document.querySelector('dialog')!.showModal());
    expect(await listLayoutFaults(page, true)).toEqual([]);
    await page.setContent(open(overlap));
    await page.evaluate(() => document.querySelector('dialog')!.showModal());
    expect(await listLayoutFaults(page, true)).toHaveLength(1);
  });
});

const PLACES = [
  '/tournaments',
  '/tournaments/new',
  '/tournaments?view=month',
  '/tournaments?view=week',
];
const SIZES = { desk: DESK, phone: PHONE };

test('DESK-60: the main screens have no such fault, at a desk and on a phone @deep', async ({
  listPage: page,
}) => {
  const expectSound = async (name: string) => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await test.step(`${name}, ${size}`, async () => {
        await page.setViewportSize(viewport);
        await expectSoundLayout(page, size === 'phone');
      });
    }
    await page.setViewportSize(SIZES.desk);
  };
  for (const place of PLACES) {
    await page.goto(place);
    await expect(page.getByText('Найти или сделать')).toBeAttached();
    await expectSound(place);
  }
  await page.goto(PLACES[0]!);
  const detail = await openDetail(page, OLGA);
  await expectSound('details');
  await page.setViewportSize({ width: 320, height: 568 });
  await expectSoundLayout(page, true);
  await page.setViewportSize(SIZES.desk);
  await detail.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await openEdit(page, OLGA);
  await expectSound('edit');
});
