import { visitForms, type FormRow } from '@alur/contracts/record/form-rows';
import { icuCriteria, icuGoals } from '@alur/contracts/record/forms/intensive-care';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';

const said = (words: { id: string; en: string }) => (i18next.language.startsWith('en') ? words.en : words.id);

/**
 * The intensive care's goals of the day and its criteria for admission and discharge: the newest form of each, and a
 * new one.
 */
export function IcuForms({
  encounterId,
  onOpen,
}: {
  encounterId: number;
  /** Record 0 is a new form. */
  onOpen: (form: 'icu-goals' | 'icu-criteria', recordId: number) => void;
}) {
  const { t } = useTranslation('observation');
  const can = useCan();
  const { rows } = useTopic(visitForms, { encounterId });
  const newest = (form: string) => rows.filter(each => each.form === form && each.status === 'signed').at(-1);
  const goals = newest('icu-goals');
  const criteria = newest('icu-criteria');
  return (
    <Card
      title={t('forms')}
      bodyClassName="flex flex-col gap-3"
      actions={
        can('outpatient.form:sign') && (
          <>
            <Button size="sm" variant="primary" onClick={() => onOpen('icu-goals', 0)}>
              {t('fillGoals')}
            </Button>
            <Button size="sm" onClick={() => onOpen('icu-criteria', 0)}>
              {t('fillCriteria')}
            </Button>
          </>
        )
      }
    >
      {goals ? (
        <Said
          title={t('goalsOf', { time: formatDateTime(goals.signedAt), name: goals.signedBy })}
          row={goals}
          of={icuGoals.sections[0]?.questions ?? []}
          onOpen={() => onOpen('icu-goals', goals.formId)}
        />
      ) : (
        <p className="text-muted-foreground">{t('noGoals')}</p>
      )}
      {criteria && (
        <Said
          title={t('criteriaOf', { time: formatDateTime(criteria.signedAt), name: criteria.signedBy })}
          row={criteria}
          of={icuCriteria.sections[0]?.questions ?? []}
          onOpen={() => onOpen('icu-criteria', criteria.formId)}
        />
      )}
    </Card>
  );
}

function Said(props: {
  title: string;
  row: FormRow;
  of: (typeof icuGoals)['sections'][number]['questions'];
  onOpen: () => void;
}) {
  const { title, row, of, onOpen } = props;
  const lines = of.flatMap(question => {
    const answer = row.answers.find(each => each.linkId === question.linkId);
    const option = question.options.find(({ code }) => code === answer?.code);
    const value = option ? said(option.text) : orErased(answer?.text ?? '');
    return value ? [[question.linkId, said(question.text), value] as const] : [];
  });
  return (
    <section>
      <Button variant="ghost" size="sm" className="px-0 underline" onClick={onOpen}>
        {title}
      </Button>
      <dl className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        {lines.map(([linkId, name, value]) => (
          <div key={linkId} className="contents">
            <dt className="text-muted-foreground">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
