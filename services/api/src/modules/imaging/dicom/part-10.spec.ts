import { expect, it } from 'vitest';
import { readHeader } from '../dicom-header.js';
import { headSlice } from '../synthetic-studies.js';
import { fileOf } from './part-10.js';

const IMPLICIT = '1.2.840.10008.1.2';

it('puts a header before what the device has written, and changes nothing of it', () => {
  const file = headSlice({ recordNumber: '000012', accessionNumber: '4101', study: '7' }, 0, 1);
  // The data set begins after group 2, whose length its first element tells.
  const bytes = file.subarray(144 + file.readUInt32LE(140));
  const header = readHeader(file, file.length);
  const { sopClassUid, sopInstanceUid, transferSyntaxUid } = header;
  const made = fileOf({ sopClassUid, sopInstanceUid, transferSyntaxUid, aeTitle: 'CT1', bytes });
  expect(made.subarray(made.length - bytes.length).equals(bytes)).toBe(true);
  expect(readHeader(made, made.length)).toEqual(header);
});

it('says in which syntax it is, at even lengths', () => {
  const of = { sopClassUid: '1.2.840.10008.5.1.4.1.1.2', sopInstanceUid: '2.25.7', aeTitle: 'ODD' };
  const made = fileOf({ ...of, transferSyntaxUid: IMPLICIT, bytes: Buffer.from('ab') });
  expect(made.length % 2).toBe(0);
  expect(made.toString('latin1', 128, 132)).toBe('DICM');
  expect(made.length).toBe(144 + made.readUInt32LE(140) + 2);
  expect(made.includes(`${IMPLICIT}\0`)).toBe(true);
});
