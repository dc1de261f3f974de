import { readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Club } from '../../trust/club';

const FOLDER = path.resolve('dist/console');
/** The server rewrites these files before sending them, so their bytes differ. */
const CHANGED = new Set(['index.html', 'manifest.webmanifest']);

const built = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)));
const files = built.filter((file) => !CHANGED.has(file)).sort();

const club = new Club(undefined, { token: 'none' });
beforeAll(() => club.start());
afterAll(() => club.remove());

type Answer = { response: IncomingMessage; bytes: Buffer };

/** A response as sent over the wire; `fetch` would have decompressed it. */
const ask = (file: string, coding: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(`${club.url}/${file}`, { headers: { 'accept-encoding': coding } }, (response) => {
      buffer(response).then((bytes) => resolve({ response, bytes }), reject);
    }).on('error', reject);
  });

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const decodeBody = ({ response, bytes }: Answer): Buffer =>
  (DECODERS[response.headers['content-encoding'] ?? ''] ?? ((plain) => plain))(bytes);

const readCaching = async (file: string, coding: string) => {
  const answer = await ask(file, coding);
  expect([file, answer.response.statusCode]).toEqual([file, 200]);
  expect(decodeBody(answer).equals(readFileSync(path.join(FOLDER, file)))).toBe(true);
  return answer.response.headers['cache-control'];
};

/** Expected caching of each file, by its name. */
const expected = files.map((file) => [
  file,
  file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
]);

test.each(['br', 'gzip', 'identity'])(
  'every built file is served as it is, and for as long as its name holds: %s',
  async (coding) => {
    expect(files.filter((file) => file.startsWith('assets/')).length).toBeGreaterThan(50);
    const served: unknown[] = [];
    for (const file of files) served.push([file, await readCaching(file, coding)]);
    expect(served).toEqual(expected);
  },
);

test('each file that the build compresses is served compressed', async () => {
  const compressed = files.filter((file) => files.includes(`${file}.br`));
  expect(compressed).toContain('sw.js');
  for (const file of compressed) {
    const { response } = await ask(file, 'gzip, br');
    expect([file, response.headers['content-encoding']]).toEqual([file, 'br']);
    expect(response.headers.vary).toMatch(/accept-encoding/i);
  }
});

test('every file in the folder of immutable ones is named by its content', () => {
  const assets = files.filter((file) => file.startsWith('assets/'));
  const HASHED =
    /^assets\/(public\/)?[\w-]+\.[0-9a-f]{8}\.(js|css|webp)(\.LICENSE\.txt|\.map|\.br|\.gz)?$/;
  expect(assets.filter((file) => !HASHED.test(file))).toEqual([]);
});

test('an asset of another build is missing and kept nowhere', async () => {
  for (const file of ['assets/main.000000.js', 'assets/main', 'assets/']) {
    const { response } = await ask(file, 'br');
    expect([file, response.statusCode]).toEqual([file, 404]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test('RULE-13, COMFORT-74: the built page and manifest take the settings of the server', async () => {
  const page = decodeBody(await ask('', 'br')).toString();
  expect(page).toMatch(/<script type="application\/json" id="console-config">\{"title":/);
  const { response, bytes } = await ask('manifest.webmanifest', 'br');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(bytes.toString())).toMatchObject({ name: 'Теннисный клуб', id: '/' });
});

test('COMFORT-70: every file that the service worker keeps is there', async () => {
  const { files: kept } = JSON.parse(
    /\{"version":"[0-9a-f]+","files":\[.*?\]\}/
      .exec(readFileSync(path.join(FOLDER, 'sw.js'), 'utf8'))![0]
      .replace(/\\"/g, '"'),
  ) as { files: { url: string }[] };
  expect(kept.length).toBeGreaterThan(30);
  for (const { url } of kept) {
    expect([url, (await ask(url.slice(1), 'br')).response.statusCode]).toEqual([url, 200]);
  }
});
