import { importConflict, tooManyRows } from '#domain/customers/import.js';
import { encodeId } from '#domain/ids.js';
import { contentEncodingUnsupported, maxCsvBytes } from '#http/input/body-parser.js';
import { bodyNotUtf8 } from '#http/input/strict-json.js';
import { bodyTooLarge, contentTypeUnsupported, ErrorBody, errorBodyOf } from '#http/errors/error-body.js';
import { OrNull } from '#http/views/or-null.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { importCustomers, importInvalid, totalsOf } from '#operations/customers/import-customers.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { giveOpeningBalances } from './opening-balances.js';
import { csvHeaderInvalid, csvMalformed, maxRows, readCustomerCsv } from './customer-csv.js';

const email = 'ada@example.com';

export class ImportedRowView {
  @ApiProperty({ type: 'integer', description: 'Row 1 is the first row after the header.', example: 1 }) row: number;
  @ApiProperty({ example: email }) email: string;
  @OpenEnum(['created', 'exists'], { description: 'An existing customer is not changed.', example: 'created' })
  status: string;
  @ApiProperty({ example: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd' }) customerId: string;
}

class ImportTotalsView {
  @ApiProperty({ type: 'integer', example: 1 }) rows: number;
  @ApiProperty({ type: 'integer', example: 1 }) created: number;
  @ApiProperty({ type: 'integer', example: 0 }) exists: number;
}

export class ImportView {
  @ApiProperty({ type: [ImportedRowView], description: 'The rows in the order of the file.' }) data: ImportedRowView[];
  @ApiProperty() totals: ImportTotalsView;
}

export class BadRowView {
  @ApiProperty({ type: 'integer', description: 'Row 1 is the first row after the header.', example: 7 }) row: number;
  @ApiProperty({ description: 'The value of the row, even if it is not a valid address.', example: 'ada' })
  email: string;
  @OpenEnum(['invalid'], { description: 'Always `invalid`.', example: 'invalid' }) status: string;
  @OrNull({ type: 'string' }, { description: 'As the header names it. Null: the row as a whole.', example: 'email' })
  column: string | null;
  @ApiProperty({ example: 'email must be an e-mail address.' }) message: string;
}

/** An error; with import_invalid also the invalid rows. */
export class ImportErrorBody extends ErrorBody {
  @ApiProperty({ type: [BadRowView], required: false, description: 'With `import_invalid`: every invalid row.' })
  rows?: BadRowView[];
}

const badRow = { row: 7, email: 'ada', column: 'email', message: 'email must be an e-mail address.' };
const wrongFile = [
  importInvalid([badRow]),
  csvHeaderInvalid(),
  csvMalformed(),
  tooManyRows(maxRows),
  contentTypeUnsupported('text/csv'),
  contentEncodingUnsupported(),
  bodyNotUtf8(),
];

@Controller()
export class ImportCustomers {
  constructor(private readonly db: Database) {}

  @ApiResponse({
    status: 400,
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(ImportErrorBody) },
        examples: Object.fromEntries(wrongFile.map((refusal) => [refusal.reason, { value: errorBodyOf(refusal) }])),
      },
    },
  })
  @ApiExtraModels(ImportErrorBody)
  @ApiConsumes('text/csv')
  @ApiBody({
    schema: { type: 'string' },
    examples: { example: { value: `email,name,externalId\r\n${email},Ada Lovelace,shop-4711\r\n` } },
  })
  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/customers/import',
    id: 'importCustomers',
    who: 'admin',
    takes: 'csv',
    tag: 'Customers',
    summary: 'Import customers',
    description:
      'A `text/csv` body in UTF-8 or UTF-16, separated by commas, semicolons or tabs, with the columns `email`, ' +
      '`name`, `externalId` in any order, at most 10,000 rows and 1 MiB, for at most 50,000 cards of new customers. The optional columns `stamps` and `points` ' +
      'give new customers an opening balance on a card, as if it were given by hand. If new customers get several ' +
      'such cards, the column names its card: `stamps:card_…`. An existing customer with the same e-mail address is ' +
      'not changed and gets nothing. Either all rows are imported or none: if a row is invalid, the response lists ' +
      'the invalid rows with their columns.',
    answer: {
      description: 'The result of each row.',
      shape: 'whole',
      type: ImportView,
      example: {
        data: [{ row: 1, email, status: 'created', customerId: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd' }],
        totals: { rows: 1, created: 1, exists: 0 },
      },
    },
    refusals: [...wrongFile, bodyTooLarge(maxCsvBytes), importConflict()],
  })
  async handle(@CurrentMember() member: Member, @Body() csv: string | undefined): Promise<ImportView> {
    const rows = readCustomerCsv(csv ?? '');
    const imported = await writeAsMember(this.db, member, 'import', async (tx, actor) => {
      const result = await importCustomers(tx, actor, rows);
      await giveOpeningBalances(tx, actor, rows, result);
      return result;
    });
    const data = imported.map((row) => ({ ...row, customerId: encodeId('customer', row.customerId) }));
    return { data, totals: totalsOf(imported) };
  }
}
