import { decodeId, encodeId, type IdKind } from '#domain/ids.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { Database } from '#persistence/database/database.js';
import { maxCounted } from '#persistence/database/id-page.js';
import { countHoldersOfCards, countHoldersOfRewards } from '#persistence/programme/holder.store.js';
import { Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { slowReadRefusals } from '../edge/portal-refusals.js';
import { idsQuery, idsOf } from '../edge/ids-query.js';

/** More items than a page of the programme has. */
const maxIds = 100;

/** How many customers have something of the programme. (docs/reference/portal.md#programme) */
export class HoldersView {
  @ApiProperty({
    description: 'The card definition or the reward template.',
    example: 'card_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  id: string;
  @ApiProperty({
    type: 'integer',
    description:
      'Customers with a card of the definition, or with an active reward of the template. Counted up to 10,000.',
    example: 3412,
  })
  customers: number;
  @ApiProperty({ description: 'Whether there are more.', example: false }) isMinimum: boolean;

  constructor(id: string, counted: number) {
    this.id = id;
    this.customers = Math.min(counted, maxCounted);
    this.isMinimum = counted > maxCounted;
  }
}

@Controller()
export class ListHolders {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/holders',
    id: 'listHolders',
    who: 'viewer',
    tag: 'Programme',
    summary: 'Count the customers who have a card or a reward',
    description:
      'Counts the customers for each card definition and reward template in `ids`. Unknown ids are left out.',
    query: [idsQuery(maxIds, 'Ids of card definitions and reward templates.')],
    answer: {
      description: 'The counts.',
      shape: 'list',
      type: HoldersView,
      example: { id: 'card_01k9zq3f8te5rb8s6yw2m4n7pd', customers: 3412, isMinimum: false },
    },
    refusals: slowReadRefusals,
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<HoldersView[]> {
    const ids = idsOf(query, maxIds);
    const uuids = (kind: IdKind): string[] => ids.flatMap((id) => decodeId(kind, id) ?? []);
    const [cards, templates] = [uuids('card_definition'), uuids('reward_template')];
    const max = maxCounted + 1;
    const [held, rewarded] = await this.db.runSlowRead(merchantId, (reader) =>
      Promise.all([
        cards.length > 0 ? countHoldersOfCards(reader, merchantId, cards, max) : [],
        templates.length > 0 ? countHoldersOfRewards(reader, merchantId, templates, max) : [],
      ]),
    );
    return [
      ...held.map(({ id, customers }) => new HoldersView(encodeId('card_definition', id), customers)),
      ...rewarded.map(({ id, customers }) => new HoldersView(encodeId('reward_template', id), customers)),
    ];
  }
}
