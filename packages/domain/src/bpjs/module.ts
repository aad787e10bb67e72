import { pcareList } from '@alur/contracts/bpjs/rows';
import { moduleOf } from '../kernel/module.js';
import { assignDoctor, assignPoli, checkMembership } from './acts/membership.js';
import { pcareVisitActs } from './acts/pcare-visits.js';
import { pcareDirectory } from './directory.js';
import { bpjsEvents, bpjsMemberEvents, pcareDirectoryEvents } from './events.js';
import { bpjsMember } from './member.js';
import { bpjsMemberView, pcareDoctorView, pcarePoliView } from './membership-view.js';
import { pcareVisit } from './pcare-visit.js';
import { pcareVisitView } from './pcare-view.js';

export const bpjsModule = moduleOf('bpjs', {
  events: { ...bpjsMemberEvents, ...bpjsEvents, ...pcareDirectoryEvents },
  aggregates: [bpjsMember, pcareVisit, pcareDirectory],
  acts: [checkMembership, ...pcareVisitActs, assignPoli, assignDoctor],
  views: [bpjsMemberView, pcareVisitView, pcarePoliView, pcareDoctorView],
  lists: [pcareList],
});
