import type { PatientImportRow } from '@alur/contracts/patient-import/rows';
import { call } from '@/api/http';
import { saveFile } from '@/api/save-file';
import { toast } from '@/ui/toast';

/** Saves a spreadsheet that the server makes. */
export async function fetchSheet(path: string, name: string): Promise<void> {
  try {
    saveFile((await call<Blob>('GET', path, { answer: 'blob' })).data, name);
  } catch (error) {
    toast.error(error);
  }
}

/** The wrong rows, each with what is wrong. */
export const fetchReport = ({ id, fileName }: PatientImportRow): Promise<void> =>
  fetchSheet(`/v2/patient-import/${id}/report`, `${fileName.replace(/\.[^.]+$/, '')}-salah.xlsx`);
