import { play, reason } from '../../testing/play.js';

export const casemixPlay = play({
  needs: ['addBed', 'inpatientDoctor', 'billOf', 'vclaimDoctor'],
  run: async ({ does, withoutPcare, addBed, inpatientDoctor, billOf, vclaimDoctor, today, doctorId }) => {
    const patientId = await does('patient/register', 0, {
      ...{ name: 'Nurhayati', gender: 'female', birthDate: '1971-05-04', bpjsNo: '0001234567899' },
    });
    const stay = await does('stay/admit', 0, {
      ...{ patientId, bedId: await addBed(), doctorId: inpatientDoctor, payer: 'bpjs' },
    });
    const letter = { issuedOn: today, care: 'inpatient', classEntitled: 3 };
    await withoutPcare(async () => {
      await does('casemix/request-approval', stay, { kind: 'fingerprint', issuedOn: today, reason });
      await does('casemix/request-letter', stay, {
        ...{ ...letter, controlLetter: '0999R0011126K000001', doctor: vclaimDoctor },
        initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' },
      });
      await does('casemix/withdraw-letter-request', stay);
      await does('casemix/record-letter', stay, { ...letter, number: '0999R0011126V000001' });
      const diagnosis = { code: 'J18.1', name: 'Pneumonia lobaris' };
      await does('casemix/correct-letter', stay, {
        ...{ classEntitled: 2, initialDiagnosis: diagnosis, doctor: vclaimDoctor, notes: 'Kelas diperbaiki' },
      });
      await does('casemix/delete-letter', stay, { reason });
    });
    await does('casemix/void-letter', stay, { reason });
    await does('casemix/record-letter', stay, {
      ...{ ...letter, number: '0999R0011126V000002', participantType: 'PBI', notes: 'Rujukan pertama' },
      referral: { number: 'RJK-0117', date: today, origin: 'fktp', facility: 'Puskesmas Melati' },
      initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' },
    });
    await does('stay/order-discharge', stay, { manner: 'approved', plannedOn: today });
    await does('stay/leave', stay);
    await does('casemix/report-discharge', stay);
    await withoutPcare(async () => {
      await does('casemix/send-medical-record', stay);
    });
    const { id: bill } = await billOf(stay, 'WAITING');
    await does('transaction/close', bill);

    await does('casemix/cancel', await does('casemix/open', 0, { encounterIds: [stay] }), { reason });
    const claim = await does('casemix/open', 0, { encounterIds: [stay] });
    await does('casemix/code', claim, {
      diagnoses: [{ code: 'J18.9', name: 'Pneumonia' }],
      procedures: [{ code: '93.94', name: 'Nebulisasi', quantity: 2 }],
    });
    await does('casemix/change-data', claim, {
      ...{ admissionMode: 'gp', careClass: 3, dischargeStatus: 1, attendingDoctorId: doctorId },
      ...{ systolic: 120, diastolic: 80 },
    });
    await does('casemix/finalize', claim);
    await does('casemix/reopen', claim, { reason });
    await does('casemix/finalize', claim);
    const values = {
      ...{ server: 'http://10.0.0.5', encryptionKey: '0123456789abcdef'.repeat(4) },
      ...{ coderNik: '3374014101900011', tariffCode: 'CS' },
    };
    await does('settings/save-credentials', 0, { service: 'e-klaim', values });
    await does('casemix/submit', claim, { goal: 'sent' });
  },
});
