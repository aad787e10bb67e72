import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useObjectUrl } from '@/ui/use-object-url';
import { call } from './http';
import { upload } from './upload';

/** The address of a small picture that the server keeps; a picture never changes, another has another file. */
export function usePicture(path: string, fileId: string | null | undefined): string | null {
  const { data } = useQuery({
    queryKey: ['picture', path, fileId],
    queryFn: async ({ signal }) => (await call<Blob>('GET', path, { signal, answer: 'blob' })).data,
    enabled: typeof fileId === 'string',
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
  return useObjectUrl(fileId ? data : null);
}

/** Sends another picture, or takes the one there is away; whoever shows whose it is asks again. */
export function useKeepPicture(path: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (picture: Blob | null) => (picture ? upload(path, picture) : call('DELETE', path, { body: {} })),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['list'] }),
        queries.invalidateQueries({ queryKey: ['merchant'] }),
        queries.invalidateQueries({ queryKey: ['facilities'] }),
      ]),
  });
}

/** The address of the picture of a colleague's signature: without one the server says that there is none. */
export const useSignature = (staffId: number): string | null =>
  usePicture(`/v2/user/users/${staffId}/signature`, String(staffId));
