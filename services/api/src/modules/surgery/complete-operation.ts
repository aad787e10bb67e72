import { OPERATION_REPORT } from '@alur/contracts/record/forms/form-names';
import { SURGERY_NUMBER } from '@alur/contracts/record/forms/surgery-number';
import { SignInItem, SignOutItem, TimeOutItem } from '@alur/contracts/surgery/checklist';

/** A checklist on which nothing is missing. */
const complete = (items: readonly string[]) => ({ answers: Object.fromEntries(items.map(item => [item, 'yes'])) });
export const signIn = complete(SignInItem.options);
export const timeOut = complete(TimeOutItem.options);
export const signOut = complete(SignOutItem.options);

/** Five times two points of the Aldrete score. */
export const awake = { activity: 2, breathing: 2, circulation: 2, consciousness: 2, saturation: 2 };

const texts = {
  ...{ 'diagnosis.before': 'Abses glutea', 'diagnosis.after': 'Abses glutea', procedure: 'Insisi dan drainase' },
  ...{ operator: 'dr. Bayu Prasetyo', findings: 'Pus 30 mL', technique: 'Insisi, drainase, tampon' },
  ...{ instructions: 'Ganti balut tiap hari', date: '2026-11-23', start: '09:00', end: '09:40' },
};

/** The signed report of an operation. */
export const operationReport = (encounterId: number, surgeryId: number) => ({
  ...{ encounterId, form: OPERATION_REPORT, formVersion: 1 },
  answers: [
    { linkId: SURGERY_NUMBER, group: 0, number: surgeryId, text: null, code: null },
    ...Object.entries(texts).map(([linkId, text]) => ({ linkId, group: 0, number: null, text, code: null })),
    { linkId: 'anaesthesia', group: 0, number: null, text: null, code: 'spinal' },
    { linkId: 'asa', group: 0, number: null, text: null, code: '2' },
  ],
});
