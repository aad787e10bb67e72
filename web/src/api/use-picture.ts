import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useObjectUrl } from '@/ui/use-object-url';
import { call } from './http';
import { upload } from './upload';

/**
 * The URL of a small picture on the server. A picture never changes (another one gets another file id), so it is cached
 * for good.
 */
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

/** Uploads another picture or removes the present one, and then refetches what shows it. */
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

/** The URL of a colleague's signature; the server answers 404 where there is none. */
export const useSignature = (staffId: number): string | null =>
  usePicture(`/v2/user/users/${staffId}/signature`, String(staffId));
