import { Hl7Message, type Hl7Segment } from '@medplum/core';
import { clockOf, sampleNumberOf, valueOf, type Asked, type Measurement, type Reading } from '../reading.js';

const escapes: Readonly<Record<string, string>> = { F: '|', S: '^', T: '&', R: '~', E: '\\' };
/** `10\S\3/uL` is `10^3/uL`. */
const plain = (text: string): string => text.replaceAll(/\\([FSTRE])\\/g, (_all, sign: string) => escapes[sign] ?? '');

const at = (segment: Hl7Segment | undefined, field: number, component = 1): string =>
  plain(segment?.getComponent(field, component) ?? '');

/**
 * The value as text: a number as it is, `SN` with its comparator, a coded value by its text. Pictures and histograms
 * are skipped.
 */
const contentOf = (obx: Hl7Segment): string | null => {
  const type = at(obx, 2);
  if (type === 'ED' || type === 'RP') return null;
  if (type === 'SN') return `${at(obx, 5, 1)}${at(obx, 5, 2)}${at(obx, 5, 3)}${at(obx, 5, 4)}`;
  if (type === 'CE' || type === 'CWE') return at(obx, 5, 2) || at(obx, 5, 1);
  return at(obx, 5);
};

const headerOf = (message: Hl7Message) => {
  const msh = message.header;
  return { sender: at(msh, 3), messageId: at(msh, 10) || null, type: at(msh, 9, 1), trigger: at(msh, 9, 2) };
};

/** The message's kind, `ORU^R01` or `QBP^Q11`. */
export const kindOf = (message: Hl7Message): string => headerOf(message).type;

/**
 * Reads an ORU^R01: the values per tube. The tube's number is in SPM or in OBR, as the filler's or the placer's number.
 */
const measurementsOf = (message: Hl7Message, messageId: string | null): Measurement[] => {
  const measurements: Measurement[] = [];
  let specimen: string[] = [];
  let current: Measurement | undefined;
  for (const segment of message.segments) {
    if (segment.name === 'PID') specimen = [];
    if (segment.name === 'SPM') specimen = [at(segment, 2, 1), at(segment, 2, 2)];
    if (segment.name === 'OBR') {
      const sampleNumber = sampleNumberOf([...specimen, at(segment, 3), at(segment, 2)]);
      const measuredAt = clockOf(at(segment, 7));
      current = measurements.find(each => each.sampleNumber === sampleNumber);
      if (!current) measurements.push((current = { sampleNumber, messageId, measuredAt, values: [] }));
    }
    if (segment.name !== 'OBX' || !current) continue;
    const content = contentOf(segment);
    if (content === null) continue;
    current.measuredAt ??= clockOf(at(segment, 14));
    current.values.push(valueOf(at(segment, 3) || at(segment, 3, 2), content, at(segment, 6), at(segment, 11)));
  }
  return measurements.filter(({ values }) => values.length > 0);
};

/** The queried tubes: QBP has them in QPD-3, the older QRY in QRD-8. */
const askedOf = (message: Hl7Message): string[] => {
  const [qpd, qrd] = [message.getSegment('QPD'), message.getSegment('QRD')];
  const number = sampleNumberOf([at(qpd, 3), at(qrd, 8)]);
  return qpd || qrd ? [number] : [];
};

export const readMessage = (message: Hl7Message): Reading => {
  const { sender, messageId } = headerOf(message);
  return { sender, messageId, measurements: measurementsOf(message, messageId), asked: askedOf(message) };
};

const sexes = { male: 'M', female: 'F' } as const;
const dateOf = (day: string | null) => day?.replaceAll('-', '') ?? '';
const clean = (text: string): string => text.replaceAll(/[|^&~\\\r\n]/g, ' ');

/** The tests to run: RSP^K11 in answer to QBP, ORM^O01 in answer to QRY (DOMAIN-CLINICAL 10). */
export const answerTo = (message: Hl7Message, asked: Asked | null, stamp: string): Hl7Message => {
  const { sender, messageId, type } = headerOf(message);
  const header = (kind: string) =>
    `MSH|^~\\&|ALUR||${clean(sender)}||${stamp}||${kind}|${clean(messageId ?? '')}|P|2.5.1`;
  const isFound = asked !== null && asked.codes.length > 0;
  const tests = (isFound ? asked.codes : []).flatMap((code, index) => [
    `ORC|NW|${asked?.sampleNumber}`,
    `OBR|${index + 1}|${asked?.sampleNumber}||${clean(code)}^${clean(code)}`,
  ]);
  const person =
    asked && isFound
      ? [`PID|1||${clean(asked.recordNumber)}||||${dateOf(asked.birthDate)}|${sexes[asked.gender]}`]
      : [];
  const acknowledged = `MSA|AA|${clean(messageId ?? '')}`;
  const qpd = message.getSegment('QPD');
  const segments =
    type === 'QBP' && qpd
      ? [
          ...[header('RSP^K11^RSP_K11'), acknowledged, `QAK|${at(qpd, 2)}|${isFound ? 'OK' : 'NF'}`, qpd.toString()],
          ...person,
          ...(isFound ? [`SPM|1|${asked.sampleNumber}`] : []),
          ...tests,
        ]
      : [header('ORM^O01'), acknowledged, ...person, ...tests];
  return Hl7Message.parse(segments.join('\r'));
};
