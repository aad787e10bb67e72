import type { BpjsCredentials } from '../bpjs-client.js';

/** Credentials that the stand-in for BPJS takes in the specs of all modules. */
export const simulated = {
  ...{ consId: '7777', secretKey: 'rahasiaUji123', userKey: 'kunci-pcare' },
  ...{ pcareUsername: 'pcare.uji', pcarePassword: 'Sandi#1' },
} satisfies BpjsCredentials;
