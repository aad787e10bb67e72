import type { FormDefinition, FormQuestion, FormSection } from '@alur/contracts/questionnaire/definition';
import type { DefinitionProblem } from '@alur/contracts/questionnaire/definition-problems';
import { ArrowDown, ArrowUp, ChevronDown, Copy, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { cn } from '@/ui/cn';
import { ConditionFields } from './condition-fields';
import {
  addQuestion,
  askedBefore,
  changeQuestion,
  changeSection,
  moveQuestion,
  moveSection,
  newId,
  newQuestion,
  removeQuestion,
  removeSection,
} from './edits';
import { QuestionEditor } from './question-editor';
import { useSaid } from './said';
import { SaidFields } from './said-fields';

export interface EditorProps {
  definition: FormDefinition;
  onChange: (next: FormDefinition) => void;
  /** The link id of the open question. */
  open: string | null;
  onOpen: (linkId: string | null) => void;
  /** The problem of a question, after the first attempt to publish. */
  problemOf: (linkId: string) => DefinitionProblem | null;
}

/** Edits a section and its questions, of which one is open and the others take a line each. */
export function SectionEditor({ at, ...props }: EditorProps & { at: number }) {
  const { definition, onChange, onOpen, problemOf } = props;
  const { t } = useTranslation(['questionnaire', 'enums']);
  const section = definition.sections[at];
  if (!section) return null;
  const put = (some: Partial<FormSection>) => onChange(changeSection(definition, at, each => ({ ...each, ...some })));
  const problem = problemOf(section.linkId);
  const isLast = at === definition.sections.length - 1;
  const add = () => {
    const asks = newQuestion();
    onChange(addQuestion(definition, at, asks));
    onOpen(asks.linkId);
  };
  return (
    <Card
      title={t('sectionNumber', { number: at + 1 })}
      bodyClassName="@container flex flex-col gap-3"
      actions={
        <>
          <Mover
            name={t('sectionNumber', { number: at + 1 })}
            onUp={at > 0 ? () => onChange(moveSection(definition, at, at - 1)) : null}
            onDown={isLast ? null : () => onChange(moveSection(definition, at, at + 1))}
          />
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('removeSection', { number: at + 1 })}
            disabledReason={definition.sections.length === 1 ? t('oneSection') : null}
            onClick={() => onChange(removeSection(definition, at))}
          >
            <Trash2 aria-hidden />
          </Button>
        </>
      }
    >
      <div className="grid gap-3 @xl:grid-cols-2">
        <SaidFields
          label={t('sectionTitle')}
          required
          value={section.text}
          error={problem && t(`enums:definitionProblem.${problem}`)}
          onChange={text => put({ text })}
        />
        <Checkbox
          label={t('sectionRepeats')}
          checked={section.repeats}
          onCheckedChange={on => put({ repeats: on === true })}
        />
        {at > 0 && <ConditionFields value={section} before={askedBefore(definition, section.linkId)} onChange={put} />}
      </div>
      <ol className="flex flex-col gap-2">
        {section.questions.map(asks => (
          <QuestionLine key={asks.linkId} {...props} asks={asks} at={at} />
        ))}
      </ol>
      <div>
        <Button size="sm" onClick={add}>
          <Plus aria-hidden />
          {t('addQuestion')}
        </Button>
      </div>
    </Card>
  );
}

/** Buttons that move something one step up or down. */
function Mover({ name, onUp, onDown }: { name: string; onUp: (() => void) | null; onDown: (() => void) | null }) {
  const { t } = useTranslation('questionnaire');
  return (
    <>
      <Button size="icon-sm" variant="ghost" aria-label={t('up', { name })} disabled={!onUp} onClick={() => onUp?.()}>
        <ArrowUp aria-hidden />
      </Button>
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label={t('down', { name })}
        disabled={!onDown}
        onClick={() => onDown?.()}
      >
        <ArrowDown aria-hidden />
      </Button>
    </>
  );
}

function QuestionLine(props: EditorProps & { asks: FormQuestion; at: number }) {
  const { definition, onChange, open, onOpen, problemOf, asks, at } = props;
  const { t } = useTranslation(['questionnaire', 'enums']);
  const said = useSaid();
  const isOpen = open === asks.linkId;
  const problem = problemOf(asks.linkId);
  const name = said(asks.text) || t('untitled');
  const all = definition.sections.flatMap(({ questions }) => questions);
  const move = (by: 1 | -1) => () => onChange(moveQuestion(definition, asks.linkId, by));
  const marks = [
    t(`enums:questionType.${asks.type}`),
    asks.required && t('required'),
    asks.enableWhen.length > 0 && t('conditional'),
  ].filter(Boolean);
  return (
    <li className={cn('@container rounded-md border', isOpen && 'border-primary')}>
      <div className="flex flex-wrap items-center justify-end gap-1 pr-1">
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-row min-w-48 flex-1 items-center gap-2 rounded-md px-2 py-1 text-left hover:bg-muted"
          onClick={() => onOpen(isOpen ? null : asks.linkId)}
        >
          <ChevronDown aria-hidden className={cn('size-4 shrink-0 transition-transform', !isOpen && '-rotate-90')} />
          <span className="min-w-0 flex-1">
            <span className={cn('block truncate font-medium', !said(asks.text) && 'text-muted-foreground')}>
              {name}
            </span>
            <span className="block truncate text-xs text-muted-foreground">{marks.join(' · ')}</span>
          </span>
          {problem && !isOpen && (
            <TriangleAlert
              className="size-4 shrink-0 text-danger-text"
              aria-label={t(`enums:definitionProblem.${problem}`)}
            />
          )}
        </button>
        {/* A narrow line has room for the question only; its actions appear once it is open. */}
        <div className={cn('flex gap-1', !isOpen && '@max-md:hidden')}>
          <Mover name={name} onUp={all[0] === asks ? null : move(-1)} onDown={all.at(-1) === asks ? null : move(1)} />
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('copyQuestion', { name })}
            onClick={() => {
              const twin = { ...asks, linkId: newId('q') };
              onChange(addQuestion(definition, at, twin));
              onOpen(twin.linkId);
            }}
          >
            <Copy aria-hidden />
          </Button>
          <Button
            size="icon-sm"
            variant="ghost"
            aria-label={t('removeQuestion', { name })}
            onClick={() => onChange(removeQuestion(definition, asks.linkId))}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className="border-t p-3">
          <QuestionEditor
            definition={definition}
            value={asks}
            problem={problem}
            onChange={next => onChange(changeQuestion(definition, next))}
          />
        </div>
      )}
    </li>
  );
}
