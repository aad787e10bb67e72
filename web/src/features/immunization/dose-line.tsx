import { strikeImmunization } from '@alur/contracts/immunization/commands';
import type { ImmunizationRow } from '@alur/contracts/immunization/rows';
import { Ban, BookOpenCheck, CircleCheck, CircleX, MoreVertical, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '@/api/reason-dialog';
import { Button } from '@/ui/button';
import { formatDate, formatDateTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { Menu, MenuItem } from '@/ui/menu';
import { orErased } from '@/ui/or-erased';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { useImmunizationRights } from './use-immunization-rights';

const ReactionDialog = lazy(async () => ({ default: (await import('./reaction-dialog')).ReactionDialog }));

const looks: Readonly<Record<ImmunizationRow['status'], readonly [Tone, LucideIcon]>> = {
  given: ['success', CircleCheck],
  reported: ['neutral', BookOpenCheck],
  not_given: ['warning', CircleX],
  struck: ['neutral', Ban],
};

/** One dose with its lot, who gave it, and what followed. */
export function DoseLine({ row }: { row: ImmunizationRow }) {
  const { t } = useTranslation(['immunization', 'enums']);
  const may = useImmunizationRights();
  const [opened, setOpened] = useState<'reaction' | 'strike' | null>(null);
  const close = () => setOpened(null);
  const dose = t('immunization:dose', { name: t(`enums:vaccine.${row.vaccine}`), number: row.doseNumber });
  const [tone, icon] = looks[row.status];
  const isDose = row.status === 'given' || row.status === 'reported';
  return (
    <li className="flex min-h-row flex-wrap items-center gap-2 py-1">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{dose}</span>
        <DoseFacts row={row} />
      </span>
      <StatusChip tone={tone} icon={icon}>
        {t(`enums:immunizationStatus.${row.status}`)}
      </StatusChip>
      {row.status !== 'struck' && (may.record || may.void) && (
        <Menu
          trigger={
            <Button size="icon-sm" variant="ghost" aria-label={`${t('immunization:more')}: ${dose}`}>
              <MoreVertical aria-hidden />
            </Button>
          }
        >
          {may.record && isDose && (
            <MenuItem onSelect={() => setOpened('reaction')}>{t('immunization:reaction')}</MenuItem>
          )}
          {may.void && <MenuItem onSelect={() => setOpened('strike')}>{t('immunization:strike')}</MenuItem>}
        </Menu>
      )}
      <Suspense>{opened === 'reaction' && <ReactionDialog row={row} dose={dose} onClose={close} />}</Suspense>
      {opened === 'strike' && (
        <ReasonDialog
          command={strikeImmunization}
          id={row.id}
          danger
          title={t('immunization:strike')}
          description={t('immunization:strikeText', { dose })}
          confirmLabel={t('immunization:strike')}
          success={t('immunization:struckDone')}
          onClose={close}
        />
      )}
    </li>
  );
}

function DoseFacts({ row }: { row: ImmunizationRow }) {
  const { t } = useTranslation(['immunization', 'enums']);
  const facts = [
    row.givenAt === null ? formatDate(row.date) : formatDateTime(row.givenAt),
    row.name,
    row.lotNumber && t('immunization:lotNumber', { batch: row.lotNumber }),
    row.site && t(`enums:immunizationSite.${row.site}`),
    row.source && t(`enums:immunizationSource.${row.source}`),
    row.place && orErased(row.place),
    row.because && t(`enums:notGivenBecause.${row.because}`),
    row.note && orErased(row.note),
    row.by,
  ];
  return (
    <>
      <span className="block text-xs text-muted-foreground">{joined(...facts)}</span>
      {row.concerns.length > 0 && (
        <span className="block text-xs text-warning-text">
          {row.concerns.map(concern => t(`enums:immunizationConcern.${concern}`)).join(' · ')}
        </span>
      )}
      {row.reactions.map(({ onsetAt, what, severity, outcome }) => (
        <span key={`${onsetAt} ${what}`} className="block text-xs text-danger-text">
          {joined(
            t('immunization:reactionOf', { severity: t(`enums:reactionSeverity.${severity}`), what: orErased(what) }),
            formatDateTime(onsetAt),
            t(`enums:reactionOutcome.${outcome}`),
          )}
        </span>
      ))}
      {row.struck && (
        <span className="block text-xs text-muted-foreground">
          {t('immunization:struckBy', { name: row.struck.by, reason: orErased(row.struck.reason) })}
        </span>
      )}
    </>
  );
}
