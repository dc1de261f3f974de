import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { countHardLinks } from '../db/sqlite/hardLinks';
import type { Env } from '../env';
import { certificateEnd, readTls } from '../lib/network';
import { formatAge, formatSize } from '../lib/format';
import { READERS_MAX } from '../livePage/limits';
import { good, wrong, type Finding } from './finding';

const OLDEST_NODE = [20, 19] as const;
const MEGABYTE = 1024 * 1024;
const FREE_MIN_BYTES = 200 * MEGABYTE;
/** Room for the database, a backup of it and a restore. */
const FREE_DATABASES = 3;
const CERTIFICATE_MIN_MS = 14 * 24 * 3_600_000;
const OTHERS = 0o077;
/** What else a server has open: the database, the console's connections, its log. */
const SPARE_FILES = 500;

/** The version of Node. */
export function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough =
    major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return isNewEnough
    ? good(`Node ${version}`)
    : wrong(`Node ${version} слишком стар, нужен ${OLDEST_NODE.join('.')} или новее`);
}

/** The limit of open files of this process, where the system tells it (Linux). */
function openFilesMax(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+\d+\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** SEEN-6: whether as many open pages as are let in find a socket; Node raises its limit to the highest by itself. */
export function openFilesFinding(most = openFilesMax()): Finding {
  const needed = READERS_MAX + SPARE_FILES;
  if (most >= needed) return good('Открытых файлов хватит на всех зрителей');
  return wrong(
    `Открытых файлов можно ${most}, а зрителям нужно до ${needed}. Поднимите предел: LimitNOFILE=${needed} в службе systemd или ulimit -n ${needed} перед запуском`,
  );
}

/** What is free where the database lies. */
export function diskFinding(databaseFile: string): Finding {
  const { bavail, bsize } = statfsSync(path.dirname(databaseFile));
  const free = bavail * bsize;
  const needed = Math.max(FREE_MIN_BYTES, FREE_DATABASES * statSync(databaseFile).size);
  return free >= needed
    ? good(`Свободно на диске: ${formatSize(free)}`)
    : wrong(`На диске осталось ${formatSize(free)}, нужно хотя бы ${formatSize(needed)}`);
}

/** Whether the database's file has another name. */
export function nameFindings(databaseFile: string): Finding[] {
  if (countHardLinks(databaseFile) === 0) return [];
  return [wrong('У файла базы есть ещё одно имя (жёсткая ссылка): сервер с ней не запустится')];
}

/** Whether anybody but the owner may read players' phones. */
export function permissionFinding(databaseFile: string, backupFolder: string): Finding {
  if (process.platform === 'win32') return good('Права на файлы: как у папки (Windows)');
  const files = [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`, backupFolder];
  const open = files.filter((file) => existsSync(file) && (statSync(file).mode & OTHERS) !== 0);
  return open.length === 0
    ? good('Файлы доступны только их владельцу')
    : wrong(`Доступно другим пользователям: ${open.join(', ')}. Закройте: chmod go-rwx`);
}

/** How long a certificate still holds, where HTTPS is served. */
export function certificateFindings(tls: Env['tls'], now: number): Finding[] {
  if (!tls) return [];
  try {
    const left = certificateEnd(readTls(tls)) - now;
    if (left <= 0) return [wrong('Сертификат (TLS_CERT) истёк: замените его')];
    const text = `Сертификат (TLS_CERT) истекает через ${formatAge(left)}`;
    return [left < CERTIFICATE_MIN_MS ? wrong(`${text}: замените его`) : good(text)];
  } catch (error) {
    return [wrong(error instanceof Error ? error.message : 'Сертификат не читается')];
  }
}
