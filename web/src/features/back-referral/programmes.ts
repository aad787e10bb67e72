import type { VclaimCode } from '@alur/contracts/bpjs/vclaim';

/** BPJS's own names of its programme's diseases (DOMAIN-WIRES 2, `kdStatusPRB`), for what is typed while VClaim is not reached. */
export const programmes: readonly VclaimCode[] = [
  { code: '01', name: 'Diabetes Mellitus' },
  { code: '02', name: 'Hipertensi' },
  { code: '03', name: 'Asma' },
  { code: '04', name: 'Penyakit Jantung' },
  { code: '05', name: 'PPOK' },
  { code: '06', name: 'Skizofrenia' },
  { code: '07', name: 'Stroke' },
  { code: '08', name: 'Epilepsi' },
  { code: '09', name: 'SLE' },
];
