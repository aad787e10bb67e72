import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  to: string;
  subject: string;
  text: string;
}

const MOST_KEPT = 50;

/** A mail server on this machine that passes nothing on: what a demonstration and the specs send is read here. */
export class MailCatcher {
  /** The latest first. */
  readonly mails: CaughtMail[] = [];
  /** The refusal that it answers with, while somebody tries out a failing mail server. */
  refuses: { code: number } | undefined;

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (this.refuses) return done(Object.assign(new Error('refused'), { responseCode: this.refuses.code }));
        this.mails.unshift(
          mailOf(Buffer.concat(parts).toString('utf8'), envelope.rcptTo.map(({ address }) => address).join(', ')),
        );
        this.mails.length = Math.min(this.mails.length, MOST_KEPT);
        done();
      });
    },
  });

  /** Answers the address that takes mail. */
  async open(): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.on('error', reject);
      this.server.listen(0, '127.0.0.1', () => resolve());
    });
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise(resolve => this.server.close(() => resolve()));
  }
}

/** Plain text, as our own mails are: quoted-printable where a line is long. */
function mailOf(raw: string, to: string): CaughtMail {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const subject = /^Subject: (.*)$/m.exec(head)?.[1]?.trim() ?? '';
  const text = body.join('\r\n\r\n').trim();
  return { to, subject, text: /quoted-printable/i.test(head) ? unquoted(text) : text };
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
