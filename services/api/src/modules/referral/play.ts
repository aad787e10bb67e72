import { examined } from '../../testing/examined.js';
import { play, reason } from '../../testing/play.js';

const handover = { situation: 'Sesak', background: 'DBD hari ke-4', assessment: 'Syok', recommendation: 'Pantau' };
const leaving = { handover, escortLevel: 1, conditionBefore: 'GCS 15, TD 100/60' };
const conditionAfter = 'Stabil';
const toVclaim = {
  ...{ extent: 'full', care: 'outpatient', facility: { code: '0999R002', name: 'RS KENANGA' } },
  ...{ poli: { code: 'JAN', name: 'JANTUNG' }, diagnosis: { code: 'I10', name: 'Hipertensi' } },
};
const destination = { facility: 'RSUD Kota', direction: 'up', transport: 'ambulance' };

export const referralPlay = play({
  needs: ['schedule', 'addBed', 'ward', 'stay', 'inpatientDoctor', 'vclaimDoctor'],
  run: async ({ does, withoutPcare, today, schedule: scheduleId, addBed, ward, stay, inpatientDoctor: doctorId }) => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const inside = { type: 'internal', plannedOn: today, reason, toWardId: ward };
    const outside = { type: 'external', plannedOn: today, reason, destination, diagnosisCode: 'I10' };
    const asked = async (encounterId: number, body: object) => {
      const id = await does('referral/draft', 0, { encounterId, ...body });
      await does('referral/request', id);
      return id;
    };

    const moves = await does('referral/draft', 0, { encounterId: stay, ...inside, reason: '' });
    await does('referral/change-draft', moves, inside);
    await does('referral/request', moves);
    await does('referral/accept', moves, { bedId: await addBed(), until });
    await does('referral/depart', moves, leaving);
    await does('referral/arrive', moves, { conditionAfter });
    await does('referral/reject', await asked(stay, inside), { reason });
    await does('referral/cancel', await asked(stay, inside), { reason });

    const { visit } = await examined(does, { scheduleId, date: today }, 'Sumiati');
    const admitted = await asked(visit, inside);
    await does('referral/accept', admitted, { bedId: await addBed(), until });
    await does('referral/depart', admitted, leaving);
    await does('referral/admit', admitted, { conditionAfter, doctorId });

    const { visit: other } = await examined(does, { scheduleId, date: today }, 'Suparni');
    await does('referral/record-rejection', await asked(other, outside), { reason });
    const away = await asked(other, outside);
    await does('referral/record-acceptance', away, { acceptingOfficer: 'dr. Dewi', externalNumber: 'R-77' });
    await does('referral/depart', away, leaving);
    await does('referral/complete', away, { conditionAfter });
    const told = { diagnosis: 'Hipertensi', action: 'Observasi', advice: 'Kontrol', answeredBy: 'dr. Dewi' };
    await does('referral/answer', away, told);
    // Nobody answers for VClaim, so that what is asked waits until it is withdrawn.
    await withoutPcare(async () => {
      const { visit: insured } = await examined(does, { scheduleId, date: today }, 'Suparmi', 'bpjs');
      const letter = { number: '0999R0011126V000012', issuedOn: today, care: 'outpatient', classEntitled: 3 };
      await does('casemix/record-letter', insured, letter);
      const numbered = await asked(insured, outside);
      await does('referral/request-number', numbered, { ...toVclaim, plannedOn: today });
      await does('referral/withdraw-number', numbered);
      await does('referral/record-number', numbered, { externalNumber: '0999R0011126B000012' });
      await does('referral/change-number', numbered, { ...toVclaim, plannedOn: today });
      await does('referral/delete-number', numbered, { reason });
    });
    // One open referral for the board.
    await asked(stay, inside);
  },
});
