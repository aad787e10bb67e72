import { setFlagsFromString } from 'node:v8';

/**
 * Objects begin young, wherever they are made. By itself V8 makes objects old from their beginning where enough of them
 * once grew old; for a while after a start that is everywhere, and such a one, when it is garbage, keeps all that it
 * names from being collected until the whole heap is (infra/adr/0045).
 */
export const beginYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
