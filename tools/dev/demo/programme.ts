import { type Actor, systemOf } from '#operations/actor.js';
import { asStored } from '#operations/audit/audit-write.js';
import { createCardDefinition } from '#operations/cards/create-card-definition.js';
import { createLocation } from '#operations/merchants/create-location.js';
import { createRewardTemplate } from '#operations/rewards/create-reward-template.js';
import { createVoucherTemplate } from '#operations/vouchers/create-voucher-template.js';
import { saveOrderSettings } from '#operations/orders/save-order-settings.js';
import type { Merchant } from '#domain/merchants/merchant.js';
import type { Tx } from '#persistence/database/transaction.js';

const coffeeRewardTemplates = [
  {
    title: 'A free biscotti',
    description: 'One biscotti of your choice.',
    expiryDays: 30,
    externalId: 'free-biscotti',
  },
  { title: 'A free coffee', description: 'Any coffee, any size.', expiryDays: 60, externalId: 'free-coffee' },
  { title: 'Birthday cake', expiryDays: null, externalId: 'birthday-cake' },
  {
    title: 'Summer iced tea',
    description: 'Not offered any more.',
    expiryDays: 14,
    active: false,
    externalId: 'summer-iced-tea',
  },
];

/** The first merchant's programme: one of everything that a newcomer may want to try. */
export async function coffeeProgramme(tx: Tx, { id }: Merchant): Promise<void> {
  const actor = systemOf(id);
  for (const template of coffeeRewardTemplates) await createRewardTemplate(tx, actor, template);
  const stamps = await createCardDefinition(tx, actor, {
    title: 'Coffee card',
    type: 'stamp',
    numberOfStamps: 10,
    progression: [
      { at: 5, rewardTemplateId: 'free-biscotti' },
      { at: 10, rewardTemplateId: 'free-coffee' },
    ],
    externalId: 'coffee-card',
  });
  const points = await createCardDefinition(tx, actor, {
    title: 'Points account',
    type: 'points',
    openEnded: true,
    // Soon, so that a newcomer sees points that are about to expire.
    pointsExpiry: { after: { months: 1 }, until: 'end_of_month' },
    progression: [{ at: 500, rewardTemplateId: 'birthday-cake' }],
    externalId: 'points-account',
  });
  await createCardDefinition(tx, actor, {
    title: 'Bean club',
    type: 'points',
    numberOfPoints: 200,
    progression: [{ at: 200, rewardTemplateId: 'free-coffee' }],
    externalId: 'bean-club',
  });

  await createLocation(tx, actor, { name: 'High Street', externalId: 'high-street' });
  await createLocation(tx, actor, { name: 'Old Station', externalId: 'old-station', active: false });
  await coffeeVoucherTemplates(tx, actor);
  await saveOrderSettings(
    tx,
    actor,
    {
      enabled: true,
      minimumOrderValue: 0,
      stamps: { cardId: stamps.externalId ?? '', mode: 'per_order', stampsPerOrder: 1 },
      points: { cardId: points.externalId ?? '', pointsPerUnit: '1' },
      rewardAutomation: true,
      orderRewards: [{ rewardTemplateId: 'free-biscotti', minimumOrderValue: 40 }],
      duplicateOrders: 'return_original',
    },
    { shownAs: asStored },
  );
}

async function coffeeVoucherTemplates(tx: Tx, actor: Actor): Promise<void> {
  const templates = [
    {
      title: 'Gift voucher',
      type: 'monetary',
      minValue: 5,
      maxValue: 500,
      currency: 'GBP',
      allowPartialRedemption: true,
      expiryDays: 365,
      externalId: 'gift-voucher',
    },
    {
      title: 'Ten pounds off',
      type: 'fixed',
      value: 10,
      currency: 'GBP',
      expiryDays: 90,
      externalId: 'ten-pounds-off',
    },
    {
      title: 'Tokyo pop-up voucher',
      type: 'fixed',
      value: 3000,
      currency: 'JPY',
      allowPartialRedemption: true,
      expiryDays: 180,
      externalId: 'tokyo-pop-up',
    },
    {
      title: 'Opening week voucher',
      type: 'fixed',
      value: 5,
      currency: 'GBP',
      active: false,
      externalId: 'opening-week',
    },
    {
      title: 'Christmas voucher',
      type: 'fixed',
      value: 25,
      currency: 'GBP',
      activationDelayDays: 14,
      expiryDays: 120,
      allowPartialRedemption: true,
      externalId: 'christmas',
    },
  ] as const;
  for (const template of templates) await createVoucherTemplate(tx, actor, template);
}

/** The second merchant's: small, and in another currency and time zone. */
export async function bookProgramme(tx: Tx, { id }: Merchant): Promise<void> {
  const actor = systemOf(id);
  await createRewardTemplate(tx, actor, { title: 'Paperback of the month', expiryDays: 45, externalId: 'paperback' });
  await createCardDefinition(tx, actor, {
    title: 'Reading pass',
    type: 'stamp',
    numberOfStamps: 6,
    progression: [{ at: 6, rewardTemplateId: 'paperback' }],
    externalId: 'reading-pass',
  });
  await createLocation(tx, actor, { name: 'Hafenstraße', externalId: 'hafenstrasse' });
  await createVoucherTemplate(tx, actor, {
    title: 'Büchergutschein',
    type: 'monetary',
    minValue: 10,
    maxValue: 200,
    currency: 'EUR',
    allowPartialRedemption: true,
    expiryDays: 730,
    externalId: 'buechergutschein',
  });
  await saveOrderSettings(
    tx,
    actor,
    {
      enabled: true,
      minimumOrderValue: 10,
      stamps: { cardId: 'reading-pass', mode: 'per_value', valuePerStamp: 20, maxPerOrder: 3 },
      points: null,
      rewardAutomation: false,
      orderRewards: [],
      duplicateOrders: 'return_original',
    },
    { shownAs: asStored },
  );
}
