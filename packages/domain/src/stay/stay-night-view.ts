import { StayNightRow, stayNights } from '@alur/contracts/stay/rows';
import { view } from '../vocabulary.js';

const nightKey = ({ data }: { data: { encounterId: number; date: string } }) => `${data.encounterId}_${data.date}`;

/** The charge of each night in its present version. */
export const stayNightView = view({
  name: 'stay_night',
  version: 2,
  row: StayNightRow,
  indexes: [['encounterId'], ['date']],
  topics: [{ topic: stayNights, by: { encounterId: 'encounterId' } }],
  on: {
    StayNightCharged: {
      key: nightKey,
      first: ({ data }, id) => ({
        ...{ id: String(id), encounterId: data.encounterId, date: data.date, bedName: data.bedName },
        ...{ roomName: data.roomName, className: data.className, price: data.price },
        companionPrice: data.companionPrice ?? null,
      }),
    },
    StayNightWithdrawn: { key: nightKey, next: () => null },
  },
});
