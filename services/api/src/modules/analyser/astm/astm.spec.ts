import { describe, expect, it } from 'vitest';
import { ACK, checksum, ENQ, EOT, ETX, frameOf, framesOf, NAK, readFrame, STX } from './frames.js';
import { AstmLink } from './link.js';
import { ordersOf, readRecords } from './records.js';

/** DOMAIN-CLINICAL 10: the text of each frame and its checksum. */
const vector = [
  ['H|\\^&|||ANALYZER-UJI', 'D4'],
  ['P|1', '3F'],
  ['O|1|26112500123||^^^GLU', 'DC'],
  ['R|1|^^^GLU|105|mg/dL|70^109|N', 'A7'],
  ['L|1|N', '08'],
] as const;
const records = vector.map(([text]) => text);

/** A line's host end, what it answered, and what it kept. */
const host = (keep: (records: string[]) => Promise<void> = async () => {}) => {
  const answers: number[] = [];
  const kept: string[][] = [];
  const link = new AstmLink({
    role: 'host',
    write: bytes => answers.push(...bytes),
    onMessage: async message => {
      await keep(message);
      kept.push(message);
    },
  });
  const says = async (...bytes: (Uint8Array | number)[]): Promise<number | undefined> => {
    for (const each of bytes) link.push(typeof each === 'number' ? Uint8Array.of(each) : each);
    await link.idle();
    return answers.at(-1);
  };
  return { link, says, kept };
};

describe('frames', () => {
  it('bear the checksum of the vector', () => {
    vector.forEach(([text, expected], index) => {
      const content = Buffer.concat([Buffer.from(`${index + 1}${text}\r`, 'latin1'), Buffer.from([ETX])]);
      expect(checksum(content)).toBe(expected);
      expect(framesOf(records)[index]?.toString('latin1')).toBe(
        `${String.fromCharCode(STX)}${content.toString('latin1')}${expected}\r\n`,
      );
    });
  });

  it('are read as they were made, and not where a byte is another', () => {
    const frame = frameOf(3, 'R|1|^^^GLU|105\r', true).subarray(1, -1);
    expect(readFrame(frame)).toEqual({ number: 3, text: 'R|1|^^^GLU|105\r', ends: true });
    for (let at = 0; at < frame.length; at++) {
      const spoilt = Uint8Array.from(frame);
      spoilt[at] = (spoilt[at] ?? 0) ^ 1;
      expect(readFrame(spoilt)).toBeNull();
    }
  });

  it('divide what is long, and number from 1 to 7, then 0', () => {
    const frames = framesOf(['H|\\^&', `C|1|${'x'.repeat(500)}`, ...Array.from({ length: 6 }, () => 'R|1')]);
    expect(frames.map(each => each[1])).toEqual(Array.from('1234567012', digit => digit.charCodeAt(0)));
    expect(Math.max(...frames.map(({ length }) => length))).toBeLessThanOrEqual(247);
  });
});

