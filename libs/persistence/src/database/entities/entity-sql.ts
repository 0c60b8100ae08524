import { getMetadataArgsStorage } from 'typeorm';
import { ReadableNames } from './naming-strategy.js';

/** A TypeORM entity: the only place that names the columns of its table. */
type Entity<Row> = new () => Row;

/** SQL with a parameter for each column, and the values of a row in the same order. */
export interface RowSql<Row> {
  readonly text: string;
  readonly values: (row: Row) => unknown[];
}

export interface InsertSql<Row> extends RowSql<Row> {
  /** `on conflict … do update`: replaces all columns of an existing row. */
  readonly orReplace: string;
}

interface EntityColumn {
  readonly property: string;
  readonly name: string;
  readonly isPrimary: boolean;
  /** The column takes its default, as `insert: false` says. */
  readonly isDefault: boolean;
  /** Read only where it is named, as `select: false` says. */
  readonly isHidden: boolean;
}

const names = new ReadableNames();

function columnsIn(entity: Entity<unknown>): EntityColumn[] {
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => target === entity);
  if (columns.length === 0) throw new Error(`${entity.name} is not an entity.`);
  return columns.map(({ propertyName: property, options }) => ({
    property,
    name: names.columnName(property, options.name, []),
    isPrimary: options.primary ?? false,
    isDefault: options.insert === false,
    isHidden: options.select === false,
  }));
}

function tableOf(entity: Entity<unknown>): string {
  const name = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
  if (name === undefined) throw new Error(`${entity.name} has no table.`);
  return name;
}

const valuesOf =
  <Row>(columns: readonly EntityColumn[]): RowSql<Row>['values'] =>
  (row) => {
    const fields = row as Readonly<Record<string, unknown>>;
    return columns.map(({ property }) => fields[property]);
  };

/**
 * The select list of an entity's columns, each named like its property: `v.merchant_id as "merchantId", v.id`. For use
 * when a statement is declared, not per request.
 */
export function columnsOf<Row>(
  entity: Entity<Row>,
  alias: string,
  { only, except = [] }: { readonly only?: readonly (keyof Row)[]; readonly except?: readonly (keyof Row)[] } = {},
): string {
  const isListed = ({ property, isHidden }: EntityColumn): boolean => {
    const name = property as keyof Row;
    return (only?.includes(name) ?? !isHidden) && !except.includes(name);
  };
  return columnsIn(entity)
    .filter(isListed)
    .map(({ property, name }) => (name === property ? `${alias}.${name}` : `${alias}.${name} as "${property}"`))
    .join(', ');
}

/** `insert into <table> as <as> (…) values ($1, …)`. The columns of `except` get their defaults. */
export function insertInto<Row, Default extends keyof Row = never>(
  entity: Entity<Row>,
  { as, except = [] }: { readonly as?: string; readonly except?: readonly Default[] } = {},
): InsertSql<Omit<Row, Default>> {
  const isGiven = ({ property, isDefault }: EntityColumn): boolean =>
    !isDefault && !(except as readonly PropertyKey[]).includes(property);
  const columns = columnsIn(entity).filter(isGiven);
  const listed = columns.map(({ name }) => name).join(', ');
  const parameters = columns.map((_, index) => `$${index + 1}`).join(', ');
  const key = columns.filter(({ isPrimary }) => isPrimary).map(({ name }) => name);
  const replaced = columns.filter(({ isPrimary }) => !isPrimary).map(({ name }) => `${name} = excluded.${name}`);
  return {
    text: `insert into ${tableOf(entity)}${as ? ` as ${as}` : ''} (${listed}) values (${parameters})`,
    orReplace: `on conflict (${key.join(', ')}) do update set ${replaced.join(', ')}`,
    values: valuesOf(columns),
  };
}

/** `update <table> set … where …`: the row that has the values of `where` gets the values of `set`. */
export function updateOf<Row, Changed extends keyof Row, Key extends keyof Row>(
  entity: Entity<Row>,
  columns: { readonly set: readonly Changed[]; readonly where: readonly Key[] },
): RowSql<Pick<Row, Changed | Key>>;
/** `update <table> set … where …` for all columns but those of `except`, so that a new column is saved without a change here. */
export function updateOf<Row, Kept extends keyof Row>(
  entity: Entity<Row>,
  columns: { readonly except: readonly Kept[]; readonly where: readonly (keyof Row)[] },
): RowSql<Omit<Row, Kept>>;
export function updateOf<Row>(
  entity: Entity<Row>,
  {
    set,
    except = [],
    where,
  }: {
    readonly set?: readonly (keyof Row)[];
    readonly except?: readonly (keyof Row)[];
    readonly where: readonly (keyof Row)[];
  },
): RowSql<Row> {
  const all = columnsIn(entity);
  const columnOf = (name: keyof Row): EntityColumn => {
    const column = all.find(({ property }) => property === name);
    if (!column) throw new Error(`${entity.name} has no column ${String(name)}.`);
    return column;
  };
  const [keys, kept] = [where.map(columnOf), except.map(columnOf)];
  const isChanged = (column: EntityColumn): boolean =>
    !column.isDefault && !keys.includes(column) && !kept.includes(column);
  const changed = set?.map(columnOf) ?? all.filter(isChanged);
  const columns = [...keys, ...changed];
  const equals = columns.map(({ name }, index) => `${name} = $${index + 1}`);
  const [conditions, changes] = [equals.slice(0, where.length), equals.slice(where.length)];
  return {
    text: `update ${tableOf(entity)} set ${changes.join(', ')} where ${conditions.join(' and ')}`,
    values: valuesOf(columns),
  };
}

/**
 * Several writes as one statement, `with first as (…) <last>`, which costs less than each alone. None sees what the others have
 * written; foreign keys are checked at its end.
 */
export function together<Rows extends readonly unknown[]>(
  ...parts: { readonly [Index in keyof Rows]: RowSql<Rows[Index]> }
): { readonly text: string; readonly values: (...rows: Rows) => unknown[] } {
  let before = 0;
  const texts = parts.map(({ text }) => {
    const start = before;
    before += Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
    return text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + start}`);
  });
  const others = texts.slice(0, -1).map((text, index) => `part_${index + 1} as (${text})`);
  return {
    text: `with ${others.join(', ')} ${texts.at(-1)}`,
    values: (...rows) => parts.flatMap((part, index) => part.values(rows[index])),
  };
}
