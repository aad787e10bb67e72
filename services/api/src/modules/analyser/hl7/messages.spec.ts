import { Hl7Message } from '@medplum/core';
import { describe, expect, it } from 'vitest';
import { answerTo, readMessage } from './messages.js';

const message = (...segments: string[]) => Hl7Message.parse(segments.join('\r'));
const header = 'MSH|^~\\&|BC-5300|LAB|||20261125093000||ORU^R01|42|P|2.3.1||||0||UNICODE';

describe('a message of HL7 v2', () => {
  it('says who sends, of which tube, and what, as haematology analysers write it', () => {
    const reading = readMessage(
      message(
        header,
        'PID|1||000123^^^^MR||Aminah^Siti||19800101|P',
        'OBR|1||26112500123|00001^Automated Count^99MRC||20261125091500|20261125092000',
        'OBX|1|IS|08001^Take Mode^99MRC||O||||||F',
        'OBX|2|NM|6690-2^WBC^LN||9.81|10\\S\\3/uL|4.00-10.00|N|||F',
        'OBX|3|NM|718-7^HGB^LN||62|g/L|120-160|LL|||F',
        'OBX|4|SN|1988-5^CRP^LN||<^0.5|mg/L||||||F',
        'OBX|5|CWE|5792-7^GLU^LN||1^Positif^L||||||C',
        'OBX|6|ED|15008^Histogram^99MRC||^Image^BMP^Base64^Qk0=||||||F',
        'OBX|7|NM|777-3^PLT^LN|||10\\S\\3/uL||||||X',
      ),
    );
    expect(reading).toEqual({
      ...{ sender: 'BC-5300', messageId: '42', asked: [] },
      measurements: [
        {
          ...{ sampleNumber: '26112500123', messageId: '42', measuredAt: '2026-11-25T09:20:00' },
          values: [
            { code: '08001', value: 'O', unit: null, status: 'final' },
            { code: '6690-2', value: '9.81', unit: '10^3/uL', status: 'final' },
            { code: '718-7', value: '62', unit: 'g/L', status: 'final' },
            { code: '1988-5', value: '<0.5', unit: 'mg/L', status: 'final' },
            { code: '5792-7', value: 'Positif', unit: null, status: 'corrected' },
            { code: '777-3', value: '-', unit: '10^3/uL', status: 'none' },
          ],
        },
      ],
    });
  });

  it('may be the one that texts on HL7 show, with lines that end as they do in files', () => {
    const shown = [
      'MSH|^~\\&|GHH LAB|ELAB-3|GHH OE|BLDG4|200202150930||ORU^R01|CNTRL-3456|P|2.4',
      'PID|||555-44-4444||EVERYWOMAN^EVE^E^^^^L|JONES|19620320|F|||153 FERNWOOD DR.^^STATESVILLE^OH^35292',
      'OBR|1|845439^GHH OE|1045813^GHH LAB|15545^GLUCOSE|||200202150730|||||||||555-55-5555^PRIMARY^PATRICIA P',
      'OBX|1|SN|1554-5^GLUCOSE^POST 12H CFST:MCNC:PT:SER/PLAS:QN||^182|mg/dl|70_105|H|||F',
    ];
    const value = { code: '1554-5', value: '182', unit: 'mg/dl', status: 'final' };
    for (const end of ['\r', '\n', '\r\n'])
      expect(readMessage(Hl7Message.parse(shown.join(end)))).toMatchObject({
        sender: 'GHH LAB',
        measurements: [{ sampleNumber: '1045813', measuredAt: '2002-02-15T07:30:00', values: [value] }],
      });
  });

  it('may hold several tubes, named in SPM or OBR', () => {
    const tubes = readMessage(
      message(
        header,
        ...['SPM|1|26112500001', 'OBR|1|P1|F1|A', 'OBX|1|NM|A||1||||||F', 'OBR|2|P1|F1|B', 'OBX|1|NM|B||2||||||F'],
        ...['PID|2', 'OBR|1|26112500002||A', 'OBX|1|NM|A||3||||||P'],
      ),
    ).measurements;
    expect(tubes.map(({ sampleNumber, values }) => [sampleNumber, values.length])).toEqual([
      ['26112500001', 2],
      ['26112500002', 1],
    ]);
    expect(tubes[1]?.values[0]?.status).toBe('preliminary');
  });

  it('keeps what cannot be kept as it is: long, unseen, without a number', () => {
    const [tube] = readMessage(
      message(header, 'OBR|1', `OBX|1|ST|${'C'.repeat(80)}||a\u0000b${'x'.repeat(200)}||||||F`),
    ).measurements;
    expect(tube?.sampleNumber).toBe('?');
    expect(tube?.values[0]?.code).toHaveLength(50);
    expect(tube?.values[0]?.value).toMatch(/^a b/);
    expect(tube?.values[0]?.value).toHaveLength(100);
  });
});

describe('a question', () => {
  const asked = {
    ...{ sampleNumber: '26112500123', codes: ['HGB', 'WBC'], recordNumber: '000123' },
    ...{ gender: 'female' as const, birthDate: '1980-01-01' },
  };
  const qbp = message('MSH|^~\\&|HEMA||||20261125||QBP^Q11^QBP_Q11|7|P|2.5.1', 'QPD|WOS|Q1|26112500123', 'RCP|I');
  const qry = message('MSH|^~\\&|HEMA||||20261125||QRY^Q02|8|P|2.3.1', 'QRD|20261125|R|D|1|||RD|26112500123|OTH|||T');

  it('names its tube, in either form', () => {
    expect(readMessage(qbp).asked).toEqual(['26112500123']);
    expect(readMessage(qry).asked).toEqual(['26112500123']);
  });

  it('is answered with the codes of the tube and no name', () => {
    const answer = answerTo(qbp, asked, '20261125093000').toString().split('\r');
    expect(answer).toEqual([
      'MSH|^~\\&|ALUR||HEMA||20261125093000||RSP^K11^RSP_K11|7|P|2.5.1',
      'MSA|AA|7',
      'QAK|Q1|OK',
      'QPD|WOS|Q1|26112500123',
      'PID|1||000123||||19800101|F',
      'SPM|1|26112500123',
      ...['ORC|NW|26112500123', 'OBR|1|26112500123||HGB^HGB', 'ORC|NW|26112500123', 'OBR|2|26112500123||WBC^WBC'],
    ]);
    expect(answerTo(qry, asked, '1').getSegment('MSH')?.getComponent(9, 1)).toBe('ORM');
  });

  it('is answered that there is nothing, where there is nothing', () => {
    expect(answerTo(qbp, null, '1').getSegment('QAK')?.getComponent(2, 1)).toBe('NF');
    expect(answerTo(qry, null, '1').getAllSegments('OBR')).toEqual([]);
  });
});
