import { setFlagsFromString } from 'node:v8';

/**
 * Objects begin young, wherever they are made. By itself V8 may make objects old at once where others once grew old: as
 * garbage they keep all that they name until the whole heap is collected (infra/adr/0045).
 */
export const applyHeapSettings = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
