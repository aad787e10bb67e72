import { ownForms, questionnaireVersions } from '@alur/contracts/questionnaire/rows';
import { readyForm } from '@alur/contracts/record/forms/ready-forms';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { useList } from '@/api/use-list';
import { NotFoundScreen } from '@/app/error-screen';
import { numeric } from '@/app/params';
import { search, text } from '@/app/search-params';
import { newForm } from '@/features/questionnaire/edits';
import { FormEditor, type FormEditorProps } from '@/features/questionnaire/form-editor';
import { useSaid } from '@/features/questionnaire/said';
import { FormPreview } from '@/features/record/forms/form-preview';
import { textsFor } from '@/i18n/i18n';
import { useTopic } from '@/live/use-topic';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/settings/form/$formid')({
  params: numeric('formid'),
  validateSearch: search({ from: text }),
  loader: textsFor('questionnaire', 'record'),
  component: EditForm,
});

/** The editor of a facility's own forms; 0 is a new form. */
function EditForm() {
  const { formid: id } = Route.useParams();
  const { from } = Route.useSearch();
  useAccessScope('settings', 'form');
  const can = useCan();
  if (!can('settings.form:edit')) return <NotFoundScreen />;
  return id === 0 ? <NewForm key={from} from={from ?? null} /> : <KnownForm key={id} id={id} />;
}

function useEnds(): Pick<FormEditorProps, 'preview' | 'onDone' | 'onCancel'> {
  const navigate = Route.useNavigate();
  const back = () => void navigate({ to: '/manage/settings', search: { tab: 'form' } });
  return { preview: definition => <FormPreview definition={definition} />, onDone: back, onCancel: back };
}

function NewForm({ from }: { from: string | null }) {
  const { t } = useTranslation('questionnaire');
  const ends = useEnds();
  const ready = from === null ? undefined : readyForm(from);
  if (from !== null && !ready) return <NotFoundScreen />;
  return (
    <>
      <PageHead title={t('new')} />
      <FormEditor
        id={0}
        from={from}
        given={{ definition: ready?.definition ?? newForm(), replaces: 0 }}
        newest={0}
        {...ends}
      />
    </>
  );
}

function KnownForm({ id }: { id: number }) {
  const { t } = useTranslation('questionnaire');
  const said = useSaid();
  const ends = useEnds();
  const topic = useTopic(ownForms, {});
  const form = topic.rows.find(row => row.id === id);
  const version = form?.version ?? 0;
  const asked = { questionnaireId: id, version, order_by: 'version' };
  const { rows, loading } = useList(questionnaireVersions, asked, { enabled: version > 0 });
  const newest = rows.find(row => row.version === version);
  if (topic.loading || (form && loading)) return null;
  if (!form || form.status === 'retired') return <NotFoundScreen />;
  if (!newest) return null;
  return (
    <>
      <PageHead title={t('change', { title: said(form.title) })} />
      <FormEditor
        id={id}
        from={null}
        given={{ definition: newest.definition, replaces: newest.version }}
        newest={version}
        {...ends}
      />
    </>
  );
}
