import { byPoints, scoreTable } from './score.js';

const outcomes = {
  stay: { id: 'Tetap di ruang pulih', en: 'Stays in recovery', tone: 'waiting' },
  leave: { id: 'Boleh pindah', en: 'May leave', tone: 'success' },
} as const;

/** Steward score of a child after anaesthesia: from 5 on, she may leave the recovery room (DOMAIN 5.10). */
export const steward = scoreTable({
  table: 'steward',
  version: 'steward-1975-leaves-at-5',
  source: 'Steward, Can Anaesth Soc J 1975;22(1):111–113; DOMAIN 5.10',
  id: 'Steward (pulih sadar anak)',
  en: 'Steward (recovery of a child)',
  inputs: [
    {
      input: 'consciousness',
      id: 'Kesadaran',
      en: 'Consciousness',
      options: byPoints(
        [2, 'Bangun', 'Awake'],
        [1, 'Bereaksi terhadap rangsang', 'Responds to stimuli'],
        [0, 'Tidak bereaksi', 'Does not respond'],
      ),
    },
    {
      input: 'airway',
      id: 'Jalan napas',
      en: 'Airway',
      options: byPoints(
        [2, 'Batuk atas perintah atau menangis', 'Coughs on command or cries'],
        [1, 'Jalan napas baik', 'Maintains a good airway'],
        [0, 'Perlu bantuan jalan napas', 'Airway needs support'],
      ),
    },
    {
      input: 'movement',
      id: 'Gerakan',
      en: 'Movement',
      options: byPoints(
        [2, 'Bertujuan', 'Purposeful'],
        [1, 'Tidak bertujuan', 'Not purposeful'],
        [0, 'Tidak bergerak', 'None'],
      ),
    },
  ],
  outcomes,
  classify: total => (total >= 5 ? 'leave' : 'stay'),
});

/** Bromage score after spinal anaesthesia: down to 2, the patient may leave the recovery room (DOMAIN 5.10). */
export const bromage = scoreTable({
  table: 'bromage',
  version: 'bromage-1965-leaves-at-2',
  source: 'Bromage, Acta Anaesthesiol Scand Suppl 1965;16:55–69; DOMAIN 5.10',
  id: 'Bromage (pulih dari anestesi spinal)',
  en: 'Bromage (recovery from spinal anaesthesia)',
  inputs: [
    {
      input: 'movement',
      id: 'Gerakan tungkai',
      en: 'Movement of the legs',
      options: byPoints(
        [0, 'Lutut dan kaki dapat ditekuk penuh', 'Flexes knees and feet fully'],
        [1, 'Lutut hanya sebagian, kaki penuh', 'Flexes the knees only in part, the feet fully'],
        [2, 'Hanya kaki', 'Moves the feet only'],
        [3, 'Tidak ada', 'None'],
      ),
    },
  ],
  outcomes,
  classify: total => (total <= 2 ? 'leave' : 'stay'),
});
