import { letterList } from '@alur/contracts/letter/rows';
import { letterWords } from '@alur/contracts/letter/words';
import { moduleOf } from '../kernel/module.js';
import { issueLetterAct, revokeLetterAct, setNextNumberAct } from './acts/letters.js';
import { letterEvents, letterRegisterEvents } from './events.js';
import { letterRegisterView, letterVerificationView, letterView } from './letter-view.js';
import { letter, letterRegister } from './letter.js';

export const letterModule = moduleOf('letter', {
  events: { ...letterEvents, ...letterRegisterEvents },
  aggregates: [letter, letterRegister],
  acts: [issueLetterAct, revokeLetterAct, setNextNumberAct],
  views: [letterView, letterVerificationView, letterRegisterView],
  lists: [letterList],
  verifications: [{ document: 'letter', view: letterVerificationView.name, titles: letterWords.codes.letterKind }],
});
