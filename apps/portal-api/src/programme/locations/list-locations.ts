import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { readPage, type Page } from '#http/input/list-page.js';
import { locationExample, LocationView } from './location.view.js';
import { listLocations } from '#persistence/merchants/location.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { programmeQuery } from '../programme-fields.js';

@Controller()
export class ListLocations {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/locations',
    id: 'listLocations',
    who: 'viewer',
    tag: 'Programme',
    summary: 'List the locations',
    description: 'The locations of the merchant, newest first.',
    query: programmeQuery,
    answer: {
      description: 'A page of locations.',
      shape: 'page',
      type: LocationView,
      example: locationExample,
    },
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<LocationView>> {
    const active = query.flag('active');
    const load = (before: string, count: number) => listLocations(this.db, merchantId, active, before, count);
    return readPage(query, this.cursors.secret, { active }, load, (location) => new LocationView(location));
  }
}
