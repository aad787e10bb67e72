import * as commands from '@alur/contracts/judicial/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { DayModule, VisitPlay } from '../day-module.js';
import { accepted, onceOf, order } from '../day/visit-context.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

/** Reports handed over to the police more than once, or changed after the handover. */
export const reportsAfterHandover = (events: readonly LoggedEvent[]): number => {
  const given = new Set<string>();
  let after = 0;
  for (const { type, data } of events) {
    const id = String(data['formId']);
    if (['FormAmended', 'FormStruck', 'JudicialReportHandedOver'].includes(type) && given.has(id)) after++;
    if (type === 'JudicialReportHandedOver') given.add(id);
  }
  return after;
};

/** One patient in so many is examined for the police. */
const ONE_IN = 12;
const said = (linkId: string, of: { text: string } | { code: string }) => ({
  ...{ linkId, group: 0, number: null, text: null, code: null },
  ...of,
});
const reportOf = (date: string) => [
  said('request.number', { text: 'R/41/Reskrim' }),
  said('request.date', { text: date }),
  said('request.institution', { text: 'Polsek Melati' }),
  said('request.officer', { text: 'Aiptu Joko Wardoyo' }),
  said('request.case', { text: 'Dugaan penganiayaan' }),
  said('number', { text: '12/VER' }),
  said('type', { code: 'definite' }),
  said('examined.date', { text: date }),
  said('examined.time', { text: '09:30' }),
  said('examined.place', { text: 'Ruang periksa' }),
  said('findings.general', { text: 'Sadar penuh, tanda vital dalam batas normal.' }),
  said('conclusion.text', { text: 'Tidak ditemukan luka.' }),
  said('conclusion.cause', { code: 'blunt' }),
  said('conclusion.qualification', { code: 'light' }),
];

/** The doctor signs and corrects a report; of two concurrent handovers exactly one succeeds. */
const reports: VisitPlay = async ({ facility, visit, desk }, encounterId, at) => {
  if (encounterId % ONE_IN !== 0) return;
  const doctor = facility.doctors[visit.schedule] ?? facility.administrator;
  const answers = reportOf(facility.today);
  const does = async (spec: CommandSpec, id: number | null, body: object) =>
    accepted(await desk.send(at, order(doctor, spec, id, body)), spec);
  const report = await does(commands.signReport, null, { encounterId, answers });
  await does(commands.amendReport, report, { answers, amends: 1, reason: 'Salah ketik' });
  const given = { receiver: 'Aiptu Joko Wardoyo', receiverNumber: 'NRP 78010233', institution: 'Polsek Melati' };
  const hands = order(doctor, commands.handOverReport, report, { ...given, version: 2, receivedOn: facility.today });
  onceOf(await desk.race(at, hands, hands), commands.handOverReport);
};

export const judicialDay: DayModule = {
  withTheDoctor: reports,
  zeros: { judicial_after_handover: reportsAfterHandover },
  figures: { reports_to_the_police: countOf('JudicialReportHandedOver') },
};
