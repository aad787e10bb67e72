import { Hl7Connection, type Hl7ErrorEvent, type Hl7MessageEvent } from '@medplum/hl7';
import type { Hl7Message } from '@medplum/core';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { AstmLink, type LinkTimes } from './astm/link.js';
import { ordersOf, readRecords } from './astm/records.js';
import { answerTo, kindOf, readMessage } from './hl7/messages.js';
import { UnknownAnalyser, type Intake } from './intake.js';
import type { Asked } from './reading.js';

export interface Desk {
  intake: Intake;
  logger: Logger;
  now: () => Date;
  linkTimes?: Partial<LinkTimes>;
}

/** Maximum length of a message; without an end by then it is discarded. */
const LONGEST_MESSAGE = 1_000_000;
const END = 0x1c;

const addressOf = ({ remoteAddress }: Socket): string => (remoteAddress ?? '').replace(/^::ffff:/, '');
const stampOf = (date: Date): string => date.toISOString().replaceAll(/[-:T]|\..*/g, '');

/** `AE`: the message was not stored and should be sent again; `AR`: the sender is not configured. */
const refusalOf = (error: unknown) => (error instanceof UnknownAnalyser ? 'AR' : 'AE');

/** HL7 v2 over MLLP: each message is acknowledged after it is stored. */
export function hl7Session(socket: Socket, { intake, logger, now }: Desk): void {
  const connection = new Hl7Connection(socket);
  let unended = 0;
  socket.on('data', (chunk: Buffer) => {
    unended = chunk.includes(END) ? chunk.length - chunk.lastIndexOf(END) : unended + chunk.length;
    if (unended > LONGEST_MESSAGE) socket.destroy();
  });
  const answerOf = async (message: Hl7Message): Promise<Hl7Message> => {
    const reading = readMessage(message);
    const analyser = await intake.analyserOf(reading, 'hl7', addressOf(socket));
    for (const measurement of reading.measurements) await intake.take(analyser, measurement);
    const [asked] = reading.asked;
    if (asked === undefined) return message.buildAck();
    return answerTo(message, await intake.askedOf(analyser, asked), stampOf(now()));
  };
  const respond = async (message: Hl7Message): Promise<void> => {
    try {
      connection.send(await answerOf(message));
    } catch (error) {
      logger.warn({ err: error, kind: kindOf(message) }, 'a message of an analyser was not kept');
      connection.send(message.buildAck({ ackCode: refusalOf(error) }));
    }
  };
  let taking: Promise<void> = Promise.resolve();
  connection.addEventListener('message', ({ message }: Hl7MessageEvent) => {
    // An acknowledgement of our own message is not answered.
    if (message.getSegment('MSA')) return;
    taking = taking.then(() => respond(message));
  });
  connection.addEventListener('error', ({ error }: Hl7ErrorEvent) => {
    logger.warn({ err: error }, 'the line of an analyser broke');
    socket.destroy();
  });
}

/** ASTM E1394 over E1381: the last frame of a message is acknowledged after the message is stored. */
export function astmSession(socket: Socket, { intake, logger, linkTimes }: Desk): void {
  const onMessage = async (records: string[]): Promise<void> => {
    try {
      const reading = readRecords(records);
      const analyser = await intake.analyserOf(reading, 'astm', addressOf(socket));
      for (const measurement of reading.measurements) await intake.take(analyser, measurement);
      if (reading.asked.length === 0) return;
      const asked: (Asked | null)[] = [];
      for (const number of reading.asked) asked.push(await intake.askedOf(analyser, number));
      // The device ends its transmission first; then the line is free for the answer.
      void link
        .send(ordersOf(asked))
        .catch((error: unknown) => logger.warn({ err: error }, 'an analyser took no answer'));
    } catch (error) {
      logger.warn({ err: error }, 'a message of an analyser was not kept');
      throw error;
    }
  };
  const link = new AstmLink({ role: 'host', write: bytes => socket.write(bytes), onMessage }, linkTimes);
  socket.on('data', (chunk: Buffer) => link.push(chunk));
  socket.on('error', () => socket.destroy());
  socket.on('close', () => link.close());
}
