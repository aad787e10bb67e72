import type { Platform } from '../../platform/platform.js';
import { SavedClients } from '../settings/saved-credentials.js';
import { SatusehatClient, type SatusehatCredentials } from './satusehat-client.js';

/** Each facility's client, kept with its token for as long as its credentials are the same. */
export class SatusehatAccess extends SavedClients<SatusehatCredentials, SatusehatClient> {
  constructor(platform: Pick<Platform, 'log' | 'keys'>, url: string, now: () => number = Date.now) {
    super(platform, 'satu-sehat', credentials => new SatusehatClient(url, credentials, now));
  }
}
