import { recordVitals } from '@alur/contracts/consultation/commands';
import type { DayModule } from '../day-module.js';
import { accepted, order, queueTopic } from '../day/visit-context.js';

const VITALS_AFTER = 5 * 60;

const vitals = {
  systolic: 120,
  diastolic: 80,
  pulse: 78,
  temperature: 36.6,
  complaint: 'Keluhan sejak dua hari',
};

export const consultationDay: DayModule = {
  async atRegistration(context, encounterId, at) {
    const { facility, desk } = context;
    const measured = order(facility.nurse, recordVitals, encounterId, vitals, queueTopic(context));
    accepted(await desk.send(at + VITALS_AFTER, measured), recordVitals);
  },
};
