import type { PatientImportRow } from '@alur/contracts/patient-import/rows';
import { call } from '@/api/http';
import { saveFile } from '@/api/save-file';
import { toast } from '@/ui/toast';

/** Downloads a spreadsheet that the server generates. */
export async function fetchSheet(path: string, name: string): Promise<void> {
  try {
    saveFile((await call<Blob>('GET', path, { answer: 'blob' })).data, name);
  } catch (error) {
    toast.error(error);
  }
}

/** The faulty rows, each with its fault. */
export const fetchReport = ({ id, fileName }: PatientImportRow): Promise<void> =>
  fetchSheet(`/v2/patient-import/${id}/report`, `${fileName.replace(/\.[^.]+$/, '')}-salah.xlsx`);
