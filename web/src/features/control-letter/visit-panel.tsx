import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { textsFor } from '@/i18n/i18n';
import { Card } from '@/ui/card';
import { LineSkeleton } from '@/ui/states';
import { useControlRights } from './use-control-rights';

// Only a hospital's visits that BPJS pays have them.
const ControlLetters = lazy(async () => ({ default: (await import('./control-letters')).ControlLetters }));

export const loadTexts = textsFor('control-letter');

/** The letters by which BPJS lets the patient of a visit come again, or be admitted. */
export function VisitPanel({ visit }: { visit: VisitRecordRow }) {
  const { t } = useTranslation('control-letter');
  const may = useControlRights();
  if (!may.view || visit.payer !== 'bpjs') return null;
  return (
    <Card title={t('title')}>
      <Suspense fallback={<LineSkeleton />}>
        <ControlLetters
          encounterId={visit.encounterId}
          isOpen={visit.status === 'ongoing' || visit.status === 'done'}
          mayRecord={may.record}
          mayVoid={may.void}
        />
      </Suspense>
    </Card>
  );
}
