import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { patientQuery } from '@/api/patient-query';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { formatAge } from '@/ui/age';
import { formatDate } from '@/ui/format';
import { Skeleton } from '@/ui/states';
import type { Duplicate } from './duplicates';

/** Shows possible duplicates before a second record is created. */
export function DuplicateDialog({
  found,
  editing,
  pending,
  onOpen,
  onAnyway,
  onClose,
}: {
  found: Duplicate[];
  editing: boolean;
  pending: boolean;
  onOpen: (id: number) => void;
  onAnyway: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['patient', 'enums']);
  const persons = useQueries({ queries: found.map(({ id }) => patientQuery(id)) });
  return (
    <Dialog
      open
      onOpenChange={open => !open && !pending && onClose()}
      title={t('patient:duplicate.title')}
      description={t('patient:duplicate.text', { count: found.length })}
      footer={
        <>
          <Button pending={pending} onClick={onAnyway}>
            {t(editing ? 'patient:duplicate.anywayEdit' : 'patient:duplicate.anyway')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('patient:duplicate.back')}
          </Button>
        </>
      }
    >
      <ul className="divide-y rounded-md border">
        {found.map(({ id, reason }, at) => {
          const person = persons[at]?.data;
          return (
            <li key={id} className="flex items-center gap-3 px-3 py-2">
              <div className="min-w-0 flex-1">
                {person ? (
                  <>
                    <p className="truncate font-medium">{person.name}</p>
                    <p className="tabular truncate text-xs text-muted-foreground">
                      {t('patient:banner.recordNumber', { number: person.recordNumber })} ·{' '}
                      {t(`enums:gender.${person.gender}`)}
                      {person.birthDate && ` · ${formatDate(person.birthDate)} · ${formatAge(person.birthDate)}`}
                    </p>
                  </>
                ) : (
                  <Skeleton className="h-8 w-56" />
                )}
                <p className="text-xs text-warning-text">{t(`patient:duplicate.reason.${reason}`)}</p>
              </div>
              <Button size="sm" onClick={() => onOpen(id)}>
                {t('patient:duplicate.open')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
