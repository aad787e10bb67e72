import type { Receipt } from '@alur/contracts/kernel/command';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { call, type Method } from '@/api/http';
import type { Outcome } from '@/api/use-command';
import { loadErrorTexts } from '@/i18n/i18n';
import { toast } from '@/ui/toast';

/** A change by one of SPEC 7's own routes, which serve the operator and a facility's administrator alike. */
export function useSaving(place: (error: ApiError) => boolean = () => false) {
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const save = async (method: Method, path: string, body: object, success: string): Promise<Outcome<Receipt>> => {
    if (running.current) return { ok: false, error: null };
    running.current = true;
    setPending(true);
    try {
      const { data } = await call<Receipt>(method, path, { body, idempotencyKey: crypto.randomUUID() });
      toast.success(success);
      void queries.invalidateQueries({ queryKey: ['list'], refetchType: 'active' });
      return { ok: true, data };
    } catch (error) {
      await loadErrorTexts().catch(() => {});
      if (!(error instanceof ApiError && place(error))) toast.error(error);
      return { ok: false, error };
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { save, pending };
}
