import { connect, type Socket } from 'node:net';
import { AstmLink, type LinkTimes } from '../astm/link.js';
import type { Sample } from './samples.js';
import type { SimulatorOptions } from './haematology.js';

/** A chemistry analyser that speaks ASTM E1394 over E1381. */
export class ChemistrySimulator {
  private readonly socket: Socket;
  private readonly link: AstmLink;
  private readonly sender: string;
  private answered: ((records: string[]) => void) | undefined;

  constructor({ port, host = '127.0.0.1', sender }: SimulatorOptions, linkTimes?: Partial<LinkTimes>) {
    this.sender = sender;
    this.socket = connect(port, host);
    this.link = new AstmLink(
      {
        role: 'device',
        write: bytes => this.socket.write(bytes),
        onMessage: async records => this.answered?.(records),
      },
      linkTimes,
    );
    this.socket.on('data', chunk => this.link.push(chunk));
    this.socket.on('close', () => this.link.close());
    this.socket.on('error', () => this.link.close());
  }

  /** Queries the codes to be measured in the tube; empty if it is unknown. */
  async ask(sampleNumber: string): Promise<string[]> {
    const answer = new Promise<string[]>(resolve => (this.answered = resolve));
    await this.link.send([`H|\\^&|||${this.sender}`, `Q|1|^${sampleNumber}||ALL`, 'L|1|N']);
    const order = (await answer).find(record => record.startsWith('O|'));
    return (order?.split('|')[4] ?? '')
      .split('\\')
      .map(test => test.split('^')[3] ?? '')
      .filter(code => code !== '');
  }

  /** Sends the values; resolves when the last frame was acknowledged, which means that the message was stored. */
  send(sampleNumber: string, sample: Sample): Promise<void> {
    return this.link.send(this.recordsOf(sampleNumber, sample));
  }

  recordsOf(sampleNumber: string, sample: Sample): string[] {
    return [
      `H|\\^&|||${this.sender}`,
      'P|1',
      `O|1|${sampleNumber}||${sample.map(({ code }) => `^^^${code}`).join('\\')}`,
      ...sample.map(({ code, value, unit }, index) => `R|${index + 1}|^^^${code}|${value}|${unit ?? ''}||||F`),
      'L|1|N',
    ];
  }

  close(): void {
    this.link.close();
    this.socket.destroy();
  }
}
