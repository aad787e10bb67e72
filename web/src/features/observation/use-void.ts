import { voidObservations } from '@alur/contracts/record/commands';
import { useTranslation } from 'react-i18next';
import { useReasonCommand } from '@/api/reason-dialog';

/** Strikes values that were recorded by mistake; asks why. */
export function useVoid(observationId: number) {
  const { t } = useTranslation('observation');
  return useReasonCommand(observationId, {
    command: voidObservations,
    body: reason => ({ reason }),
    title: t('voidTitle'),
    description: t('voidText'),
    confirmLabel: t('void'),
    success: t('voided'),
    danger: true,
  });
}
