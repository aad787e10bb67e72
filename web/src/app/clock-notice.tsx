import { Clock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { clockError, onServerTime, sizeOf } from '@/live/server-time';

/** Says that this device's clock is wrong. The screens do not depend on it, but other programs on the device do. */
export function ClockNotice() {
  const { t } = useTranslation('shell');
  const error = useSyncExternalStore(onServerTime, clockError);
  if (error === 0) return null;
  const { unit, count } = sizeOf(error);
  return (
    <div role="status" className="flex items-center gap-3 border-b bg-warning-soft px-4 py-1.5 text-warning-text">
      <Clock aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        {t(error > 0 ? 'clock.fast' : 'clock.slow', { by: t(`clock.${unit}`, { count }) })}
      </p>
    </div>
  );
}
