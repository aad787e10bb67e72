import * as commands from '@alur/contracts/bpjs/commands';
import type { BodyOf, CommandSpec } from '@alur/contracts/kernel/command';
import { act } from '../../kernel/act.js';
import { writes } from '../../kernel/aggregate.js';
import type { VclaimDirectoryEvent } from '../events.js';
import { vclaimDirectory } from '../vclaim-directory.js';

/** The stream has the facility's id, so nothing is created and no id is reserved. */
const onDirectory = <C extends CommandSpec>(
  command: C,
  decide: (body: BodyOf<C>, merchantId: number) => VclaimDirectoryEvent,
) =>
  act({
    command,
    sees: { directory: vclaimDirectory },
    primary: 'directory' as const,
    streams: (_body, _loaded, { merchantId }) => ({ directory: writes(vclaimDirectory, merchantId) }),
    decide: (body, _states, { merchantId }) => ({ directory: [decide(body, merchantId)] }),
  });

export const vclaimDirectoryActs = [
  onDirectory(commands.assignVclaimPoli, ({ unitId, poli }, merchantId) => ({
    type: 'VclaimPoliAssigned',
    data: { merchantId, unitId, poli },
  })),
  onDirectory(commands.assignVclaimDoctor, ({ staffId, doctor }, merchantId) => ({
    type: 'VclaimDoctorAssigned',
    data: { merchantId, staffId, doctor },
  })),
  onDirectory(commands.assignVclaimProvider, ({ provider }, merchantId) => ({
    type: 'VclaimProviderAssigned',
    data: { merchantId, provider },
  })),
  onDirectory(commands.assignBedClass, ({ classId, bedClass }, merchantId) => ({
    type: 'BedClassAssigned',
    data: { merchantId, classId, bedClass },
  })),
];
