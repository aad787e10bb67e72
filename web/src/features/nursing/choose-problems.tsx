import { answerKey, type Answers } from '@alur/contracts/questionnaire/answers';
import { nursingProblem } from '@alur/contracts/nursing/catalogues';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/api/use-list';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';

/** Chooses the problems of a new plan from the facility's list, which holds their goals and interventions. */
export function ChooseProblems({ onChosen, onCancel }: { onChosen: (answers: Answers) => void; onCancel: () => void }) {
  const { t } = useTranslation(['nursing', 'common']);
  const { rows, loading } = useList(nursingProblem.selector, { order_by: 'name', limit: 200 });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const begin = () => {
    const answers: Record<string, string> = {};
    for (const [group, id] of chosen.entries()) {
      const row = rows.find(each => each.id === id);
      if (!row) continue;
      answers[answerKey('problem', group)] = row.name;
      if (row.goal) answers[answerKey('outcome', group)] = row.goal;
      if (row.interventions) answers[answerKey('interventions', group)] = row.interventions;
    }
    onChosen(answers);
  };
  return (
    <Card title={t('nursing:choose')} bodyClassName="flex flex-col gap-3">
      <p className="text-muted-foreground">
        {rows.length === 0 && !loading ? t('nursing:noProblems') : t('nursing:chooseHint')}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {rows.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onCheckedChange={on => setChosen(on === true ? [...chosen, id] : chosen.filter(each => each !== id))}
          />
        ))}
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button variant="primary" onClick={begin}>
          {t('nursing:continue')}
        </Button>
      </div>
    </Card>
  );
}
