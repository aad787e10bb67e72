import { generateKeyPairSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { testsCredentials } from '../../integrations/credentials-test.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/tokens.js';
import { Failure } from '../../platform/errors/failure.js';
import { Platform } from '../../platform/platform.js';
import { SatusehatAccess } from './facility-access.js';
import { isSealed, openMessage, sealMessage } from './kyc-message.js';
import { SatusehatProblem } from './satusehat-problem.js';

const outcomes = {
  unreachable: 'unreachable',
  slow_down: 'unreachable',
  credentials_refused: 'refused',
  resource_refused: 'refused',
} as const;

interface LinkAnswer {
  metadata?: { code?: string; message?: string };
  data?: { url?: string };
}

/** What users ask of SATUSEHAT themselves: whether it takes the credentials, and a link to verify a profile. */
@Injectable()
export class SatusehatBridge {
  private readonly access: SatusehatAccess | undefined;
  private readonly kycKey: string | undefined;

  constructor(@Inject(CONFIG) { satusehat }: Config, @Inject(Platform) platform: Platform) {
    this.kycKey = satusehat?.kycKey;
    this.access = satusehat && new SatusehatAccess(platform, satusehat.url);
    testsCredentials(platform, 'satu-sehat', {
      ask: async merchantId => {
        const client = await this.access?.of(merchantId);
        await client?.test();
        return client !== undefined;
      },
      outcomeOf: error =>
        error instanceof SatusehatProblem ? { outcome: outcomes[error.kind], message: error.message } : undefined,
    });
  }

  /** The address at which the patient verifies her profile, in the officer's name. */
  async verificationLink(merchantId: number, officer: { name: string; nik: string }): Promise<string> {
    const client = await this.access?.of(merchantId);
    if (!client || this.kycKey === undefined) throw new Failure(409, 'satusehat.not-connected');
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const asked = {
      ...{ agent_name: officer.name, agent_nik: officer.nik },
      public_key: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    };
    let message: string;
    try {
      const sealed = sealMessage(JSON.stringify(asked), this.kycKey);
      message = await client.post('/kyc/v1/generate-url', sealed, 'text/plain');
    } catch (error) {
      if (!(error instanceof SatusehatProblem)) throw error;
      throw error.kind === 'resource_refused'
        ? new Failure(409, 'satusehat.refused', { message: error.message })
        : new Failure(503, 'satusehat.unreachable');
    }
    const text = isSealed(message) ? openMessage(message, pair.privateKey) : message;
    const { data, metadata } = answerIn(text);
    if (!data?.url?.startsWith('https://'))
      throw new Failure(409, 'satusehat.refused', { message: metadata?.message ?? text.slice(0, 200) });
    return data.url;
  }
}

const answerIn = (text: string): LinkAnswer => {
  try {
    return JSON.parse(text) as LinkAnswer;
  } catch {
    return {};
  }
};
