import type { BpjsCredentials } from '../bpjs-client.js';

/** Credentials that the stand-in for BPJS takes in the specs of all modules. */
export const simulated = {
  ...{ consId: '7777', secretKey: 'rahasiaUji123', userKey: 'kunci-pcare' },
  ...{ pcareUsername: 'pcare.uji', pcarePassword: 'Sandi#1' },
} satisfies BpjsCredentials;

/** The key by which it is told of the queue. */
export const simulatedQueueKey = 'kunci-antrean';
/** Credentials of the queue that the stand-in takes; by name and password Mobile JKN is let in. */
export const simulatedQueue = {
  ...{ queueUserKey: simulatedQueueKey, inboundUsername: 'bpjs', inboundPassword: 'rahasia-antrean-1' },
};