describe('a line', () => {
  it('takes the vector, frame by frame', async () => {
    const { says, kept } = host();
    expect(await says(ENQ)).toBe(ACK);
    for (const frame of framesOf(records)) expect(await says(frame)).toBe(ACK);
    await says(EOT);
    expect(kept).toEqual([records]);
  });

  it('refuses a frame with a wrong checksum, and takes it when it is sent again', async () => {
    const { says, kept } = host();
    await says(ENQ);
    for (const frame of framesOf(records)) {
      const spoilt = Buffer.from(frame);
      spoilt[2] = spoilt[2]! ^ 1;
      expect(await says(spoilt)).toBe(NAK);
      expect(await says(frame)).toBe(ACK);
    }
    expect(kept).toEqual([records]);
  });

  it('counts a frame once that comes again because its answer was lost', async () => {
    const { says, kept } = host();
    await says(ENQ);
    for (const frame of framesOf(records)) {
      await says(frame);
      expect(await says(frame)).toBe(ACK);
    }
    expect(kept).toEqual([records]);
  });

  it('forgets what was cut in the middle, and takes the whole anew', async () => {
    const { says, kept } = host();
    const frames = framesOf(records);
    await says(ENQ, ...frames.slice(0, 3), frames[3]!.subarray(0, 9));
    expect(await says(ENQ)).toBe(ACK);
    for (const frame of frames) expect(await says(frame)).toBe(ACK);
    expect(kept).toEqual([records]);
  });

  it('keeps nothing of a message that was ended before its last record', async () => {
    const { says, kept } = host();
    await says(ENQ, ...framesOf(records).slice(0, 4), EOT);
    expect(kept).toEqual([]);
    expect(await says(ENQ)).toBe(ACK);
  });

  it('does not acknowledge the last frame until the message is kept', async () => {
    let tries = 0;
    const { says, kept } = host(async () => {
      if (tries++ === 0) throw new Error('the database is away');
    });
    const frames = framesOf(records);
    await says(ENQ, ...frames.slice(0, -1));
    expect(await says(frames.at(-1)!)).toBe(NAK);
    expect(await says(frames.at(-1)!)).toBe(ACK);
    expect(kept).toEqual([records]);
  });

  it('passes over noise, and frames that nobody announced', async () => {
    const { says, kept } = host();
    expect(await says(Buffer.from('AT+OK\r\n'), ...framesOf(records))).toBeUndefined();
    expect(kept).toEqual([]);
  });

  it('sends when it is its turn, and a frame up to seven times', async () => {
    const heard: string[] = [];
    const refused = new Map<string, number>();
    const link: AstmLink = new AstmLink({
      role: 'host',
      write: bytes => {
        const text = bytes.toString('latin1');
        heard.push(text);
        const times = (refused.get(text) ?? 0) + 1;
        refused.set(text, times);
        if (bytes[0] !== EOT) link.push(Uint8Array.of(bytes[0] === ENQ || times === 7 ? ACK : NAK));
      },
      onMessage: async () => {},
    });
    await link.send(['H|\\^&', 'L|1|N']);
    expect(heard).toHaveLength(1 + 7 + 7 + 1);
    expect(heard.at(-1)).toBe(String.fromCharCode(EOT));
  });

  it('gives up on whoever never takes a frame', async () => {
    const link: AstmLink = new AstmLink({
      role: 'host',
      write: bytes => bytes[0] !== EOT && link.push(Uint8Array.of(bytes[0] === ENQ ? ACK : NAK)),
      onMessage: async () => {},
    });
    await expect(link.send(['H|\\^&'])).rejects.toThrow('the frame is not taken');
  });

  it('lets the device go first where both begin at once', async () => {
    const taken: string[][] = [];
    const answered: string[][] = [];
    const device: AstmLink = new AstmLink(
      {
        role: 'device',
        write: bytes => setImmediate(() => ours.push(bytes)),
        onMessage: async got => void answered.push(got),
      },
      { contentionMs: 1 },
    );
    const ours: AstmLink = new AstmLink({
      role: 'host',
      write: bytes => setImmediate(() => device.push(bytes)),
      onMessage: async got => void taken.push(got),
    });
    await Promise.all([ours.send(['H|\\^&', 'L|1|N']), device.send(records)]);
    expect(taken).toEqual([records]);
    expect(answered).toEqual([['H|\\^&', 'L|1|N']]);
  });
});

describe('records', () => {
  it('say who sends, of which tube, and what', () => {
    expect(readRecords(records)).toEqual({
      ...{ sender: 'ANALYZER-UJI', messageId: null, asked: [] },
      measurements: [
        {
          ...{ sampleNumber: '26112500123', messageId: null, measuredAt: null },
          values: [{ code: 'GLU', value: '105', unit: 'mg/dL', status: 'final' }],
        },
      ],
    });
  });

  it('are read as blood-bank devices write them, too: a bare code, a word, a time', () => {
    const said = [
      'H|\\^&|7||VISION^5.13^J6|||||||P|LIS2-A|20210309142633',
      'P|1|1',
      'O|1|SID305||ABO',
      'R|1|ABO|B|||||R||Automatic||20210309142229|J6',
      'R|2|Rh|POS|||||X',
      'L|1|N',
    ];
    expect(readRecords(said)).toMatchObject({
      ...{ sender: 'VISION', messageId: '7' },
      measurements: [
        {
          ...{ sampleNumber: 'SID305', measuredAt: '2021-03-09T14:22:29' },
          values: [
            { code: 'ABO', value: 'B', unit: null, status: 'final' },
            { code: 'Rh', value: 'POS', unit: null, status: 'none' },
          ],
        },
      ],
    });
  });

  it('ask for a tube, and are answered with its codes and no name', () => {
    expect(readRecords(['H|\\^&|||A', 'Q|1|^26112500123||ALL', 'L|1|N']).asked).toEqual(['26112500123']);
    const asked = { sampleNumber: '26112500123', codes: ['GLU', 'CREA'], recordNumber: '000123' };
    expect(ordersOf([{ ...asked, gender: 'female', birthDate: '1980-01-02' }])).toEqual([
      'H|\\^&|||ALUR',
      'P|1||000123||||19800102|F',
      'O|1|26112500123||^^^GLU\\^^^CREA|R||||||N',
      'L|1|N',
    ]);
    expect(ordersOf([null])).toEqual(['H|\\^&|||ALUR', 'L|1|I']);
  });
});
