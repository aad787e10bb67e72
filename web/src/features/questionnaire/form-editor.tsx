import { publishQuestionnaire, reviseQuestionnaire } from '@alur/contracts/questionnaire/commands';
import type { FormDefinition } from '@alur/contracts/questionnaire/definition';
import { definitionProblems } from '@alur/contracts/questionnaire/definition-problems';
import { scoreTables } from '@alur/contracts/record/scores/tables';
import { Calculator, Plus, Send } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { DraftState } from '@/drafts/draft-state';
import { useDraft, type Draft } from '@/drafts/use-draft';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { focusInvalid } from '@/ui/focus-invalid';
import { Menu, MenuItem } from '@/ui/menu';
import { RecordPanes } from '@/ui/record-page';
import { addSection, addTable } from './edits';
import { useSaid } from './said';
import { SaidFields } from './said-fields';
import { SectionEditor } from './section-editor';

interface Kept {
  definition: FormDefinition;
  /** The version that it replaces; 0 for a new form. */
  replaces: number;
}

export interface FormEditorProps {
  /** 0 creates a new form. */
  id: number;
  /** The form that a new one was copied from, so that each has a draft of its own. */
  from: string | null;
  given: Kept;
  /** The published version that is current. */
  newest: number;
  preview: (definition: FormDefinition) => ReactNode;
  onDone: () => void;
  onCancel: () => void;
}

/** Edits a form of the facility's own, which is a draft until it is published; a preview stands beside it. */
export function FormEditor({ id, from, given: start, newest, preview, onDone, onCancel }: FormEditorProps) {
  const { t } = useTranslation(['questionnaire', 'common', 'enums']);
  const [given] = useState(start);
  const draft = useDraft<Kept>(id, from === null ? 'questionnaire' : `questionnaire-${from}`, given);
  const [open, setOpen] = useState<string | null>(given.definition.sections[0]?.questions[0]?.linkId ?? null);
  // Problems are shown from the first attempt to publish on, and disappear as they are corrected.
  const [checked, setChecked] = useState(false);
  const [asking, setAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const success = t('published', { version: newest + 1 });
  const publish = useCommand(publishQuestionnaire, { success });
  const revise = useCommand(reviseQuestionnaire, { success });
  if (draft.loading) return null;
  const { definition, replaces } = draft.value;
  const problems = checked ? definitionProblems(trimmed(definition)) : [];
  const ofForm = problems.find(({ linkId }) => linkId === '');
  const problemOf = (linkId: string) => problems.find(each => each.linkId === linkId)?.problem ?? null;
  const change = (next: FormDefinition) => draft.change({ definition: next, replaces });
  const check = () => {
    setChecked(true);
    const found = definitionProblems(trimmed(definition));
    if (found.length === 0) return setAsking(true);
    const asked = new Set(definition.sections.flatMap(({ questions }) => questions.map(({ linkId }) => linkId)));
    const wrong = found.find(({ linkId }) => asked.has(linkId));
    if (wrong) setOpen(wrong.linkId);
    return requestAnimationFrame(() => focusInvalid(root.current));
  };
  const send = async () => {
    const outcome = await (id === 0
      ? publish.run({ body: { definition: trimmed(definition) } })
      : revise.run({ id, body: { definition: trimmed(definition), replaces } }));
    setAsking(false);
    if (!outcome.ok) return;
    draft.clear();
    onDone();
  };
  const written = (
    <div className="flex flex-col gap-3">
      {replaces < newest && (
        <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-warning-text">
          {t('overtaken', { version: newest })}
        </p>
      )}
      <TitleCard
        definition={definition}
        isNew={id === 0}
        problem={ofForm?.problem ?? null}
        onChange={title => change({ ...definition, title })}
      />
      {definition.sections.map((section, at) => (
        <SectionEditor
          key={section.linkId}
          at={at}
          {...{ definition, open, problemOf }}
          onChange={change}
          onOpen={setOpen}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => change(addSection(definition))}>
          <Plus aria-hidden />
          {t('addSection')}
        </Button>
        <AddTable definition={definition} onChange={change} />
      </div>
    </div>
  );
  return (
    <div ref={root} className="flex flex-1 flex-col">
      <div className="flex-1 pb-6">
        <RecordPanes
          first="written"
          panes={[
            { key: 'written', label: t('written'), share: 7, content: written },
            {
              key: 'preview',
              label: t('preview'),
              share: 5,
              stays: true,
              content: <Card title={t('preview')}>{preview(definition)}</Card>,
            },
          ]}
        />
      </div>
      <Foot draft={draft} problems={problems.length} onCancel={onCancel} onPublish={check} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('publishTitle', { version: replaces + 1 })}
        description={id === 0 ? t('publishFirst') : t('publishNext')}
        confirmLabel={t('publish')}
        pending={publish.pending || revise.pending}
        onConfirm={() => void send()}
      />
    </div>
  );
}

/** The form's title, and the problems of the form as a whole. */
function TitleCard({
  definition,
  isNew,
  problem,
  onChange,
}: {
  definition: FormDefinition;
  isNew: boolean;
  problem: ReturnType<typeof definitionProblems>[number]['problem'] | null;
  onChange: (title: FormDefinition['title']) => void;
}) {
  const { t } = useTranslation(['questionnaire', 'enums']);
  return (
    <Card bodyClassName="@container">
      <div className="grid gap-3 @xl:grid-cols-2">
        <SaidFields
          label={t('formTitle')}
          required
          autoFocus={isNew}
          value={definition.title}
          error={problem === 'text_missing' ? t('enums:definitionProblem.text_missing') : null}
          onChange={onChange}
        />
      </div>
      {problem && problem !== 'text_missing' && (
        <p role="alert" className="pt-2 text-xs text-danger-text">
          {t(`enums:definitionProblem.${problem}`)}
        </p>
      )}
    </Card>
  );
}

function Foot({
  draft,
  problems,
  onCancel,
  onPublish,
}: {
  draft: Draft<Kept>;
  problems: number;
  onCancel: () => void;
  onPublish: () => void;
}) {
  const { t } = useTranslation(['questionnaire', 'common']);
  return (
    <div className="sticky -bottom-4 z-10 -mx-4 -mb-4 flex flex-wrap items-center justify-end gap-2 border-t bg-background px-4 py-3">
      <span className="mr-auto">
        <DraftState draft={draft} />
      </span>
      {problems > 0 && <span className="text-danger-text">{t('problems', { count: problems })}</span>}
      <Button onClick={onCancel}>{t('common:cancel')}</Button>
      <Button variant="primary" onClick={onPublish}>
        <Send aria-hidden />
        {t('publish')}
      </Button>
    </div>
  );
}

/** The definition as it is sent, with its texts trimmed. */
const trimmed = (definition: FormDefinition): FormDefinition =>
  JSON.parse(JSON.stringify(definition), (_key, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  ) as FormDefinition;

/** Adds a score whose table, with its source, comes with the application. */
function AddTable({ definition, onChange }: { definition: FormDefinition; onChange: (next: FormDefinition) => void }) {
  const { t } = useTranslation('questionnaire');
  const said = useSaid();
  return (
    <Menu
      trigger={
        <Button>
          <Calculator aria-hidden />
          {t('addTable')}
        </Button>
      }
    >
      {scoreTables.map(({ table, id, en }) => (
        <MenuItem key={table} onSelect={() => onChange(addTable(definition, table, { id, en }))}>
          {said({ id, en })}
        </MenuItem>
      ))}
    </Menu>
  );
}
