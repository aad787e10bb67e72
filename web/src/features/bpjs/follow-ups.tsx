import type { PcareItem, PcareListRow } from '@alur/contracts/bpjs/rows';
import { CircleCheck, CircleDashed, CircleX, CloudUpload, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/ui/data-table';
import { NONE } from '@/ui/column';
import { Dialog } from '@/ui/dialog';
import { orErased } from '@/ui/or-erased';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { Problem } from './pcare-chips';

const stands = {
  sent: ['success', CircleCheck],
  waits: ['waiting', CloudUpload],
  deleting: ['waiting', Trash2],
  failed: ['danger', CircleX],
  unsent: ['neutral', CircleDashed],
} as const satisfies Record<string, [Tone, LucideIcon]>;

/** What is asked for but not yet handed over or done is not wanted there, and is not shown. */
const isShown = ({ wanted, remoteId, waits, problem }: PcareItem): boolean =>
  wanted || waits || remoteId !== null || problem !== null;

const stateOf = ({ wanted, waits, remoteId, problem }: PcareItem): keyof typeof stands => {
  // A treatment without a code there is no failure of anybody's.
  if (problem?.problem === 'treatment_missing') return 'unsent';
  if (waits) return wanted ? 'waits' : 'deleting';
  return problem === null && remoteId !== null ? 'sent' : 'failed';
};

/** What of the visit's medicines and treatments PCare has, and why it has not the others. */
export function FollowUps({ row, onClose }: { row: PcareListRow; onClose: () => void }) {
  const { t } = useTranslation(['bpjs', 'enums']);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={open => !open && onClose()}
      title={t('bpjs:items.title', { name: orErased(row.patientName) })}
    >
      <DataTable
        label={t('bpjs:items.label')}
        rows={row.items.filter(isShown)}
        rowKey={item => `${item.kind}-${item.localId}`}
        columns={[
          { id: 'name', card: 'subject', header: t('bpjs:items.name'), cell: item => item.name },
          { id: 'kind', header: t('bpjs:items.kind'), cell: item => t(`enums:pcareItemKind.${item.kind}`) },
          {
            id: 'state',
            card: 'state',
            header: t('bpjs:items.state'),
            cell: item => {
              const state = stateOf(item);
              const [tone, icon] = stands[state];
              return (
                <StatusChip tone={tone} icon={icon}>
                  {t(`bpjs:items.${state}`)}
                </StatusChip>
              );
            },
          },
          {
            id: 'problem',
            header: t('bpjs:board.problem'),
            cell: ({ problem }) => (problem ? <Problem of={problem} /> : NONE),
          },
        ]}
        empty={<p className="p-4 text-muted-foreground">{t('bpjs:items.none')}</p>}
      />
    </Dialog>
  );
}
