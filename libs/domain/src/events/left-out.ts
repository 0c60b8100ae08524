/** A merchant with so many that fail is left out itself: each of them costs a transaction in every pass. */
const maxOfMerchant = 20;

/** Objects whose due change could not be written. They are left out until all others are done, and are tried again then. */
export class LeftOut {
  private readonly byMerchant = new Map<string, string[]>();

  add(merchantId: string, id: string): void {
    const known = this.byMerchant.get(merchantId);
    if (known) known.push(id);
    else this.byMerchant.set(merchantId, [id]);
  }

  /** Whether the merchant itself is left out. */
  has(merchantId: string): boolean {
    return this.idsOf(merchantId).length >= maxOfMerchant;
  }

  /** The merchants that are left out themselves. */
  get merchants(): readonly string[] {
    return [...this.byMerchant.keys()].filter((merchantId) => this.has(merchantId));
  }

  /** The ids that are left out, of merchants that are not left out themselves. */
  get ids(): readonly string[] {
    return [...this.byMerchant].flatMap(([merchantId, ids]) => (this.has(merchantId) ? [] : ids));
  }

  idsOf(merchantId: string): readonly string[] {
    return this.byMerchant.get(merchantId) ?? [];
  }

  clear(): void {
    this.byMerchant.clear();
  }
}

/** What is left out, by statements over all merchants. */
export type LeftOutIds = Pick<LeftOut, 'merchants' | 'ids'>;
