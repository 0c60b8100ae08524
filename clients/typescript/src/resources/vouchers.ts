import type { Connection } from '../connection.js';
import { type CursorList, cursorList, type NumberedList, numberedList, type NumberedPage } from '../list.js';
import type { CallOptions, WriteOptions } from '../settings.js';
import type {
  AdjustVoucherBody,
  CancelVoucherBody,
  CaptureHoldBody,
  CreateHoldBody,
  HoldsQuery,
  IssuedVoucher,
  IssueVoucherBody,
  RedeemedVoucher,
  RedeemVoucherBody,
  ReversedVoucher,
  ReverseRedemptionBody,
  SentVoucher,
  ValidatedVoucher,
  ValidateVoucherBody,
  ValidateVoucherByCodeBody,
  Voucher,
  VoucherEntriesQuery,
  VoucherEntry,
  VoucherHold,
  VouchersOfCustomerQuery,
  VouchersQuery,
} from '../shapes.js';

/** Vouchers that were issued; what they are issued from are voucher templates. */
export class Vouchers {
  constructor(private readonly connection: Connection) {}

  /** Newest first, by page number. */
  list(query: VouchersQuery = {}, options: CallOptions = {}): NumberedList<Voucher> {
    return numberedList(query.page, async (page) => {
      const answer = await this.connection.read(options, (http) =>
        http.GET('/v1/public/vouchers', { params: { query: { ...query, page, view: 'issued' } } }),
      );
      // The route's type is that of both its views; this one has numbered pages of vouchers.
      return answer as NumberedPage<Voucher>;
    });
  }

  async read(id: string, options: CallOptions = {}): Promise<Voucher> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/vouchers/{id}', { params: { path: { id }, query: { view: 'issued' } } }),
    );
    return data as Voucher;
  }

  /** The voucher whose code a customer shows. */
  async lookUp(code: string, options: CallOptions = {}): Promise<Voucher> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/vouchers/lookup', { params: { query: { code } } }),
    );
    return data;
  }

  /** Newest first. */
  listOfCustomer(
    customerId: string,
    query: VouchersOfCustomerQuery = {},
    options: CallOptions = {},
  ): CursorList<Voucher> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/customers/{customerId}/vouchers', {
          params: { path: { customerId }, query: { ...query, cursor } },
        }),
      ),
    );
  }

  async readOfCustomer(customerId: string, voucherId: string, options: CallOptions = {}): Promise<Voucher> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/customers/{customerId}/vouchers/{voucherId}', {
        params: { path: { customerId, voucherId } },
      }),
    );
    return data;
  }

  issue(body: IssueVoucherBody, options: WriteOptions = {}): Promise<IssuedVoucher> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/vouchers', { params: { header }, body }),
    );
  }

  /** Without an amount all that remains is redeemed. */
  redeem(id: string, body: RedeemVoucherBody = {}, options: WriteOptions = {}): Promise<RedeemedVoucher> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/vouchers/{id}/redeem', { params: { path: { id }, header }, body }),
    );
  }

  /** Checks whether a redemption would succeed now and, if not, why. Nothing is changed. */
  async validate(id: string, body: ValidateVoucherBody = {}, options: CallOptions = {}): Promise<ValidatedVoucher> {
    const { data } = await this.connection.read(options, (http) =>
      http.POST('/v1/public/vouchers/{id}/validate', { params: { path: { id } }, body }),
    );
    return data;
  }

  /** Validates a redemption of the voucher with this code. */
  async validateCode(body: ValidateVoucherByCodeBody, options: CallOptions = {}): Promise<ValidatedVoucher> {
    const { data } = await this.connection.read(options, (http) => http.POST('/v1/public/vouchers/validate', { body }));
    return data;
  }

  /** Keeps an amount, or all that is available, until the hold is captured, released, or expires. */
  async hold(id: string, body: CreateHoldBody = {}, options: WriteOptions = {}): Promise<VoucherHold> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/vouchers/{id}/holds', { params: { path: { id }, header }, body }),
    );
    return data;
  }

  /** Redeems what a hold keeps, or a part of it, once. */
  async captureHold(
    id: string,
    holdId: string,
    body: CaptureHoldBody = {},
    options: WriteOptions = {},
  ): Promise<VoucherHold> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/vouchers/{id}/holds/{holdId}/capture', { params: { path: { id, holdId }, header }, body }),
    );
    return data;
  }

  async releaseHold(id: string, holdId: string, options: WriteOptions = {}): Promise<VoucherHold> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/vouchers/{id}/holds/{holdId}/release', { params: { path: { id, holdId }, header } }),
    );
    return data;
  }

  async readHold(id: string, holdId: string, options: CallOptions = {}): Promise<VoucherHold> {
    const { data } = await this.connection.read(options, (http) =>
      http.GET('/v1/public/vouchers/{id}/holds/{holdId}', { params: { path: { id, holdId } } }),
    );
    return data;
  }

  /** The holds of a voucher, newest first. */
  holds(id: string, query: HoldsQuery = {}, options: CallOptions = {}): CursorList<VoucherHold> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/vouchers/{id}/holds', { params: { path: { id }, query: { ...query, cursor } } }),
      ),
    );
  }

  /** Gives back what a redemption (its `number`) has taken; without an amount all that is not reversed yet. */
  reverse(
    id: string,
    number: number | string,
    body: ReverseRedemptionBody,
    options: WriteOptions = {},
  ): Promise<ReversedVoucher> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/vouchers/{id}/redemptions/{number}/reverse', {
        params: { path: { id, number: String(number) }, header },
        body,
      }),
    );
  }

  /** The ledger, newest first. */
  entries(id: string, query: VoucherEntriesQuery = {}, options: CallOptions = {}): CursorList<VoucherEntry> {
    return cursorList(query.cursor, (cursor) =>
      this.connection.read(options, (http) =>
        http.GET('/v1/public/vouchers/{id}/entries', { params: { path: { id }, query: { ...query, cursor } } }),
      ),
    );
  }

  /** Sets what remains, at most the original value. */
  async adjust(id: string, body: AdjustVoucherBody, options: WriteOptions = {}): Promise<Voucher> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/vouchers/{id}/adjust', { params: { path: { id }, header }, body }),
    );
    return data;
  }

  async cancel(id: string, body: CancelVoucherBody, options: WriteOptions = {}): Promise<Voucher> {
    const { data } = await this.connection.write(options, (http, header) =>
      http.POST('/v1/public/vouchers/{id}/cancel', { params: { path: { id }, header }, body }),
    );
    return data;
  }

  /** The voucher to print, as it stands now. Making it can take up to 25 seconds. */
  async downloadPdf(id: string, options: CallOptions = {}): Promise<ArrayBuffer> {
    const pdf: unknown = await this.connection.read(
      options,
      (http) => http.GET('/v1/public/vouchers/{id}/pdf', { params: { path: { id } }, parseAs: 'arrayBuffer' }),
      { attemptTimeoutMs: 30_000 },
    );
    return pdf as ArrayBuffer;
  }

  /** Queues the e-mail with the voucher to its recipient. */
  send(id: string, options: WriteOptions = {}): Promise<SentVoucher> {
    return this.connection.write(options, (http, header) =>
      http.POST('/v1/public/vouchers/{id}/send', { params: { path: { id }, header } }),
    );
  }
}
