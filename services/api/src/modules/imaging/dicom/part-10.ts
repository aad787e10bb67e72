/** How a data set came over the wire. */
export interface SentInstance {
  readonly sopClassUid: string;
  readonly sopInstanceUid: string;
  readonly transferSyntaxUid: string;
  /** The device's name. */
  readonly aeTitle: string;
}

const PREAMBLE = 128;
const LONG_FORM = 12;
const SHORT_FORM = 8;
/** Names this program as the writer of the file's header. */
const IMPLEMENTATION = '2.25.112087641208764120876412087641208764';

const even = (value: Buffer, pad: number): Buffer =>
  value.length % 2 === 0 ? value : Buffer.concat([value, Buffer.from([pad])]);

/** An element of group 2, which is always explicit and little endian. */
function element(number: number, vr: 'OB' | 'UI' | 'AE' | 'UL', given: Buffer): Buffer {
  const value = even(given, vr === 'AE' ? 0x20 : 0);
  const isLong = vr === 'OB';
  const head = Buffer.alloc(isLong ? LONG_FORM : SHORT_FORM);
  head.writeUInt16LE(2, 0);
  head.writeUInt16LE(number, 2);
  head.write(vr, 4, 'latin1');
  if (isLong) head.writeUInt32LE(value.length, 8);
  else head.writeUInt16LE(value.length, 6);
  return Buffer.concat([head, value]);
}

const text = (number: number, vr: 'UI' | 'AE', value: string) => element(number, vr, Buffer.from(value, 'latin1'));

/**
 * What is put before a data set to make a file of it (PS3.10). What the device has written stays byte for byte, so that
 * no private element and no character set is lost.
 */
export function headOf({ sopClassUid, sopInstanceUid, transferSyntaxUid, aeTitle }: SentInstance): Buffer {
  const elements = Buffer.concat([
    element(0x0001, 'OB', Buffer.from([0, 1])),
    text(0x0002, 'UI', sopClassUid),
    text(0x0003, 'UI', sopInstanceUid),
    text(0x0010, 'UI', transferSyntaxUid),
    text(0x0012, 'UI', IMPLEMENTATION),
    text(0x0016, 'AE', aeTitle),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(elements.length);
  return Buffer.concat([Buffer.alloc(PREAMBLE), Buffer.from('DICM'), element(0x0000, 'UL', length), elements]);
}
