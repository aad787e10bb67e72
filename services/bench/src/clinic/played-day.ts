import { facilityTime } from '@alur/api/platform/clock/facility-clock';
import { DEFAULT_ZONE } from '@alur/api/platform/clock/facility-zones';
import { prepares } from '@alur/api/prepares.gen';
import { modules, processes } from '@alur/domain';
import { asOwner } from '../fresh-server.js';
import { freshPlatform } from '../fresh-platform.js';
import { openFacility } from './facility.js';
import { FIRST_ID } from './grown-log.js';
import { openMerchant } from './opened-merchant.js';
import { Staff } from './staff.js';
import { Visits } from './visit.js';

export const MERCHANT = 1;

/** A fresh platform with the whole clinic, and a facility in which so many visits were played. */
export const playedDay = async (visits: number, size = { schedules: 4, patients: 20, medicines: 5 }) => {
  const fresh = await freshPlatform({ modules, processes, dues: [], prepares });
  try {
    await asOwner(fresh.ownerUrl, `alter sequence alur.id_seq restart with ${FIRST_ID}`);
    await openMerchant(fresh.platform, MERCHANT);
    const staff = new Staff(fresh.platform, MERCHANT);
    const facility = await openFacility(staff, size);
    const { today } = facilityTime(new Date(), DEFAULT_ZONE);
    const bringing = new Visits(fresh.platform, fresh.database, staff, facility, today);
    for (let nth = 0; nth < visits; nth++) await bringing.visit(nth);
    return { ...fresh, staff, facility, visits: bringing };
  } catch (error) {
    await fresh.end();
    throw error;
  }
};
