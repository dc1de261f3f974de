import { describeLocalAddress } from '../../../src/domain/protocol/localAddress';

test.each([
  'localhost',
  'localhost.',
  'club.localhost',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::FFFF:7f00:1]',
  '[::ffff:0.0.0.0]',
])('SEEN-81: %s is this computer alone, as it is written and as browsers write it', (host) => {
  for (const address of [`http://${host}`, `https://${host}:8080/live/x`, `http://${host}?x`])
    for (const written of [address, new URL(address).href])
      expect(describeLocalAddress(written)).toMatch(/^Адрес \S+ открывается только/);
  expect(describeLocalAddress(`http://${host}`)).toContain(`Адрес ${host} `);
});

test.each([
  'localhost.example.ru',
  'my-localhost',
  '192.168.0.7',
  '10.0.0.1',
  '127.club.ru',
  '1270.ru',
  '0.club.ru',
  '[2001:db8::1]',
  '[::2]',
  '[::ffff:192.168.0.7]',
  '[fe80::1]',
])('SEEN-81: %s may lead to others', (host) => {
  expect(describeLocalAddress(`http://${host}:8080`)).toBeNull();
});
