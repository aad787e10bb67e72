import { codeClaim } from '@alur/contracts/casemix/commands';
import type { ClaimRow, Coded, CodedProcedureRow } from '@alur/contracts/casemix/rows';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm, FormField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { disease } from '@/selectors/global/disease';
import { treatmentByIcd9 } from '@/selectors/global/treatments';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CodeLines } from './code-lines';
import type { Episode } from './use-episode';

interface Values {
  diagnoses: Coded[];
  procedures: CodedProcedureRow[];
}

const once = <Code extends Coded>(codes: readonly Code[]): Code[] =>
  codes.filter((each, at) => codes.findIndex(({ code }) => code === each.code) === at);

/** What the doctors recorded: the primary diagnoses first, and each procedure as often as it was done. */
const recordedIn = ({ visits }: Episode): Values => {
  const found = visits.toReversed().flatMap(({ diagnoses }) => diagnoses);
  const sorted = [...found.filter(({ isPrimary }) => isPrimary), ...found.filter(({ isPrimary }) => !isPrimary)];
  const done = visits.flatMap(({ procedures }) => procedures);
  const times = (code: string) => done.filter(each => each.code === code).length;
  return {
    diagnoses: once(sorted).map(({ code, name }) => ({ code, name })),
    procedures: once(done).map(({ code, name }) => ({ code, name, quantity: times(code) })),
  };
};

const words = (codes: readonly Coded[]): string => codes.map(({ code, name }) => `${code} ${name}`).join('\n');

/** Diagnoses and procedures in their order, at first as the record has them; the record stays as it is. */
export function ClaimCodes({ row, episode }: { row: ClaimRow; episode: Episode }) {
  const { t } = useTranslation('casemix');
  const can = useCan();
  const isEditable =
    (row.status === 'open' || row.status === 'coded') && row.submission !== 'sent' && can('casemix.claim:code');
  const { diagnoses, procedures } = row.status === 'open' ? recordedIn(episode) : row;
  const form = useCommandForm(codeClaim, {
    ...{ id: row.id, ifMatch: row.revision },
    values: { diagnoses, procedures } as Values,
    body: typed => typed,
    check: typed => ({ diagnoses: typed.diagnoses.length === 0 && t('needed.diagnosis') }),
    guard: true,
    success: t('codedDone'),
  });
  return (
    <CommandForm of={form} className="flex flex-col gap-4">
      {form.overtaken.length > 0 && (
        <OvertakenFields
          text={t('overtaken')}
          fields={form.overtaken.map(name => ({ label: t(name), words: words(row[name]) }))}
          onTake={form.takeTheirs}
          onKeep={form.keepMine}
        />
      )}
      <Card title={t('diagnoses')}>
        {isEditable && row.status === 'open' && diagnoses.length > 0 && (
          <p className="pb-2 text-xs text-muted-foreground">{t('fromRecord')}</p>
        )}
        <FormField control={form.control} name="diagnoses" label={<span className="sr-only">{t('diagnoses')}</span>}>
          {({ value, onChange }) => (
            <CodeLines
              {...{ of: disease, isEditable, codes: value, onChange, kind: 'diagnosis' }}
              make={({ code, name }) => ({ code, name })}
            />
          )}
        </FormField>
      </Card>
      <Card title={t('procedures')}>
        <FormField control={form.control} name="procedures" label={<span className="sr-only">{t('procedures')}</span>}>
          {({ value, onChange }) => (
            <CodeLines
              {...{ of: treatmentByIcd9, isEditable, codes: value, onChange, kind: 'procedure' }}
              make={({ code, name }) => ({ code, name, quantity: 1 })}
            />
          )}
        </FormField>
      </Card>
      {isEditable && (
        <div className="flex justify-end">
          <Button type="submit" variant={row.status === 'open' ? 'primary' : 'secondary'} pending={form.pending}>
            {t('saveCodes')}
          </Button>
        </div>
      )}
    </CommandForm>
  );
}
