import { removeDocument } from '@alur/contracts/document/commands';
import { patientDocuments, type DocumentRow } from '@alur/contracts/document/rows';
import { Ban, Download, Eye, FileText, Image, Trash2, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { sizeText } from './size-text';
import { useDownload } from './use-document-file';

const UploadDialog = lazy(() => import('./upload-dialog'));
const PreviewDialog = lazy(() => import('./preview-dialog'));

/** The documents that a patient has brought, the newest first. */
export default function PatientDocuments({ patientId, mayAdd }: { patientId: number; mayAdd: boolean }) {
  const { t } = useTranslation('document');
  const can = useCan();
  const { rows, loading } = useTopic(patientDocuments, { patientId });
  const [open, setOpen] = useState<'upload' | DocumentRow | null>(null);
  const close = () => setOpen(null);
  if (loading) return <TableSkeleton rows={4} columns={3} />;
  return (
    <Card
      title={t('title')}
      bodyClassName="p-0"
      actions={
        mayAdd &&
        can('front-office.patient-document:upload') && (
          <Button size="sm" onClick={() => setOpen('upload')}>
            <Upload aria-hidden />
            {t('upload')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
      ) : (
        <ul className="divide-y">
          {rows
            .toSorted((a, b) => b.id - a.id)
            .map(row => (
              <DocumentLine key={row.id} row={row} onOpen={() => setOpen(row)} />
            ))}
        </ul>
      )}
      <Suspense>
        {open === 'upload' && <UploadDialog patientId={patientId} onClose={close} />}
        {open !== null && open !== 'upload' && <PreviewDialog document={open} onClose={close} />}
      </Suspense>
    </Card>
  );
}

function DocumentLine({ row, onOpen }: { row: DocumentRow; onOpen: () => void }) {
  const { t } = useTranslation(['document', 'enums']);
  const can = useCan();
  const download = useDownload(row);
  const title = orErased(row.title);
  const removal = useReasonCommand(row.id, {
    command: removeDocument,
    title: t('document:removeTitle', { title }),
    description: t('document:removeText'),
    confirmLabel: t('document:remove'),
    success: t('document:removeDone'),
    danger: true,
  });
  const isThere = row.status === 'uploaded';
  const Icon = row.mediaType === 'application/pdf' ? FileText : Image;
  const facts = {
    at: formatDateTime(row.uploadedAt),
    by: row.uploadedBy,
    size: sizeText(row.bytes),
  };
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-3 px-4 py-1.5">
      <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1 max-md:basis-[calc(100%-3rem)]">
        <span className="block md:truncate">
          <span className="font-medium">{title}</span>
          <span className="text-muted-foreground"> · {t(`enums:documentCategory.${row.category}`)}</span>
        </span>
        <span className="tabular block text-xs text-muted-foreground">{t('document:by', facts)}</span>
        {!isThere && (
          <span className="block text-xs text-muted-foreground">
            {t('document:removedBecause', { reason: orErased(row.removeReason ?? '') })}
          </span>
        )}
      </span>
      {isThere ? (
        <span className="ml-auto flex items-center gap-3 max-md:gap-0">
          <Button size="icon-sm" variant="ghost" aria-label={t('document:preview', { title })} onClick={onOpen}>
            <Eye aria-hidden />
          </Button>
          <Button
            size="icon-sm"
            variant="ghost"
            pending={download.pending}
            aria-label={t('document:downloadOf', { title })}
            onClick={() => void download.run()}
          >
            <Download aria-hidden />
          </Button>
          {can('front-office.patient-document:remove') && (
            <Button size="icon-sm" variant="ghost" aria-label={t('document:removeOf', { title })} onClick={removal.ask}>
              <Trash2 aria-hidden />
            </Button>
          )}
        </span>
      ) : (
        <span className="ml-auto">
          <StatusChip tone="neutral" icon={Ban}>
            {t('document:removed')}
          </StatusChip>
        </span>
      )}
      {removal.dialog}
    </li>
  );
}
