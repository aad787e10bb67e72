import { useNavigate } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { NotFoundScreen } from '@/app/error-screen';
import { useBack } from '@/app/use-back';
import { parameterForm } from '@/features/laboratory/parameter-forms';
import { ParameterList } from '@/features/laboratory/parameter-list';
import { ReferencesEditor } from '@/features/laboratory/references-editor';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { joined } from '@/ui/joined';
import { PageHead } from '@/ui/page-head';
import { TableSkeleton } from '@/ui/states';

const CatalogueDialog = lazy(async () => ({
  default: (await import('@/features/catalogue/catalogue-dialog')).CatalogueDialog,
}));

/** One parameter: its reference ranges, and its own fields in a form beside them. */
export function ParameterPage({ id, isEditing = false }: { id: number | null; isEditing?: boolean }) {
  const { t } = useTranslation('laboratory');
  const can = useCan();
  const navigate = useNavigate();
  const { rows, loading } = useTopic(parameterForm.spec.topic, {});
  const toList = () => void navigate({ to: '/manage/laboratorium', search: { tab: 'parameter' } });
  const back = useBack(toList);
  useAccessScope('laboratorium', 'config');
  const parameter = rows.find(row => row.id === id) ?? null;
  if (loading) return <TableSkeleton rows={6} columns={3} />;
  if (id !== null && !parameter) return <NotFoundScreen />;
  const close = () =>
    id === null ? toList() : void navigate({ to: '/manage/laboratorium/parameter/$id', params: { id } });
  return (
    <>
      <PageHead
        title={parameter ? String(parameter['name']) : t('addParameter')}
        back={back}
        meta={parameter && joined(...['code', 'unit', 'method'].map(field => String(parameter[field] ?? '')))}
        actions={
          parameter &&
          can('laboratorium.config:edit') && (
            <Button
              onClick={() =>
                void navigate({ to: '/manage/laboratorium/parameter/$id/edit', params: { id: parameter.id } })
              }
            >
              <Pencil aria-hidden />
              {t('changeParameter')}
            </Button>
          )
        }
      />
      {id === null && (
        <ParameterList
          onOpen={other => void navigate({ to: '/manage/laboratorium/parameter/$id', params: { id: other } })}
        />
      )}
      {parameter && <ReferencesEditor parameterId={parameter.id} isNumber={parameter['kind'] === 'number'} />}
      {(isEditing || id === null) && (
        <Suspense>
          <CatalogueDialog form={parameterForm} item={parameter} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
