const yes = (...items: string[]) => ({ answers: Object.fromEntries(items.map(item => [item, 'yes'])) });

/** The parts of a checklist on which nothing is missing, and the score of who is awake. */
export const complete = {
  signIn: yes(
    ...['identity', 'site_marked', 'consent', 'anaesthesia_check', 'pulse_oximeter', 'allergy', 'difficult_airway'],
    'blood_loss',
  ),
  timeOut: yes('team_introduced', 'patient_procedure_site', 'antibiotic', 'anticipated_events', 'imaging'),
  signOut: yes('procedure_recorded', 'counts_complete', 'specimen_labelled', 'equipment_problem', 'recovery_plan'),
  awake: { activity: 2, breathing: 2, circulation: 2, consciousness: 2, saturation: 2 },
};

const texts = {
  ...{ 'diagnosis.before': 'Hernia inguinalis kiri', 'diagnosis.after': 'Hernia inguinalis kiri' },
  ...{ procedure: 'Herniotomi', operator: 'dr. Bayu Prasetyo', findings: 'Kantong hernia 4 cm' },
  ...{ technique: 'Herniotomi dan mesh', instructions: 'Mobilisasi hari pertama', date: '2026-11-23' },
  ...{ start: '09:00', end: '10:10' },
};

/** The report of an operation, as it is signed. */
export const reportOf = (encounterId: number, surgeryId: number) => ({
  ...{ encounterId, form: 'operation-report', formVersion: 1 },
  answers: [
    { linkId: 'surgery.number', group: 0, number: surgeryId, text: null, code: null },
    ...Object.entries(texts).map(([linkId, text]) => ({ linkId, group: 0, number: null, text, code: null })),
    { linkId: 'anaesthesia', group: 0, number: null, text: null, code: 'spinal' },
    { linkId: 'asa', group: 0, number: null, text: null, code: '1' },
  ],
});
