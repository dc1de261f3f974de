type Count = { kind: 'count'; initial: number; min: number; max: number };
type OptionalCount = { kind: 'optionalCount'; initial: null; min: number; max: number };
type Flag = { kind: 'flag'; initial: boolean };
type Choice = { kind: 'choice'; initial: string; values: readonly string[] };
type OptionalChoice = { kind: 'optionalChoice'; initial: null; values: readonly string[] };
type Text = { kind: 'text'; initial: string; minLength: number; maxLength: number };
/** Field with the id of another entry. */
type OptionalId = { kind: 'optionalId'; initial: null };

/** A field that events change. Its kind determines its parser and its JSON schema. */
export type TableField = Count | OptionalCount | Flag | Choice | OptionalChoice | Text | OptionalId;
export type FieldTable = Readonly<Record<string, TableField>>;

type ValuesByKind<One extends TableField> = {
  count: number;
  optionalCount: number | null;
  flag: boolean;
  choice: One extends Choice ? One['values'][number] : never;
  optionalChoice: One extends OptionalChoice ? One['values'][number] | null : never;
  text: string;
  optionalId: string | null;
};

export type ValuesOf<Table extends FieldTable> = {
  -readonly [Name in keyof Table]: ValuesByKind<Table[Name]>[Table[Name]['kind']];
};

export const createInitialValues = <Table extends FieldTable>(table: Table): ValuesOf<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([name, { initial }]) => [name, initial]),
  ) as ValuesOf<Table>;
