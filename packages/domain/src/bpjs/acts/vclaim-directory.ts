import * as commands from '@alur/contracts/bpjs/commands';
import { assigning } from '../../care/assigning.js';
import { vclaimDirectory } from '../vclaim-directory.js';

const assigns = assigning(vclaimDirectory);

export const vclaimDirectoryActs = [
  assigns(commands.assignVclaimPoli, { refers: { unitId: 'room' }, to: 'poli' }, ({ unitId, poli }, merchantId) => ({
    type: 'VclaimPoliAssigned',
    data: { merchantId, unitId, poli },
  })),
  assigns(
    commands.assignVclaimDoctor,
    { refers: { staffId: 'staff' }, to: 'doctor' },
    ({ staffId, doctor }, merchantId) => ({ type: 'VclaimDoctorAssigned', data: { merchantId, staffId, doctor } }),
  ),
  assigns(commands.assignVclaimProvider, { refers: {}, to: 'provider' }, ({ provider }, merchantId) => ({
    type: 'VclaimProviderAssigned',
    data: { merchantId, provider },
  })),
  assigns(
    commands.assignBedClass,
    { refers: { classId: 'room-class' }, to: 'bedClass' },
    ({ classId, bedClass }, merchantId) => ({ type: 'BedClassAssigned', data: { merchantId, classId, bedClass } }),
  ),
];
