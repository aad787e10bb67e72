import { useNavigate } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { NotFoundScreen } from '@/app/error-screen';
import { useBack } from '@/app/use-back';
import { ExaminationFacts } from '@/features/radiology/examination-facts';
import { examinationForm } from '@/features/radiology/examination-form';
import { ExaminationList } from '@/features/radiology/examination-list';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { PageHead } from '@/ui/page-head';
import { TableSkeleton } from '@/ui/states';

const CatalogueDialog = lazy(async () => ({
  default: (await import('@/features/catalogue/catalogue-dialog')).CatalogueDialog,
}));

/** One examination, and its own fields in a form beside it. */
export function ExaminationPage({ id, isEditing = false }: { id: number | null; isEditing?: boolean }) {
  const { t } = useTranslation('radiology');
  const can = useCan();
  const navigate = useNavigate();
  const { rows, loading } = useTopic(examinationForm.spec.topic, {});
  const toList = () => void navigate({ to: '/manage/radiology', search: { tab: 'examination' } });
  const back = useBack(toList);
  useAccessScope('radiology', 'config');
  const examination = rows.find(row => row.id === id) ?? null;
  if (loading) return <TableSkeleton rows={6} columns={3} />;
  if (id !== null && !examination) return <NotFoundScreen />;
  const open = (other: number) => void navigate({ to: '/manage/radiology/examination/$id', params: { id: other } });
  return (
    <>
      <PageHead
        title={examination ? String(examination['name']) : t('addExamination')}
        back={back}
        meta={examination && String(examination['code'])}
        actions={
          examination &&
          can('radiology.config:edit') && (
            <Button
              onClick={() =>
                void navigate({ to: '/manage/radiology/examination/edit/$id', params: { id: examination.id } })
              }
            >
              <Pencil aria-hidden />
              {t('changeExamination')}
            </Button>
          )
        }
      />
      {examination ? <ExaminationFacts id={examination.id} /> : <ExaminationList onOpen={open} />}
      {(isEditing || id === null) && (
        <Suspense>
          <CatalogueDialog
            form={examinationForm}
            item={examination}
            onClose={() => (id === null ? toList() : open(id))}
          />
        </Suspense>
      )}
    </>
  );
}
