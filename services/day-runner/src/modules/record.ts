import { acknowledgeAlert, recordObservations, signForm } from '@alur/contracts/record/commands';
import type { DayModule } from '../day-module.js';
import { accepted, order } from '../day/visit-context.js';
import type { LoggedEvent } from '../proof/logged-event.js';

/** One patient in so many is scored by the nurse before the doctor sees her. */
const ONE_IN = 3;

const answer = (linkId: string, code: string) => ({ linkId, group: 0, number: null, text: null, code });

const idsOf = (events: readonly LoggedEvent[], type: string, field: string) =>
  events.filter(each => each.type === type).map(({ data }) => String(data[field]));

/** Forms in no visit's record, or in more than one. */
export const formsOutsideRecords = (events: readonly LoggedEvent[]): number => {
  const noted = new Map<string, number>();
  for (const { data } of events.filter(({ type, data }) => type === 'EntryAdded' && data['kind'] === 'form'))
    noted.set(String(data['entryId']), (noted.get(String(data['entryId'])) ?? 0) + 1);
  return idsOf(events, 'FormSigned', 'formId').filter(id => noted.get(id) !== 1).length;
};

/** Alerts that were acknowledged twice, by one or two people. */
export const alertsAcknowledgedTwice = (events: readonly LoggedEvent[]): number => {
  const ids = idsOf(events, 'ObservationAlertAcknowledged', 'observationId');
  return ids.length - new Set(ids).size;
};

/** Findings of a patient ill enough for the full score, of which the doctor is notified. */
const ill = [
  { parameter: 'respiration', value: 24 },
  { parameter: 'oxygenSaturation', value: 93 },
  { parameter: 'oxygen', choice: 'air' },
  { parameter: 'systolic', value: 104 },
  { parameter: 'pulse', value: 112 },
  { parameter: 'consciousness', choice: 'A' },
  { parameter: 'temperature', value: 38.6 },
] as const;

export const recordDay: DayModule = {
  async atRegistration({ facility, desk }, encounterId, at) {
    if (encounterId % ONE_IN === 1) {
      const body = { encounterId, category: 'vital_signs' as const, values: [...ill], variant: 'adult' as const };
      const observed = accepted(
        await desk.send(at, order(facility.nurse, recordObservations, null, body)),
        recordObservations,
      );
      const seen = await desk.send(at, order(facility.nurse, acknowledgeAlert, observed, {}));
      // Children are not scored, so there is no alert.
      if (seen.ok || seen.code !== 'record.no-alert') accepted(seen, acknowledgeAlert);
    }
    if (encounterId % ONE_IN !== 0) return;
    const answers = [answer('scale', 'nrs'), answer('nrs.intensity', '3')];
    const body = { encounterId, form: 'pain', formVersion: 1, answers };
    accepted(await desk.send(at, order(facility.nurse, signForm, null, body)), signForm);
  },
  zeros: { forms_outside_records: formsOutsideRecords, alerts_acknowledged_twice: alertsAcknowledgedTwice },
  figures: { forms: events => idsOf(events, 'FormSigned', 'formId').length },
};
