import { OpenDrawerRow, openDrawers } from '@alur/contracts/sale/rows';
import { view } from '../vocabulary.js';

/** The drawers that are open: whoever takes goods back has none, and chooses one of these. */
export const openDrawerView = view({
  name: 'open_drawer',
  version: 1,
  row: OpenDrawerRow,
  indexes: [['open']],
  topics: [{ topic: openDrawers, by: { open: 'open' } }],
  on: {
    ShiftOpened: {
      key: ({ data }) => data.shiftId,
      first: ({ data: { shiftId: id, cashierId, cashierName } }): OpenDrawerRow => ({
        ...{ id, cashierId, cashierName, open: 'yes' },
      }),
    },
    ShiftClosed: { key: ({ data }) => data.shiftId, next: () => null },
  },
});
