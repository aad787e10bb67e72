import type { MedicalRecordBody } from '@alur/domain/casemix/medical-record-body';
import type { Consumer } from '../bpjs-transport.js';
import { openRecord, recordKey } from '../medical-record.js';
import type { IssuedThere } from './vclaim-letters.js';

interface Document {
  readonly resourceType?: string;
  readonly type?: string;
  readonly entry?: readonly { readonly fullUrl?: string; readonly resource?: Record<string, unknown> }[];
}
const OWN = '0999R001';
const needed = ['Composition', 'Patient', 'Practitioner', 'Organization', 'Encounter', 'Condition'];

/** All that a resource refers to. */
const referredBy = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'reference' && typeof each === 'string' ? [each] : referredBy(each),
  );
};

/** Records of visits as BPJS's *eRekamMedis* takes them: it opens each, and looks whether the document is whole. */
export class MedicalRecords {
  /** The last one of each letter. */
  readonly kept = new Map<string, Document>();

  constructor(
    private readonly consumer: Consumer,
    private readonly letters: readonly IssuedThere[],
  ) {}

  said(method: string, path: string, body: string): { code: number; message: string } {
    if (method !== 'POST' || path !== 'eclaim/rekammedis/insert') return { code: 404, message: 'Not found' };
    const refusal = this.taken((JSON.parse(body) as { request: MedicalRecordBody }).request);
    return refusal === undefined ? { code: 200, message: 'OK' } : { code: 201, message: refusal };
  }

  private taken({ noSep, jnsPelayanan, bulan, tahun, dataMR }: MedicalRecordBody): string | undefined {
    const letter = this.letters.find(({ number }) => number === noSep);
    if (!letter) return 'No SEP tidak ditemukan';
    const { tglSep, jnsPelayanan: care } = letter.body;
    if (jnsPelayanan !== care) return 'Jenis pelayanan tidak sesuai SEP';
    if (`${tahun}-${bulan.padStart(2, '0')}` !== tglSep.slice(0, 7)) return 'Bulan dan tahun tidak sesuai SEP';
    try {
      const document = openRecord(dataMR, recordKey(this.consumer, OWN)) as Document;
      const refusal = refusalOf(document);
      if (refusal === undefined) this.kept.set(noSep, document);
      return refusal;
    } catch {
      return 'Data rekam medis tidak dapat dibuka';
    }
  }
}

const refusalOf = ({ resourceType, type, entry = [] }: Document): string | undefined => {
  if (resourceType !== 'Bundle' || type !== 'document') return 'Bukan dokumen FHIR';
  const types = entry.map(({ resource }) => resource?.['resourceType']);
  if (types[0] !== 'Composition') return 'Composition harus pertama';
  const lacking = needed.find(each => !types.includes(each));
  if (lacking !== undefined) return `${lacking} tidak ada`;
  const known = new Set(
    entry.map(({ resource }) => `${String(resource?.['resourceType'])}/${String(resource?.['id'])}`),
  );
  if (entry.some(({ fullUrl = '' }) => ![...known].some(each => fullUrl.endsWith(`/${each}`))))
    return 'fullUrl tidak ada';
  const lost = entry.flatMap(({ resource }) => referredBy(resource)).find(each => !known.has(each));
  return lost === undefined ? undefined : `${lost} tidak ada dalam dokumen`;
};
