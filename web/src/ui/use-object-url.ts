import { useMemo, useSyncExternalStore } from 'react';

/** An object URL for a picture in memory, revoked when it is no longer shown. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const store = useMemo(() => addressOf(blob), [blob]);
  return useSyncExternalStore(store.subscribe, store.read);
}

/** The URL is created for the first subscriber and revoked after the last. */
function addressOf(blob: Blob | null | undefined) {
  let url: string | null = null;
  return {
    read: () => url,
    subscribe: (changed: () => void) => {
      url = blob ? URL.createObjectURL(blob) : null;
      changed();
      return () => {
        if (url) URL.revokeObjectURL(url);
        url = null;
      };
    },
  };
}
