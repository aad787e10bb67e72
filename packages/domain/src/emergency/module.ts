import { emergencyList } from '@alur/contracts/emergency/rows';
import { moduleOf } from '../kernel/module.js';
import { beginAct, cancelAct, placeAct, triageAct, undoBeginAct } from './acts/care.js';
import { disposeAct, withdrawDispositionAct } from './acts/disposition.js';
import { recordArrivalAct, registerEmergencyAct } from './acts/register.js';
import { emergencyView } from './emergency-view.js';
import { emergency } from './emergency.js';
import { emergencyEvents } from './events.js';
import { emergencyDays } from './report.js';

export const emergencyModule = moduleOf('emergency', {
  events: emergencyEvents,
  aggregates: [emergency],
  acts: [
    registerEmergencyAct,
    recordArrivalAct,
    cancelAct,
    triageAct,
    placeAct,
    beginAct,
    undoBeginAct,
    disposeAct,
    withdrawDispositionAct,
  ],
  views: [emergencyView, emergencyDays],
  lists: [emergencyList],
});
