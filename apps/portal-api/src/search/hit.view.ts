import { encodeId } from '#domain/ids.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import { foundKinds } from '#persistence/search/search-sources.js';
import type { FoundThing } from '#persistence/search/look-ups.js';
import { ApiProperty } from '@nestjs/swagger';
import { hrefOf, type PageArea } from './href-of.js';

class HitMerchantView {
  @ApiProperty({ example: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'Corner Coffee' }) name: string;
}

/** One thing that a search found. (docs/reference/portal.md#search) */
export class HitView {
  @OpenEnum(foundKinds, {
    description: 'What it is.',
    example: 'customer',
  })
  kind: string;
  @ApiProperty({ example: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ description: 'Its name, title or number.', example: 'Ada Lovelace' }) title: string;
  @OrNull(
    { type: 'string' },
    { description: 'Text that distinguishes it from similar hits.', example: 'ada@example.com' },
  )
  detail: string | null;
  @ApiProperty() merchant: HitMerchantView;
  @ApiProperty({
    description: 'The path of its page in the portal.',
    example: '/merchants/mer_01k9zq3f8te5rb8s6yw2m4n7pd/customers/cus_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  href: string;

  constructor(found: FoundThing, area: PageArea) {
    const { kind, id, title, detail, merchantId, merchantName, parentKind, parentId } = found;
    this.kind = kind;
    this.id = encodeId(kind, id);
    this.title = title;
    this.detail = detail;
    this.merchant = { id: encodeId('merchant', merchantId), name: merchantName };
    const parent = parentKind && parentId ? { kind: parentKind, id: parentId } : null;
    this.href = hrefOf(area, merchantId, { kind, id }, parent);
  }
}

export const hitExample = {
  kind: 'customer',
  id: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd',
  title: 'Ada Lovelace',
  detail: 'ada@example.com',
  merchant: { id: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd', name: 'Corner Coffee' },
  href: '/merchants/mer_01k9zq3f8te5rb8s6yw2m4n7pd/customers/cus_01k9zq3f8te5rb8s6yw2m4n7pd',
};
