import * as commands from '@alur/contracts/bpjs/commands';
import type { BodyOf, CommandSpec } from '@alur/contracts/kernel/command';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { activePatient, patient } from '../../patient/patient.js';
import { pcareDirectory } from '../directory.js';
import type { PcareDirectoryEvent } from '../events.js';
import { bpjsMember, checked } from '../member.js';

export const checkMembership = act({
  command: commands.checkMembership,
  sees: { patient, member: bpjsMember },
  primary: 'patient',
  streams: ({ id }) => ({ patient: checks(patient, id), member: writes(bpjsMember, id) }),
  decide: ({ by }, states, context) => ({ member: checked(activePatient(states.patient).patientId, by, context) }),
});

/** The stream has the facility's id, so nothing is created and no id is reserved. */
const onDirectory = <C extends CommandSpec>(
  command: C,
  decide: (body: BodyOf<C>, merchantId: number) => PcareDirectoryEvent,
) =>
  act({
    command,
    sees: { directory: pcareDirectory },
    primary: 'directory' as const,
    streams: (_body, _loaded, { merchantId }) => ({ directory: writes(pcareDirectory, merchantId) }),
    decide: (body, _states, { merchantId }) => ({ directory: [decide(body, merchantId)] }),
  });

export const assignPoli = onDirectory(commands.assignPoli, ({ unitId, visitStatus, poli }, merchantId) => ({
  type: 'PcarePoliAssigned',
  data: { merchantId, unitId, visitStatus, poli },
}));

export const assignDoctor = onDirectory(commands.assignDoctor, ({ staffId, doctor }, merchantId) => ({
  type: 'PcareDoctorAssigned',
  data: { merchantId, staffId, doctor },
}));

export const assignMedicine = onDirectory(commands.assignMedicine, ({ itemId, medicine }, merchantId) => ({
  type: 'PcareMedicineAssigned',
  data: { merchantId, itemId, medicine },
}));

export const assignTreatment = onDirectory(commands.assignTreatment, ({ treatmentId, treatment }, merchantId) => ({
  type: 'PcareTreatmentAssigned',
  data: { merchantId, treatmentId, treatment },
}));
