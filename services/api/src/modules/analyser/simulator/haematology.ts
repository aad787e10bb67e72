import { Hl7Message } from '@medplum/core';
import { Hl7Client } from '@medplum/hl7';
import type { Sample } from './samples.js';

const ANSWERED_WITHIN_MS = 15_000;

export interface SimulatorOptions {
  port: number;
  host?: string;
  /** Name that it sends. */
  sender: string;
  /** Control id of its next message; incremented. */
  control?: number;
}

/** A haematology analyser that speaks HL7 v2 over MLLP: it queries the tests of a tube, and sends its values. */
export class HaematologySimulator {
  private readonly client: Hl7Client;
  private readonly sender: string;
  private control: number;

  constructor({ port, host = '127.0.0.1', sender, control = 1 }: SimulatorOptions) {
    this.client = new Hl7Client({ host, port, keepAlive: true });
    this.sender = sender;
    this.control = control;
  }

  /** Queries the codes to be measured in the tube; empty if it is unknown. */
  async ask(sampleNumber: string): Promise<string[]> {
    const answer = await this.exchange('QBP^Q11^QBP_Q11', [
      `QPD|WOS^Work Order Step^IHELAW|Q1|${sampleNumber}`,
      'RCP|I',
    ]);
    return answer.getAllSegments('OBR').map(obr => obr.getComponent(4, 1));
  }

  /** Sends the values; returns `AA` if they were stored, else `AE` or `AR`. */
  async send(sampleNumber: string, sample: Sample): Promise<string> {
    const answer = await this.exchange('ORU^R01^ORU_R01', this.resultOf(sampleNumber, sample));
    return answer.getSegment('MSA')?.getComponent(1, 1) ?? '';
  }

  close(): Promise<void> {
    return this.client.close();
  }

  /** The segments of a result, of which a message is made under the next control number. */
  resultOf(sampleNumber: string, sample: Sample): string[] {
    return [
      'PID|1',
      `SPM|1|${sampleNumber}`,
      `OBR|1||${sampleNumber}|HEMATOLOGY`,
      ...sample.map(({ code, value, unit }, index) => `OBX|${index + 1}|NM|${code}||${value}|${unit ?? ''}|||||F`),
    ];
  }

  messageOf(kind: string, segments: readonly string[]): Hl7Message {
    const header = `MSH|^~\\&|${this.sender}||ALUR||20261125093000||${kind}|${this.control++}|P|2.5.1`;
    return Hl7Message.parse([header, ...segments].join('\r'));
  }

  private exchange(kind: string, segments: readonly string[]): Promise<Hl7Message> {
    return this.client.sendAndWait(this.messageOf(kind, segments), { timeoutMs: ANSWERED_WITHIN_MS });
  }
}
