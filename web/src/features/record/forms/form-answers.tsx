import { answerKey, fromAnswerList, groupsOf, isAnswered, Shown } from '@alur/contracts/questionnaire/answers';
import type { FormVersionRow } from '@alur/contracts/record/form-rows';
import type { FormToFill } from './form-store';
import { lazy, Suspense } from 'react';
import { useAnswerText, useSaid } from './form-words';
import { ScoreText } from './score-line';

const ToothChart = lazy(async () => ({ default: (await import('../odontogram/tooth-chart')).ToothChart }));

/** A signed form with the version of its definition: questions, answers and scores. */
export function FormAnswers({
  form,
  row,
}: {
  form: Pick<FormToFill, 'definition' | 'tables'>;
  row: Pick<FormVersionRow, 'answers' | 'scores'>;
}) {
  const { definition } = form;
  const said = useSaid();
  const textOf = useAnswerText();
  const answers = fromAnswerList(definition, row.answers);
  const shown = new Shown(definition, answers);
  return (
    <div className="flex flex-col gap-4">
      {definition.sections
        .filter(section => shown.section(section))
        .map(section => (
          <section key={section.linkId}>
            <h3 className="pb-1 font-semibold">{said(section.text)}</h3>
            {Array.from({ length: groupsOf(section, answers) }, (_, group) => (
              <dl
                key={group}
                className="grid gap-x-4 gap-y-1 max-sm:[&_dd]:mb-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
              >
                {section.questions.map(question => {
                  const key = answerKey(question.linkId, group);
                  const score = row.scores.find(each => each.linkId === question.linkId && each.group === group);
                  if (score)
                    return (
                      <div key={key} className="contents">
                        <dt className="sr-only">{said(question.text)}</dt>
                        <dd className="sm:col-span-2">
                          <ScoreText form={form} question={question} score={score} />
                        </dd>
                      </div>
                    );
                  const answer = answers[key];
                  if (question.type === 'odontogram' && typeof answer === 'string')
                    return (
                      <div key={key} className="contents">
                        <dt className="sr-only">{said(question.text)}</dt>
                        <dd className="sm:col-span-2">
                          <Suspense>
                            <ToothChart value={answer} />
                          </Suspense>
                        </dd>
                      </div>
                    );
                  return isAnswered(answer) ? (
                    <div key={key} className="contents">
                      <dt className="text-muted-foreground">{said(question.text)}</dt>
                      <dd className="whitespace-pre-line">{textOf(question, answer)}</dd>
                    </div>
                  ) : null;
                })}
              </dl>
            ))}
          </section>
        ))}
    </div>
  );
}
