import { lazy } from 'react';
import { textsFor } from '@/i18n/i18n';

/** A patient's charts with their texts, loaded lazily. */
export const ObservationPage = lazy(async () => {
  const [{ ObservationPage: page }] = await Promise.all([
    import('@/features/observation/observation-page'),
    textsFor('observation')(),
  ]);
  return { default: page };
});
