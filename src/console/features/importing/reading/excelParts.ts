import { resolvePartPath, type ArchivePartReader } from './unpackExcel';
import { readXml } from './readXml';

/** Type and path of each part that another part refers to, by relationship id. */
type Relationships = ReadonlyMap<string, { type: string; path: string }>;

/** Path of the workbook in nearly every file. */
const USUAL_WORKBOOK = 'xl/workbook.xml';

/**
 * Type in a relationship's address. Excel has two families of addresses for the same types, which differ before the
 * last slash.
 */
const getType = (address = ''): string => address.slice(address.lastIndexOf('/') + 1).toLowerCase();

function readRelationships(readPart: ArchivePartReader, part: string): Relationships {
  const [folder, name] = [part.slice(0, part.lastIndexOf('/') + 1), part.split('/').at(-1)];
  const relationships = new Map<string, { type: string; path: string }>();
  const xml = readPart(`${folder}_rels/${name}.rels`);
  if (xml === null) return relationships;
  readXml(xml, {
    onOpen(tag, getAttributes) {
      if (tag !== 'Relationship') return;
      const { Id = '', Type, Target = '', TargetMode } = getAttributes();
      if (TargetMode?.toLowerCase() === 'external') return;
      relationships.set(Id, { type: getType(Type), path: resolvePartPath(Target, folder) });
    },
  });
  return relationships;
}

const findByType = (relationships: Relationships, wanted: string): string | undefined =>
  [...relationships.values()].find(({ type }) => type === wanted)?.path;

/** Properties of a workbook and the paths of its parts. */
type WorkbookParts = {
  /** True when the file counts days from 1904. */
  is1904: boolean;
  /** Paths of the visible sheets, in order. */
  sheets: readonly string[];
  sharedStrings: string | null;
  styles: string | null;
};

/** Reason why an Office archive has no readable sheets. */
export type WorkbookRefusal = 'no table' | 'binary';

const isTrue = (value = ''): boolean => value === '1' || value.toLowerCase() === 'true';

/** Finds the workbook of an Excel file at any path inside the archive (COMFORT-50). */
export function readWorkbookParts(readPart: ArchivePartReader): WorkbookParts | WorkbookRefusal {
  const path = findByType(readRelationships(readPart, ''), 'officedocument') ?? USUAL_WORKBOOK;
  if (path.endsWith('.bin')) return 'binary';
  const xml = readPart(path);
  if (xml === null) throw new Error('no workbook');
  const relationships = readRelationships(readPart, path);
  const sheets: string[] = [];
  let root = '';
  let is1904 = false;
  readXml(xml, {
    onOpen(tag, getAttributes) {
      root ||= tag;
      if (tag === 'workbookPr') is1904 = isTrue(getAttributes().date1904);
      if (tag !== 'sheet') return;
      const { id = '', state = 'visible' } = getAttributes();
      const sheet = relationships.get(id);
      // A sheet may contain only a chart, and is not a worksheet then.
      if (state === 'visible' && sheet?.type === 'worksheet') sheets.push(sheet.path);
    },
  });
  if (root !== 'workbook') return 'no table';
  const readOptional = (type: string): string | null => {
    const found = findByType(relationships, type);
    return found === undefined ? null : readPart(found);
  };
  return {
    is1904,
    sheets,
    sharedStrings: readOptional('sharedstrings'),
    styles: readOptional('styles'),
  };
}
