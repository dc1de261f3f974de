import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NODES } from '../../scripts/lib/nodes.mjs';
import { readEnv } from '../../src/server/env';
import { checkOpenFileLimit } from '../../src/server/doctor/environmentChecks';
import { createAddressMatcher } from '../../src/server/lib/network';

const read = (name: string) => readFileSync(path.join('deploy', name), 'utf8');

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const withPostgres = read('compose.postgres.yaml');
const unit = read('tennis-club.service');
const settings = read('tennis-club.conf');

/** Reads names and values from lines of the form `prefix NAME separator value`. */
const parsePairs = (text: string, prefix: string, separator: string) =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^${prefix}([A-Z_]+)${separator}(.*)$`, 'gm'))].map(
      ([, name = '', value = '']) => [name, value.replace(/^'(.*)'$/, '$1')] as const,
    ),
  );

/** Environment that a compose file gives to one of its services. */
function parseEnvironment(text: string, service: string): Record<string, string> {
  const [, after = ''] = text.split(`\n  ${service}:\n`);
  return parsePairs(after.split(/^ {0,2}\w/m)[0]!, ' {6}', ': ');
}

const inImage = parsePairs(dockerfile, 'ENV ', '=');
const inContainer = parseEnvironment(compose, 'console');
const inContainerWithPostgres = parseEnvironment(withPostgres, 'console');
const onMachine = parsePairs(settings, '#?', '=');

/** Every variable that the server reads from its environment. */
function listServerSettings(): Set<string> {
  const asked = new Set<string>();
  const variables = new Proxy<Record<string, string>>(
    {},
    { get: (_, name) => (asked.add(String(name)), undefined) },
  );
  readEnv(variables, '/');
  return asked;
}

describe('settings', () => {
  const known = listServerSettings();

  test.each([
    ['the image', inImage, 'DATABASE_URL'],
    ['compose.yaml', inContainer, 'TRUST_PROXY'],
    ['compose.postgres.yaml', inContainerWithPostgres, 'DATABASE_URL'],
    ['tennis-club.conf', onMachine, 'BACKUP_DIR'],
  ])('%s names only what the server reads', (_, named, one) => {
    expect(Object.keys(named)).toContain(one);
    expect(Object.keys(named).filter((name) => !known.has(name))).toEqual([]);
  });

  test('the server takes those of the container, and keeps everything in its volume', () => {
    const { TRUST_PROXY = '' } = inContainer;
    const env = readEnv({ ...inImage, TRUST_PROXY }, '/app');
    expect(env).toMatchObject({ host: '0.0.0.0', port: 8080, trustProxy: [TRUST_PROXY] });
    expect(env).toMatchObject({
      database: { file: '/data/club.db' },
      backupFolder: '/data/backups',
    });
    expect(dockerfile).toContain('\nVOLUME /data\n');
    expect(compose).toContain("volumes: ['data:/data']");
    expect(compose).toContain(`front: { ipv4_address: ${TRUST_PROXY} }`);
  });

  test('SCALE-5: with PostgreSQL the server takes those of the container, whose network leads nowhere', () => {
    const env = { ...inImage, ...inContainer, ...inContainerWithPostgres };
    const filled = env.DATABASE_URL!.replace(/\$\{.*?\}/, 'secret');
    const { HOST, TRUST_PROXY, ALLOW_PLAIN_POSTGRES } = env;
    const variables = { HOST, TRUST_PROXY, ALLOW_PLAIN_POSTGRES, DATABASE_URL: filled };
    const { database } = readEnv(variables, '/app');
    expect(database).toEqual({ url: 'postgres://club:secret@database/club' });
    expect(ALLOW_PLAIN_POSTGRES).toBe('1');
    expect(withPostgres).toMatch(/^ {2}back:\n {4}internal: true$/m);
    expect(withPostgres).toMatch(/^ {2}database:\n(?: {4}.*\n)* {4}networks: \[back\]$/m);
  });

  test('no other container gets the address of the proxy, whichever starts first', () => {
    const { TRUST_PROXY } = inContainer;
    const [, subnet = '', range = ''] = /subnet: (\S+), ip_range: (\S+) \}/.exec(compose) ?? [];
    expect(createAddressMatcher([subnet])(TRUST_PROXY)).toBe(true);
    expect(createAddressMatcher([range])(TRUST_PROXY)).toBe(false);
  });

  test('the server takes those of the machine, and keeps everything in the folder of the unit', () => {
    const env = readEnv(onMachine, '/srv/tennis-club');
    const [, folder] = /^StateDirectory=(.+)$/m.exec(unit) ?? [];
    expect(env.dataFolder).toBe(`/var/lib/${folder}`);
    expect(env.title).toBe('Теннисный клуб');
  });

  test('SEEN-6: unit and containers have as many files open as the doctor asks for, a proxy twice as many', () => {
    const [, ofUnit] = /^LimitNOFILE=(\d+)$/m.exec(unit) ?? [];
    const inContainers = [...compose.matchAll(/^ {4}ulimits: \{ nofile: (\d+) \}$/gm)];
    const [ofConsole, ofProxy] = inContainers.map(([, most]) => Number(most));
    for (const most of [Number(ofUnit), ofConsole!, ofProxy! / 2]) {
      expect(checkOpenFileLimit(most)).toMatchObject({ isWrong: false });
    }
  });

  test('no file holds a password', () => {
    const files = [compose, withPostgres, settings, dockerfile, unit].join('\n');
    const secrets = [...files.matchAll(/PASSWORD\S*: (.*)$|:\/\/\w+:(.*?)@/gm)];
    expect(secrets.length).toBeGreaterThan(1);
    for (const [, variable, inAddress] of secrets) {
      expect(variable ?? inAddress).toMatch(/^\$\{(POSTGRES|ADMIN)_PASSWORD:\?[^}]*\}$/);
    }
  });
});

/** Addresses under these paths are secret. */
const SECRET_FOLDERS = ['calendar', 'apply', 'live', 'score'];

describe('COMFORT-47, APPLY-9, SEEN-5, SEEN-20: no proxy logs an address that is secret', () => {
  const servers = read('nginx.conf')
    .split(/^server /m)
    .slice(1);

  test('nginx: over HTTP it logs nothing, over HTTPS neither these answers nor the query of others', () => {
    const [plain = '', secure = ''] = servers;
    expect(plain).toMatch(/access_log off;\s+error_log \/dev\/null;/);
    for (const folder of SECRET_FOLDERS) {
      const [location] = secure.split(`location /${folder}/ `)[1]!.split('}');
      expect(location).toMatch(/access_log off;/);
    }
    const format = /log_format tennis_club ([^;]*);/.exec(read('nginx.conf'))?.[1];
    expect(format).toContain('$uri');
    expect(format).not.toMatch(
      /\$(request|request_uri|args|query_string|http_referer|remote_user)\b/,
    );
    expect(secure.match(/access_log .*/g)).toEqual([
      expect.stringMatching(/^access_log \S+ tennis_club;$/),
      ...SECRET_FOLDERS.map(() => 'access_log off;'),
    ]);
    // From level «crit» down, nginx's log lines contain the request with its secret address.
    expect(secure.match(/error_log .*/g)).toEqual([expect.stringMatching(/ alert;$/)]);
  });

  test('Caddy: it writes no line for an answer, and none of its errors has the address', () => {
    const caddyfile = read('Caddyfile');
    expect(caddyfile.match(/^\s*log\b/gm)).toHaveLength(1);
    expect(caddyfile).toMatch(
      /^\{\n(?:\t#.*\n)*\tlog \{\n\t\tformat filter \{[^}]*request>uri delete\n/,
    );
  });
});

describe('the image', () => {
  test('everything it copies is there, and gets past .dockerignore', () => {
    const lines = read('Dockerfile.dockerignore').split('\n').filter(Boolean);
    const rules = lines.filter((line) => !line.startsWith('#'));
    expect(rules[0]).toBe('*');
    const admitted = rules.slice(1).map((rule) => rule.replace(/^!/, ''));
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, sources = '']) => sources.split(' '),
    );
    expect(copied).toContain('src');
    expect([...admitted, ...copied].filter((place) => !existsSync(place))).toEqual([]);
    const isAdmitted = (place: string) =>
      admitted.some((rule) => place === rule || place.startsWith(`${rule}/`));
    expect(copied.filter((place) => !isAdmitted(place))).toEqual([]);
  });

  test('everything that it starts, that checks its health and that the documents name is in it', () => {
    const told = [dockerfile, readFileSync('docs/operations.md', 'utf8')].join('\n');
    const [, health = ''] = /^HEALTHCHECK .*"(\S+)"\]$/m.exec(dockerfile) ?? [];
    expect(dockerfile).toContain(`\nCOPY ${health} ${path.dirname(health)}/\n`);
    const programs = [...told.matchAll(/dist\/server\/(\w+)\.js/g)].map(([, name = '']) => name);
    expect(programs).toEqual(expect.arrayContaining(['main', 'admin', 'restore']));
    const isThere = (name: string) =>
      ['', 'cli/'].some((folder) => existsSync(`src/server/${folder}${name}.ts`));
    expect(programs.filter((name) => !isThere(name))).toEqual([]);
  });

  test('it runs, as an ordinary user, a Node on which the console is tested', () => {
    const bases = [...dockerfile.matchAll(/^FROM node:(\d+)-([a-z]+)/gm)];
    expect(bases.length).toBeGreaterThan(1);
    expect(new Set(bases.map(([, , debian]) => debian)).size).toBe(1);
    for (const [, major = ''] of bases) expect(NODES).toContain(major);
    expect(dockerfile.indexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nCOPY '));
  });
});
