import { commission } from '@alur/contracts/settings/catalogues';
import { expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { catalogueOf } from '../catalogue/engine.js';
import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';

const STAFF = 20;
const working = {
  [`user-${STAFF}`]: [
    {
      type: 'UserRegistered',
      data: { userId: STAFF, name: 'dr. Bayu', email: 'bayu@contoh.id', practiceLicence: '', nik: null },
    } as const,
    { type: 'RolesAssigned', data: { userId: STAFF, roles: [{ roleId: 1, facilityId: 1 }] } } as const,
  ],
};
const agreement = {
  ...{ name: 'Komisi dr. Bayu', staffId: STAFF, serviceType: 'treatment', commissionType: 'percent', value: 100 },
  ...{ validFrom: '2026-11-01', validUntil: null },
} as const;
const { aggregate } = catalogueOf(commission as unknown as CatalogueSpec);

test.each<[string, object, [code: string, field: string] | null]>([
  ['all of the price', {}, null],
  ['more than the price', { value: 101 }, ['settings.commission-above-100', 'value']],
  ['an amount above a hundred rupiah', { commissionType: 'amount', value: 25_000 }, null],
  ['a single day', { validUntil: '2026-11-01' }, null],
  ['less than a day', { validUntil: '2026-10-31' }, ['settings.commission-ends-before', 'validUntil']],
])('an agreement for %s (%o) is refused with %o', (_, change, refused) => {
  const story = given(working);
  const added = story.when(commission.add, { ...agreement, ...change }, { ids: { commission: 1 } });
  if (refused) added.thenRejects(refused[0], {}, refused[1]);
  else expect(story.state(aggregate, 1)).toMatchObject({ status: 'active' });

  const changes = given(working);
  changes.when(commission.add, agreement, { ids: { commission: 1 } });
  const changed = changes.when(commission.change, { id: 1, ...agreement, ...change });
  if (refused) changed.thenRejects(refused[0], {}, refused[1]);
  else expect(changes.state(aggregate, 1)).toMatchObject({ fields: { ...agreement, ...change } });
});
