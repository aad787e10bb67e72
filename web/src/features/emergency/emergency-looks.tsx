import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import type { TriageColour } from '@alur/contracts/emergency/triage';
import {
  BedDouble,
  CircleCheck,
  ClipboardList,
  Hourglass,
  OctagonAlert,
  Stethoscope,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { Circle, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@/live/clock';
import { cn } from '@/ui/cn';
import { StatusChip, type Tone } from '@/ui/status-chip';

const colours = {
  red: ['danger', OctagonAlert],
  yellow: ['warning', TriangleAlert],
  green: ['success', Circle],
  black: ['neutral', CircleDashed],
} as const satisfies Record<TriageColour, readonly [Tone, unknown]>;

/** How urgent: colour, mark and word together. */
export function TriageChip({ colour, level }: { colour: TriageColour | null; level: number | null }) {
  const { t } = useTranslation(['emergency', 'enums']);
  if (colour === null)
    return (
      <StatusChip tone="waiting" icon={ClipboardList}>
        {t('emergency:untriaged')}
      </StatusChip>
    );
  const [tone, icon] = colours[colour];
  return (
    <StatusChip tone={tone} icon={icon}>
      {`${t(`enums:triageColour.${colour}`)} ${level ?? ''}`}
    </StatusChip>
  );
}

const statuses = {
  arrived: ['waiting', ClipboardList],
  triaged: ['waiting', Hourglass],
  in_care: ['info', Stethoscope],
  leaving: ['warning', BedDouble],
  done: ['success', CircleCheck],
  cancelled: ['danger', Undo2],
} as const;

/** The status of the visit, or its disposition once there is one. */
export function EmergencyStatusChip({ visit }: { visit: EmergencyRow }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = statuses[visit.status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {visit.disposition !== null
        ? t(`emergencyDisposition.${visit.disposition}`)
        : t(`emergencyStatus.${visit.status}`)}
    </StatusChip>
  );
}

const minutesBetween = (from: string, to: number) => Math.max(0, Math.floor((to - Date.parse(from)) / 60_000));

/** Minutes as people say them: `45 mnt`, `2 j 05`. */
export function useMinutes() {
  const { t } = useTranslation('emergency');
  return (minutes: number) =>
    minutes < 60
      ? t('minutes', { minutes })
      : minutes % 60 === 0
        ? t('wholeHours', { hours: minutes / 60 })
        : t('hours', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') });
}

/** Time to doctor, counted from arrival; over its level's time it is red (DOMAIN-CLINICAL 8). */
export function TimeToDoctor({ visit }: { visit: EmergencyRow }) {
  const { t } = useTranslation('emergency');
  const words = useMinutes();
  const now = useNow(10_000);
  const { seenAfter, doctorMinutes, arrivedAt, colour } = visit;
  if (colour === 'black') return null;
  const minutes = seenAfter ?? minutesBetween(arrivedAt, now);
  const isOver = doctorMinutes !== null && minutes > doctorMinutes;
  const isWaiting = seenAfter === null;
  return (
    <span
      className={cn('tabular whitespace-nowrap', isOver && 'text-danger-text', isOver && isWaiting && 'font-semibold')}
    >
      {words(minutes)}
      {doctorMinutes !== null && (
        <span className="text-xs">{` / ${doctorMinutes === 0 ? t('atOnce') : words(doctorMinutes)}`}</span>
      )}
      {isOver && <span className="sr-only">{` ${t('over')}`}</span>}
      {isOver && isWaiting && <TriangleAlert aria-hidden className="ml-1 inline size-3.5" />}
    </span>
  );
}

/** How long the patient is here. */
export function Since({ at }: { at: string }) {
  const words = useMinutes();
  return <span className="tabular whitespace-nowrap">{words(minutesBetween(at, useNow(10_000)))}</span>;
}
