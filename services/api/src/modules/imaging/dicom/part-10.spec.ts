import { expect, it } from 'vitest';
import { accessionIn, readHeader } from '../dicom-header.js';
import { headSlice } from '../synthetic-studies.js';
import { headOf } from './part-10.js';

const IMPLICIT = '1.2.840.10008.1.2';

it('puts a header before what the device has written, and changes nothing of it', () => {
  const file = headSlice({ recordNumber: '000012', accessionNumber: '4101', study: '7' }, 0, 1);
  // The data set begins after group 2, whose length its first element tells.
  const bytes = file.subarray(144 + file.readUInt32LE(140));
  const header = readHeader(file, file.length);
  const { sopClassUid, sopInstanceUid, transferSyntaxUid } = header;
  const made = Buffer.concat([headOf({ sopClassUid, sopInstanceUid, transferSyntaxUid, aeTitle: 'CT1' }), bytes]);
  expect(readHeader(made, made.length)).toEqual(header);
});

it('says in which syntax it is, at even lengths', () => {
  const of = { sopClassUid: '1.2.840.10008.5.1.4.1.1.2', sopInstanceUid: '2.25.7', aeTitle: 'ODD' };
  const made = headOf({ ...of, transferSyntaxUid: IMPLICIT });
  expect(made.length % 2).toBe(0);
  expect(made.toString('latin1', 128, 132)).toBe('DICM');
  expect(made.length).toBe(144 + made.readUInt32LE(140));
  expect(made.includes(`${IMPLICIT}\0`)).toBe(true);
});

it('tells the accession number as soon as it is there, and not before', () => {
  const file = headSlice({ recordNumber: '000012', accessionNumber: '4101', study: '7' }, 0, 1);
  const end = file.indexOf('4101') + 4;
  expect(accessionIn(file.subarray(0, end))).toBe('4101');
  for (const short of [0, 100, 200, end - 20, end - 1]) expect(accessionIn(file.subarray(0, short))).toBeUndefined();
});
