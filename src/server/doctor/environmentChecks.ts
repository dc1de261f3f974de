import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { countHardLinks } from '../db/sqlite/hardLinks';
import type { Env } from '../env';
import { getCertificateEnd, readTls } from '../lib/network';
import { formatAge, formatSize } from '../lib/format';
import { LIVE_PAGE_STREAMS_MAX } from '../livePage/livePageLimits';
import { createPassedCheck, createFailResult, type CheckResult } from './checkResult';

const OLDEST_NODE = [20, 19] as const;
const MEGABYTE = 1024 * 1024;
const FREE_MIN_BYTES = 200 * MEGABYTE;
/** Required free space: the database, a backup and a restore. */
const FREE_DATABASES = 3;
const CERTIFICATE_MIN_MS = 14 * 24 * 3_600_000;
const OTHERS = 0o077;
const ROOT = 0;
/** Number of a server's other open files: the database, the console's connections, the log. */
const SPARE_FILES = 500;

export function checkNode(version: string): CheckResult {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough =
    major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return isNewEnough
    ? createPassedCheck(`Node ${version}`)
    : createFailResult(`Node ${version} слишком стар, нужен ${OLDEST_NODE.join('.')} или новее`);
}

/** Reads the process's limit of open files. Infinity when the system does not show the limit (Linux does). */
function readOpenFilesMax(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+\d+\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

/**
 * Checks that the limit of open files allows the maximum number of live pages (SEEN-6). Node raises its own limit to
 * the system's maximum.
 */
export function checkOpenFileLimit(most = readOpenFilesMax()): CheckResult {
  const needed = LIVE_PAGE_STREAMS_MAX + SPARE_FILES;
  if (most >= needed) return createPassedCheck('Открытых файлов хватит на всех зрителей');
  return createFailResult(
    `Открытых файлов можно ${most}, а зрителям нужно до ${needed}. Поднимите предел: LimitNOFILE=${needed} в службе systemd или ulimit -n ${needed} перед запуском`,
  );
}

export function checkDisk(databaseFile: string): CheckResult {
  const { bavail, bsize } = statfsSync(path.dirname(databaseFile));
  const free = bavail * bsize;
  const needed = Math.max(FREE_MIN_BYTES, FREE_DATABASES * statSync(databaseFile).size);
  return free >= needed
    ? createPassedCheck(`Свободно на диске: ${formatSize(free)}`)
    : createFailResult(
        `На диске осталось ${formatSize(free)}, нужно хотя бы ${formatSize(needed)}`,
      );
}

export function checkHardLinks(databaseFile: string): CheckResult[] {
  if (countHardLinks(databaseFile) === 0) return [];
  return [
    createFailResult('У файла базы есть ещё одно имя (жёсткая ссылка): сервер с ней не запустится'),
  ];
}

/** Checks that the folder's owner owns the files, and that no other user can read players' phones. */
export function checkPermissions(databaseFile: string, backupFolder: string): CheckResult {
  if (process.platform === 'win32')
    return createPassedCheck('Права на файлы: как у папки (Windows)');
  const files = [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`, backupFolder];
  const owner = statSync(path.dirname(databaseFile)).uid;
  const foreign = [...files.slice(0, -1), `${databaseFile}.lock`].filter(
    (file) => owner !== ROOT && existsSync(file) && statSync(file).uid === ROOT,
  );
  if (foreign.length > 0)
    return createFailResult(
      `Принадлежит root, а папка — нет: ${foreign.join(', ')}. Верните: chown --reference=ПАПКА ФАЙЛ`,
    );
  const open = files.filter((file) => existsSync(file) && (statSync(file).mode & OTHERS) !== 0);
  return open.length === 0
    ? createPassedCheck('Файлы доступны только их владельцу')
    : createFailResult(`Доступно другим пользователям: ${open.join(', ')}. Закройте: chmod go-rwx`);
}

/** Reports the remaining time of a certificate when the server uses HTTPS. */
export function checkCertificate(tls: Env['tls'], now: number): CheckResult[] {
  if (!tls) return [];
  try {
    const left = getCertificateEnd(readTls(tls)) - now;
    if (left <= 0) return [createFailResult('Сертификат (TLS_CERT) истёк: замените его')];
    const text = `Сертификат (TLS_CERT) истекает через ${formatAge(left)}`;
    return [
      left < CERTIFICATE_MIN_MS
        ? createFailResult(`${text}: замените его`)
        : createPassedCheck(text),
    ];
  } catch (error) {
    return [createFailResult(error instanceof Error ? error.message : 'Сертификат не читается')];
  }
}
