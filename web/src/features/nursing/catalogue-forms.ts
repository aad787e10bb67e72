import { nursingIntervention, nursingProblem } from '@alur/contracts/nursing/catalogues';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';

const right = 'settings.inpatient:view' as const;

const problemForm: CatalogueForm = {
  tab: {
    right,
    value: 'nursing-problem',
    word: { id: 'Masalah keperawatan', en: 'Nursing problems' },
    order: 50,
  },
  word: { id: 'Masalah keperawatan', en: 'Nursing problem' },
  spec: nursingProblem,
  fields: [
    {
      ...nameField,
      hint: {
        id: 'Istilah fasilitas sendiri. Teks SDKI, SLKI dan SIKI dilindungi PPNI dan tidak disertakan.',
        en: 'The facility’s own term. PPNI’s texts (SDKI, SLKI, SIKI) are protected and not included.',
      },
    },
    { name: 'goal', word: { id: 'Tujuan dan kriteria hasil', en: 'Goal and criteria' }, kind: 'lines', listed: true },
    {
      name: 'interventions',
      word: { id: 'Rencana tindakan', en: 'Interventions' },
      hint: { id: 'Satu per baris.', en: 'One a line.' },
      kind: 'lines',
      listed: true,
    },
  ],
};

const interventionForm: CatalogueForm = {
  tab: {
    right,
    value: 'nursing-intervention',
    word: { id: 'Tindakan keperawatan', en: 'Nursing interventions' },
    order: 51,
  },
  word: { id: 'Tindakan keperawatan', en: 'Nursing intervention' },
  spec: nursingIntervention,
  fields: [nameField, descriptionField],
};

export const catalogueForms: readonly CatalogueForm[] = [problemForm, interventionForm];
