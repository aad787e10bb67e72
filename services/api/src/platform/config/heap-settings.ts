import { setFlagsFromString } from 'node:v8';

/**
 * Turns off V8's allocation-site pretenuring, so that all objects start in the young generation. Otherwise V8 may
 * allocate objects directly in the old generation where earlier ones survived: as garbage they keep everything they
 * refer to until the whole heap is collected (infra/adr/0045).
 */
export const applyHeapSettings = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
