import { execFile, spawnSync } from 'node:child_process';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Intake } from './intake.js';
import { analyserPort } from './analyser-port.js';
import type { Measurement } from './reading.js';

/** A client that is not ours: the one of Debian's python3-hl7. */
const SENDS = `
import sys
from hl7.client import MLLPClient
with MLLPClient('127.0.0.1', int(sys.argv[1])) as client:
    sys.stdout.write(client.send_message(sys.argv[2]).decode())
`;
const isInstalled = spawnSync('python3', ['-c', 'import hl7.client']).status === 0;
if (!isInstalled) console.warn('NOT TRIED: python3-hl7 is not installed here (apt-get install python3-hl7)');

/** The glucose of the introduction to HL7 v2 that most texts on it show, with a tube's number of ours. */
const message = [
  'MSH|^~\\&|GHH LAB|ELAB-3|GHH OE|BLDG4|200202150930||ORU^R01|CNTRL-3456|P|2.4',
  'PID|||555-44-4444||EVERYWOMAN^EVE^E^^^^L|JONES|19620320|F',
  'OBR|1|845439^GHH OE|26112500123^GHH LAB|15545^GLUCOSE|||200202150730',
  'OBX|1|SN|1554-5^GLUCOSE^POST 12H CFST:MCNC:PT:SER/PLAS:QN||^182|mg/dl|70_105|H|||F',
].join('\r');

const taken: Measurement[] = [];
const intake = {
  analyserOf: ({ sender }: { sender: string }) => Promise.resolve({ merchantId: 1, id: 9, name: sender }),
  take: (_analyser: object, measurement: Measurement) => Promise.resolve(taken.push(measurement)),
} as unknown as Intake;
const listener = analyserPort({ intake, logger: pino({ level: 'silent' }), now: () => new Date() });
let port: number;
beforeAll(async () => {
  port = await listener.open(0, '127.0.0.1');
});
afterAll(() => listener.close());

it.skipIf(!isInstalled)('takes what python3-hl7’s client sends, and acknowledges it', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    execFile('python3', ['-c', SENDS, String(port), message], (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
  expect(answer).toContain('MSA|AA|CNTRL-3456');
  expect(taken).toEqual([
    {
      ...{ sampleNumber: '26112500123', messageId: 'CNTRL-3456', measuredAt: '2002-02-15T07:30:00' },
      values: [{ code: '1554-5', value: '182', unit: 'mg/dl', status: 'final' }],
    },
  ]);
});
