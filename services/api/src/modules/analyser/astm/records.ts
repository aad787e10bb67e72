import { clockOf, sampleNumberOf, valueOf, type Asked, type Measurement, type Reading } from '../reading.js';

const component = (field: string | undefined, number: number): string => field?.split('^')[number - 1] ?? '';

/** `^^^GLU`: the device's own code is the fourth component, else what there is. */
const codeOf = (field: string | undefined): string =>
  component(field, 4) || (field?.split('^').find(each => each !== '') ?? '');

/** Reads a message of ASTM E1394: its sender, the measured values per tube, and the tubes that it queries. */
export const readRecords = (records: readonly string[]): Reading => {
  const reading: Reading = { sender: '', messageId: null, measurements: [], asked: [] };
  let current: Measurement | undefined;
  for (const record of records) {
    const fields = record.split('|');
    switch (fields[0]) {
      case 'H':
        reading.messageId = fields[2] || null;
        reading.sender = component(fields[4], 1);
        break;
      case 'O':
        current = {
          sampleNumber: sampleNumberOf([...(fields[2]?.split('^') ?? []), ...(fields[3]?.split('^') ?? [])]),
          ...{ messageId: reading.messageId, measuredAt: null, values: [] },
        };
        reading.measurements.push(current);
        break;
      case 'R':
        current?.values.push(valueOf(codeOf(fields[2]), fields[3] ?? '', fields[4] ?? '', fields[8] ?? ''));
        if (current) current.measuredAt ??= clockOf(fields[12] ?? '');
        break;
      case 'Q':
        reading.asked.push(sampleNumberOf(fields[2]?.split('^') ?? []));
    }
  }
  return { ...reading, measurements: reading.measurements.filter(({ values }) => values.length > 0) };
};

const sexes = { male: 'M', female: 'F' } as const;

/** The tests to run as ASTM records; `L|1|I` where the tube is unknown. */
export const ordersOf = (asked: readonly (Asked | null)[]): string[] => {
  const known = asked.filter(each => each !== null);
  const each = known.flatMap(({ sampleNumber, codes, recordNumber, gender, birthDate }, index) => [
    `P|${index + 1}||${recordNumber}||||${birthDate?.replaceAll('-', '') ?? ''}|${sexes[gender]}`,
    `O|1|${sampleNumber}||${codes.map(code => `^^^${code}`).join('\\')}|R||||||N`,
  ]);
  return ['H|\\^&|||ALUR', ...each, `L|1|${known.length > 0 ? 'N' : 'I'}`];
};
