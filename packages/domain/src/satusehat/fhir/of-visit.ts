import { reference } from './references.js';
import type { SentVisit } from './visit.js';

/** What every clinical resource of a visit says: whose it is, and of which Encounter. */
export const aboutVisit = ({ patient }: SentVisit, encounterId: string) => ({
  subject: reference('Patient', patient),
  encounter: reference('Encounter', { id: encounterId }),
});

export const organizationOf = ({ organizationId }: SentVisit) => reference('Organization', { id: organizationId });

/** Who did it, if the service knows her; else the facility answers for it. */
export const answering = (visit: SentVisit, staffId: number | null) => {
  const practitioner = staffId === null ? undefined : visit.known.practitioners.get(staffId);
  return practitioner ? reference('Practitioner', practitioner) : organizationOf(visit);
};
