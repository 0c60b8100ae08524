import { Readable } from 'node:stream';
import { causeOf } from '#config/cause-of.js';
import type { Log } from '#config/log.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { byteOrderMark, csvRecord, type CsvValue } from '#http/server/csv.js';
import { CsvFile } from '#http/server/csv-file.interceptor.js';
import { type ExportedThing, recordExport } from '#operations/audit/record-export.js';
import type { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import type { Member } from '../edge/portal-access.js';
import { writeAsMember } from '../edge/write-as-member.js';
import type { ExportSlot, ExportSlots } from './export-slots.js';
import { exportFilename } from './export-filename.js';

/** The rows of one part of a list, and the id behind which the next part begins, null after the last part. */
export interface ExportPart<Row> {
  readonly rows: readonly Row[];
  readonly last: string | null;
}

/** A list as a file: its columns, and how its parts are read. */
export interface CsvList<Row> {
  readonly name: 'customers' | 'vouchers' | 'orders' | 'audit-log';
  /** The thing of the audit log: `customer.exported`. */
  readonly thing: ExportedThing;
  /** The filters that the list has. */
  readonly filters: readonly string[];
  readonly columns: Readonly<Record<string, (row: Row) => CsvValue>>;
  readonly load: (reader: Reader, behind: string | undefined) => Promise<ExportPart<Row>>;
}

/**
 * Writes a list as CSV while it is sent. It is read part by part, each with a connection of its own for that time and without a
 * transaction, and the next part is read when the client has taken this one: the memory is bounded, however long the list.
 * (docs/reference/portal.md#exports, docs/decisions/0069)
 */
export class ExportCsv {
  constructor(
    private readonly db: Database,
    private readonly slots: ExportSlots,
    private readonly log: Log,
  ) {}

  /** @throws Refusal `limited` concurrency_limited while another export of the merchant runs; what the first part throws */
  async start<Row>(member: Member, query: QueryParameters, list: CsvList<Row>): Promise<CsvFile> {
    const slot = await this.slots.take(member.merchantId);
    try {
      const first = await this.part(list, undefined);
      const filters = list.filters.filter((name) => query.has(name));
      await writeAsMember(this.db, member, undefined, (tx, actor) => recordExport(tx, actor, list.thing, filters));
      const content = Readable.from(this.records(list, first, slot), { objectMode: false, encoding: 'utf8' });
      content.once('close', () => this.free(slot));
      content.once('error', (error) =>
        this.log.warn({ ...causeOf(error), list: list.name }, 'An export was not finished.'),
      );
      return new CsvFile(exportFilename(member, list.name, new Date()), content);
    } catch (error) {
      this.free(slot);
      throw error;
    }
  }

  private part<Row>(list: CsvList<Row>, behind: string | undefined): Promise<ExportPart<Row>> {
    return this.db.pipeline((reader) => list.load(reader, behind));
  }

  private async *records<Row>(list: CsvList<Row>, first: ExportPart<Row>, slot: ExportSlot): AsyncGenerator<string> {
    const cells = Object.values(list.columns);
    yield byteOrderMark + csvRecord(Object.keys(list.columns));
    for (let { rows, last } = first; ;) {
      if (rows.length > 0) yield rows.map((row) => csvRecord(cells.map((cell) => cell(row)))).join('');
      if (last === null) return;
      await slot.keep();
      ({ rows, last } = await this.part(list, last));
    }
  }

  /** A slot that cannot be freed now ends by itself. */
  private free(slot: ExportSlot): void {
    slot.free().catch((error: unknown) => this.log.warn(causeOf(error), 'The slot of an export was not freed.'));
  }
}
