import { changePhoto } from '@alur/contracts/patient/commands';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentMerchant } from '@/access/current-merchant';
import { call } from '@/api/http';
import { patientQuery } from '@/api/patient-query';
import { upload } from '@/api/upload';
import { useCommand } from '@/api/use-command';
import { useSettingsSection } from '@/app/settings-section';
import { toast } from '@/ui/toast';

/** Whether this facility takes photos of its patients (SPEC 9, camera on registration). */
export function usePhotosWanted(): boolean {
  return useSettingsSection('general').settings.general.cameraOnRegistration;
}

/** The URL of a photo. A photo never changes (another one gets another file id), so it is cached for good. */
export function usePhoto(patientId: number, fileId: string | null) {
  return useQuery({
    queryKey: ['patient-photo', currentMerchant(), patientId, fileId],
    queryFn: async ({ signal }) =>
      (await call<Blob>('GET', `/v2/patient/${patientId}/photo`, { signal, answer: 'blob' })).data,
    enabled: fileId !== null,
    staleTime: Infinity,
    gcTime: 60_000,
  });
}

/** Uploads a photo and makes it the patient's; null removes the present one. It shows its own errors. */
export function useKeepPhoto() {
  const queries = useQueryClient();
  const change = useCommand(changePhoto);
  const [sending, setSending] = useState(false);
  const send = async (id: number, photo: Blob): Promise<string | undefined> => {
    setSending(true);
    try {
      return (await upload<{ fileId: string }>(`/v2/patient/${id}/photo`, photo)).data.fileId;
    } catch (error) {
      toast.error(error);
      return undefined;
    } finally {
      setSending(false);
    }
  };
  const keep = async (id: number, photo: Blob | null): Promise<boolean> => {
    const fileId = photo ? await send(id, photo) : null;
    if (fileId === undefined) return false;
    const { ok } = await change.run({ id, body: { fileId } });
    if (ok) await queries.invalidateQueries({ queryKey: patientQuery(id).queryKey });
    return ok;
  };
  return { keep, pending: sending || change.pending };
}
