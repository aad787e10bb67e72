import { encounter } from '@alur/domain/encounter/encounter';
import { record } from '@alur/domain/record/record';
import { demo } from '../../demo/demo.js';

const CASEMIX = 'casemix@alur.example';
const REGISTRAR = 'pendaftaran@alur.example';

/** Of yesterday's visits that BPJS pays, in the order in which they came, this one has no letter. */
const MISSING = 2;
const FACILITY = '0999R001';

/** A letter is missing, one claim is coded, and one is final. */
export const casemixDemo = demo({
  needs: ['hire', 'staff'],
  run: async ({ hire }) => {
    await hire({ role: 'casemix', name: 'Retno Wijayanti', email: CASEMIX, profession: 'other' });
  },
  past: ({ does, state, days }, { staff }) => {
    let letters = 0;
    const records = async (encounterId: number, date: string) => {
      letters += 1;
      const number = `${FACILITY}${date.slice(5, 7)}${date.slice(2, 4)}V${String(letters).padStart(6, '0')}`;
      await does(REGISTRAR, 'casemix/record-letter', encounterId, {
        ...{
          number,
          issuedOn: date,
          care: 'outpatient',
          classEntitled: 1 + (letters % 3),
          participantType: 'PBI (APBN)',
        },
        referral: { number: `1117U${number.slice(8)}`, date, origin: 'fktp', facility: 'Puskesmas Ungaran' },
      });
    };
    const codes = async (encounterId: number, doctor: string) => {
      const { diagnoses } = await state(record, encounterId);
      if (diagnoses.length === 0) return null;
      const claim = await does(CASEMIX, 'casemix/open', 0, { encounterIds: [encounterId] });
      await does(CASEMIX, 'casemix/code', claim, {
        diagnoses: diagnoses.map(({ code, name }) => ({ code, name })),
        procedures: [],
      });
      await does(CASEMIX, 'casemix/change-data', claim, {
        ...{ admissionMode: 'gp', careClass: 3, dischargeStatus: 1, attendingDoctorId: staff.get(doctor)?.userId },
        ...{ systolic: 120, diastolic: 80 },
      });
      return claim;
    };
    /** Visits with a letter that may be claimed. */
    const lettered = new Set<number>();
    const isYesterday = ({ before }: { before: number }) => before === Math.min(1, days - 1);
    let [came, claimed] = [0, 0];
    return {
      async arrives({ encounterId, patient, day }) {
        if (patient.payer !== 'bpjs' || !isYesterday(day)) return;
        const visit = await state(encounter, encounterId);
        if (visit.status === 'none' || visit.payer !== 'bpjs' || came++ === MISSING) return;
        await records(encounterId, day.date);
        lettered.add(encounterId);
      },
      async goesHome({ encounterId, doctor }) {
        const visit = await state(encounter, encounterId);
        if (visit.status !== 'finished' || !lettered.has(encounterId) || claimed > 1) return;
        const claim = await codes(encounterId, doctor);
        if (claim === null) return;
        claimed += 1;
        if (claimed === 1) await does(CASEMIX, 'casemix/finalize', claim);
      },
    };
  },
});
