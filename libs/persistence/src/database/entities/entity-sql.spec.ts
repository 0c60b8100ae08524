import { columnsOf, insertInto, together, updateOf } from './entity-sql.js';
import { MerchantTable } from '../../merchants/merchant.table.js';
import { RewardEntryTable } from '../../rewards/reward.table.js';
import { MembershipTable } from '../../team/staff.table.js';

class NoTable {
  id: string;
}

describe('columnsOf', () => {
  it.each([
    [{}, 't.merchant_id as "merchantId", t.staff_id as "staffId", t.role, t.acts, t.created_at as "createdAt"'],
    [{ only: ['createdAt', 'role'] } as const, 't.role, t.created_at as "createdAt"'],
    [{ except: ['merchantId', 'staffId', 'acts'] } as const, 't.role, t.created_at as "createdAt"'],
  ])('lists the columns of %j', (selection, list) => {
    expect(columnsOf(MembershipTable, 't', selection)).toBe(list);
  });

  it('uses the name that the entity gives to a column', () => {
    expect(columnsOf(MerchantTable, 'm', { only: ['id'] })).toBe('m.merchant_id as "id"');
  });

  it('refuses a class that is no entity', () => {
    expect(() => columnsOf(NoTable, 'n')).toThrow('NoTable is not an entity.');
  });
});

const createdAt = new Date('2026-11-22T10:00:00Z');
const membership = { merchantId: 'm', staffId: 's', role: 'owner', acts: false, createdAt } as const;

describe('insertInto', () => {
  it('has a parameter for each column, and the values in the same order', () => {
    const { text, values, orReplace } = insertInto(MembershipTable);
    expect(text).toBe(
      'insert into memberships (merchant_id, staff_id, role, acts, created_at) values ($1, $2, $3, $4, $5)',
    );
    const row = { createdAt, acts: false, role: 'owner', staffId: 's', merchantId: 'm' } as const;
    expect(values(row)).toEqual(['m', 's', 'owner', false, createdAt]);
    expect(orReplace).toBe(
      'on conflict (merchant_id, staff_id) do update set role = excluded.role, acts = excluded.acts, created_at = excluded.created_at',
    );
  });

  it('leaves columns with a default out, and ignores other fields of the row', () => {
    const { text, values } = insertInto(MembershipTable, { as: 't', except: ['role', 'acts'] });
    expect(text).toBe('insert into memberships as t (merchant_id, staff_id, created_at) values ($1, $2, $3)');
    expect(values(membership)).toEqual(['m', 's', createdAt]);
    // @ts-expect-error A row without its date does not compile.
    expect(values({ merchantId: 'm', staffId: 's' })).toEqual(['m', 's', undefined]);
  });
});

describe('updateOf', () => {
  it('takes the values of the condition first', () => {
    const { text, values } = updateOf(MembershipTable, { set: ['role'], where: ['merchantId', 'staffId'] });
    expect(text).toBe('update memberships set role = $3 where merchant_id = $1 and staff_id = $2');
    expect(values(membership)).toEqual(['m', 's', 'owner']);
  });

  it('with `except` saves every other column, so that none is forgotten', () => {
    const { text, values } = updateOf(MembershipTable, { except: ['createdAt'], where: ['merchantId', 'staffId'] });
    expect(text).toBe('update memberships set role = $3, acts = $4 where merchant_id = $1 and staff_id = $2');
    expect(values(membership)).toEqual(['m', 's', 'owner', false]);
    // @ts-expect-error A row without one of the saved columns does not compile.
    expect(values({ merchantId: 'm', staffId: 's', role: 'owner' })).toEqual(['m', 's', 'owner', undefined]);
  });

  it('with `except` leaves a column alone that the database fills', () => {
    const { text } = updateOf(RewardEntryTable, { except: ['createdAt'], where: ['merchantId', 'rewardId', 'number'] });
    expect(text).not.toContain('request_id');
  });

  it('accepts columns of the entity only', () => {
    // @ts-expect-error A membership has no name.
    const unknown = () => updateOf(MembershipTable, { set: ['name'], where: ['merchantId'] });
    expect(unknown).toThrow('MembershipTable has no column name.');
    // @ts-expect-error Nor can a column be kept that it does not have.
    const kept = () => updateOf(MembershipTable, { except: ['name'], where: ['merchantId'] });
    expect(kept).toThrow('MembershipTable has no column name.');
  });
});

describe('together', () => {
  it('numbers the parameters of the second after those of the first', () => {
    const insert = insertInto(MembershipTable, { except: ['createdAt', 'acts'] });
    const update = updateOf(MembershipTable, { set: ['role'], where: ['merchantId', 'staffId'] });
    const { text, values } = together(insert, update);
    expect(text).toBe(
      'with part_1 as (insert into memberships (merchant_id, staff_id, role) values ($1, $2, $3)) ' +
        'update memberships set role = $6 where merchant_id = $4 and staff_id = $5',
    );
    expect(values(membership, { ...membership, staffId: 't' })).toEqual(['m', 's', 'owner', 'm', 't', 'owner']);
  });

  it('puts three into one statement', () => {
    const update = updateOf(MembershipTable, { set: ['role'], where: ['staffId'] });
    const { text, values } = together(update, update, update);
    expect(text).toBe(
      'with part_1 as (update memberships set role = $2 where staff_id = $1), ' +
        'part_2 as (update memberships set role = $4 where staff_id = $3) ' +
        'update memberships set role = $6 where staff_id = $5',
    );
    expect(values(membership, { ...membership, staffId: 't' }, membership)).toEqual([
      's',
      'owner',
      't',
      'owner',
      's',
      'owner',
    ]);
  });
});
