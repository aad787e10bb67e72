import { VerificationStatus, type ClaimAtBpjs, type LetterAtBpjs } from '@alur/contracts/casemix/claims-at-bpjs';
import type { CareKind } from '@alur/contracts/casemix/enums';
import { codeIn, dayIn, objectIn, rowsIn, textIn, type Row } from './answer-content.js';
import type { BpjsClient } from './bpjs-client.js';
import { FOUND, foundIn, READ } from './vclaim-answer.js';

const careCodes: Readonly<Record<CareKind, string>> = { inpatient: '1', outpatient: '2' };
const statusCodes: Readonly<Record<VerificationStatus, string>> = { process: '1', pending: '2', done: '3' };

/** Numbers are told as text; what is none is not known. */
const wholeIn = (value: unknown): number | null => {
  const text = textIn(value);
  const number = Math.round(Number(text));
  return text !== '' && Number.isSafeInteger(number) && number >= 0 ? number : null;
};

const claimIn = (row: Row, status: VerificationStatus): ClaimAtBpjs[] => {
  const [person, costs] = [objectIn(row['peserta']), objectIn(row['biaya'])];
  const number = textIn(row['noSEP'] ?? row['noSep']);
  if (number === '') return [];
  return [
    {
      ...{ number, status, patientName: textIn(person['nama']), recordNumber: textIn(person['noMR']) },
      ...{ dischargedOn: dayIn(row['tglPulang']), careClass: wholeIn(row['kelasRawat']) },
      group: codeIn(row['Inacbg'] ?? row['inacbg']),
      ...{ claimed: wholeIn(costs['byPengajuan']), approved: wholeIn(costs['bySetujui']) },
      hospital: wholeIn(costs['byTarifRS']),
    },
  ];
};

/** What BPJS says of claims (DOMAIN-WIRES 2, *Monitoring*, `sep/cbg`). */
export class VclaimClaimsClient {
  constructor(private readonly client: BpjsClient) {}

  /** Of who was discharged on that day, in whatever status. */
  async claims(date: string, care: CareKind): Promise<ClaimAtBpjs[]> {
    const found: ClaimAtBpjs[] = [];
    for (const status of VerificationStatus.options) {
      const path = `Monitoring/Klaim/Tanggal/${date}/JnsPelayanan/${careCodes[care]}/Status/${statusCodes[status]}`;
      const { code, content } = await this.client.ask('GET', path, READ);
      if (code === FOUND) found.push(...rowsIn(content).flatMap(row => claimIn(row, status)));
    }
    return found;
  }

  /** Null where VClaim has no such letter. */
  async letter(number: string): Promise<LetterAtBpjs | null> {
    const content = foundIn(await this.client.ask('GET', `sep/cbg/${number}`, READ));
    if (content === null) return null;
    const of = objectIn(content['pesertasep']);
    return {
      ...{ number, patientName: textIn(of['nama']), recordNumber: textIn(of['noMr']) },
      ...{ birthDate: dayIn(of['tglLahir']), servedOn: dayIn(of['tglPelayanan']) },
      ...{ careClass: textIn(of['klsRawat']), level: textIn(of['tktPelayanan']) },
    };
  }
}
