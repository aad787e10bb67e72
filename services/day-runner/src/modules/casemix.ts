import * as commands from '@alur/contracts/casemix/commands';
import { registerPatient } from '@alur/contracts/patient/commands';
import { saveCredentials } from '@alur/contracts/settings/commands';
import * as stay from '@alur/contracts/stay/commands';
import type { StayRow } from '@alur/contracts/stay/rows';
import { closeBill } from '@alur/contracts/transaction/commands';
import type { DayModule } from '../day-module.js';
import { doesAt, onceOf, order, untilRow } from '../day/visit-context.js';
import type { Desk } from '../desk.js';
import type { Facility } from '../facility/facility.js';
import { openWard } from '../facility/open-ward.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const EVENING = 23 * 3600 + 1200;

/**
 * BPJS pays for a stay: its letter is recorded, the bill is closed, and its claim is coded. Two desks finalize the claim
 * at once, of which one does, and two send it to an E-Klaim to which nothing is connected here.
 */
const claims = async (facility: Facility, desk: Desk): Promise<void> => {
  const { administrator, registrar, nurse, cashiers, today } = facility;
  const { beds, doctorId } = await openWard(administrator, {
    name: 'Seruni',
    beds: ['1A'],
    night: 200_000,
    visit: 80_000,
  });
  const does = doesAt(desk, EVENING);
  const patientId = await does(registrar, registerPatient, null, {
    ...{ name: 'Ponirah', gender: 'female', birthDate: '1968-02-11', bpjsNo: '0001234567890' },
  });
  const admission = { patientId, bedId: beds[0], doctorId, payer: 'bpjs' };
  const id = await does(registrar, stay.admit, null, admission);
  await does(registrar, commands.recordLetter, id, {
    ...{ number: '0999R0011126V000001', issuedOn: today, care: 'inpatient', classEntitled: 3 },
    referral: { number: 'RJK-1', date: today, origin: 'fktp', facility: 'Puskesmas Melati' },
  });
  await does(nurse, stay.recordVisit, id, { doctorId });
  await does(administrator, stay.orderDischarge, id, { manner: 'approved', plannedOn: today });
  await does(nurse, stay.leaveStay, id);
  const detail = `/v2/live/stay.detail?encounterId=${id}`;
  const [left] = await untilRow<StayRow[]>(administrator, detail, ([row]) => row?.concluded === true);
  await does(cashiers[0].person, closeBill, left?.transactionId ?? 0);

  const claim = await does(administrator, commands.openClaim, null, { encounterIds: [id] });
  await does(administrator, commands.codeClaim, claim, {
    diagnoses: [{ code: 'A91', name: 'Demam berdarah dengue' }],
    procedures: [],
  });
  await does(administrator, commands.changeClaimData, claim, {
    ...{ admissionMode: 'gp', careClass: 3, dischargeStatus: 1, attendingDoctorId: administrator.userId },
  });
  const finalizes = [administrator, administrator].map(who => order(who, commands.finalizeClaim, claim, {}));
  onceOf(await desk.race(EVENING, finalizes[0]!, finalizes[1]!), commands.finalizeClaim);

  await does(administrator, saveCredentials, null, {
    service: 'e-klaim',
    values: {
      ...{ server: 'http://10.0.0.5', encryptionKey: 'ab'.repeat(32) },
      ...{ coderNik: '3374014101900011', tariffCode: 'CS' },
    },
  });
  const sends = [administrator, administrator].map(who => order(who, commands.submitClaim, claim, { goal: 'sent' }));
  onceOf(await desk.race(EVENING, sends[0]!, sends[1]!), commands.submitClaim);
};

interface Line {
  line: number;
  amount: number;
}
interface Document {
  encounterId: number | null;
  lines: Line[];
}

/** Final claims whose total is not what their visits were charged by then. */
export const claimsOtherThanBilled = (events: readonly LoggedEvent[]): number => {
  const charged = new Map<string, { amount: number; encounterId: number | null }>();
  const wrong = new Set<unknown>();
  for (const { type, data } of events) {
    const bill = String(data['transactionId']);
    const post = ({ encounterId, lines }: Document) => {
      for (const { line, amount } of lines) charged.set(`${bill} ${line}`, { amount, encounterId });
    };
    if (type === 'ChargesPosted') post(data as unknown as Document);
    if (type === 'ChargesMovedIn') for (const each of data['documents'] as Document[]) post(each);
    if (type === 'ChargesMovedOut')
      for (const { lines } of data['documents'] as Document[])
        for (const { line } of lines) charged.delete(`${bill} ${line}`);
    if (type === 'ChargesWithdrawn') for (const { line } of data['lines'] as Line[]) charged.delete(`${bill} ${line}`);
    if (type === 'ChargesChanged' || type === 'ChargesRepriced')
      for (const { line, amount } of data['lines'] as Line[]) {
        const before = charged.get(`${bill} ${line}`);
        if (before) charged.set(`${bill} ${line}`, { ...before, amount });
      }
    if (type === 'ClaimFinalized') {
      const own = [...charged].filter(
        ([key, { encounterId }]) => key.startsWith(`${bill} `) && encounterId === data['encounterId'],
      );
      const sum = own.reduce((all, [, { amount }]) => all + amount, 0);
      if (sum !== data['total']) wrong.add(data['claimId']);
    }
  }
  return wrong.size;
};

export const casemixDay: DayModule = {
  inTheWards: claims,
  zeros: { claims_other_than_billed: claimsOtherThanBilled },
  figures: { claims_finalized: countOf('ClaimFinalized') },
};
