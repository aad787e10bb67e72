import { pcareList } from '@alur/contracts/bpjs/rows';
import { moduleOf } from '../kernel/module.js';
import { assignDoctor, assignMedicine, assignPoli, assignTreatment, checkMembership } from './acts/membership.js';
import { pcareVisitActs } from './acts/pcare-visits.js';
import { roomAvailabilityActs } from './acts/room-availability.js';
import { vclaimDirectoryActs } from './acts/vclaim-directory.js';
import { pcareDirectory } from './directory.js';
import {
  bpjsEvents,
  bpjsMemberEvents,
  pcareDirectoryEvents,
  roomAvailabilityEvents,
  vclaimDirectoryEvents,
} from './events.js';
import { bpjsMember } from './member.js';
import {
  bpjsMemberView,
  pcareDoctorView,
  pcareMedicineView,
  pcarePoliView,
  pcareTreatmentView,
} from './membership-view.js';
import { pcareVisit } from './pcare-visit.js';
import { pcareVisitView } from './pcare-view.js';
import { roomAvailability } from './room-availability.js';
import { bedClassView, roomAvailabilityView } from './room-availability-view.js';
import { vclaimDirectory } from './vclaim-directory.js';
import { vclaimDoctorView, vclaimPoliView, vclaimProviderView } from './vclaim-directory-view.js';

export const bpjsModule = moduleOf('bpjs', {
  events: {
    ...bpjsMemberEvents,
    ...bpjsEvents,
    ...pcareDirectoryEvents,
    ...vclaimDirectoryEvents,
    ...roomAvailabilityEvents,
  },
  aggregates: [bpjsMember, pcareVisit, pcareDirectory, vclaimDirectory, roomAvailability],
  acts: [
    ...[checkMembership, ...pcareVisitActs],
    ...[assignPoli, assignDoctor, assignMedicine, assignTreatment, ...vclaimDirectoryActs, ...roomAvailabilityActs],
  ],
  views: [
    ...[bpjsMemberView, pcareVisitView, pcarePoliView, pcareDoctorView, pcareMedicineView, pcareTreatmentView],
    ...[vclaimPoliView, vclaimDoctorView, vclaimProviderView, bedClassView, roomAvailabilityView],
  ],
  lists: [pcareList],
});
