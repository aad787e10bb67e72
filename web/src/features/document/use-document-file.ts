import type { DocumentRow } from '@alur/contracts/document/rows';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentMerchant } from '@/access/current-merchant';
import { call } from '@/api/http';
import { saveFile } from '@/api/save-file';
import { toast } from '@/ui/toast';

const EXTENSIONS: Record<DocumentRow['mediaType'], string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const read = async (id: number, signal?: AbortSignal) =>
  (await call<Blob>('GET', `/v2/document/${id}/content`, { ...(signal && { signal }), answer: 'blob' })).data;

/** A document's file, fetched only when it is opened: each view is logged, so there is no prefetch. */
export const useDocumentFile = (id: number) =>
  useQuery({
    queryKey: ['document-file', currentMerchant(), id],
    queryFn: ({ signal }) => read(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** Saves a document's file under its title. */
export function useDownload({ id, title, mediaType }: DocumentRow) {
  const [pending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      saveFile(await read(id), `${title}.${EXTENSIONS[mediaType]}`);
    } catch (error) {
      toast.error(error);
    } finally {
      setPending(false);
    }
  };
  return { run, pending };
}
