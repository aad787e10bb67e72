import { dues, erasures, modules, processes } from '@alur/domain';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { documentPlace } from '../../platform/files/document-place.js';
import { testPlatform } from '../../platform/testing/platform.js';
import { prepares } from '../../prepares.gen.js';
import { ArrivingHistory } from '../history/arriving-history.js';
import { readNote, writeNote } from '../history/history-file.js';
import { DemoFiles } from './demo-files.js';

let close: (() => Promise<void>) | undefined;
afterEach(async () => close?.());

it('adds documents and an import with wrong rows behind the history, once even if the note says nothing of it', async () => {
  const clinic = await testPlatform({ modules, processes, dues, erasures, prepares });
  close = () => clinic.end();
  const { platform, ownerUrl, dataDir } = clinic;
  await platform.startWorkers();
  const running = { platform, ownerUrl, logger: pino({ level: 'silent' }), config: { dataDir, demoHistory: true } };
  const history = await ArrivingHistory.of(running, new Date(), 1);
  await history?.begin();
  history?.go();
  await history?.arrived;
  await history?.stop();
  const told = await platform.log.head();
  expect(readNote(dataDir)?.hasFiles).toBe(false);
  const files = new DemoFiles(running);
  const added = async () => {
    files.go(Promise.resolve());
    await files.added;
    return platform.log.readAll(told, { limit: 1_000 });
  };
  const since = await added();
  const of = (wanted: string) => since.filter(({ type }) => type === wanted);
  const documents = of('DocumentUploaded').map(({ data }) => data as { patientId: number; fileId: string });
  expect(documents).toHaveLength(2);
  const [facility = 0] = readNote(dataDir)?.facilities ?? [];
  for (const { patientId, fileId } of documents) {
    const file = await platform.largeFiles.read(documentPlace(facility, patientId), fileId);
    expect(await text(file!.stream)).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
  }
  expect(of('PatientImportChecked')).toMatchObject([{ data: { problem: null, good: 6, bad: 2, duplicates: 2 } }]);
  expect(of('PatientImportFinished')).toMatchObject([{ data: { registered: 6, skipped: 2, refused: 0 } }]);
  expect(of('PatientRegistered')).toHaveLength(6);
  expect(since.map(({ type }) => type)).not.toContain('CommandHeld');

  const note = readNote(dataDir)!;
  expect(note.hasFiles).toBe(true);
  writeNote(dataDir, { ...note, hasFiles: false });
  expect(await added()).toHaveLength(since.length);
  expect(readNote(dataDir)?.hasFiles).toBe(true);
});
