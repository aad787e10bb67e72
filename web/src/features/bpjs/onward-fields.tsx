import { PcareSpecial, Tacc } from '@alur/contracts/bpjs/enums';
import { taccReasons, type ReferenceList } from '@alur/contracts/bpjs/references';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { FormField } from '@/forms/command-form';
import { useToday } from '@/live/use-today';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/input';
import { PartError } from '@/ui/part-error';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { Selector } from '@/ui/selector';
import { Destinations } from './destinations';
import { choicesOf, fetchReference, useReference } from './references';
import { asksSubspecialty, isSpecial, type Code, type Values } from './report-values';

interface Form {
  control: Control<Values>;
  watch: () => Values;
  set: (some: Partial<Values>) => void;
}

/** Where and for what she is referred on, and why, where primary care could treat her itself (DOMAIN-WIRES 5). */
export function OnwardFields(props: { form: Form; encounterId: number; needsTacc: boolean }) {
  const { form, encounterId, needsTacc } = props;
  const { control } = form;
  const { t } = useTranslation(['bpjs', 'enums']);
  const today = useToday();
  const typed = form.watch();
  // A destination counts for what it was listed for.
  const anew = () => form.set({ provider: null });
  return (
    <section aria-label={t('bpjs:onward.title')} className="grid gap-4 rounded-md border p-3">
      <FormField control={control} name="to" label={t('bpjs:onward.to')}>
        {({ value, onChange }) => (
          <RadioGroup
            inline
            value={value}
            onValueChange={chosen => {
              onChange(chosen);
              anew();
            }}
            options={(['subspecialty', 'special'] as const).map(each => ({
              value: each,
              label: t(`bpjs:onward.${each}`),
            }))}
          />
        )}
      </FormField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {isSpecial(typed) && (
          <FormField control={control} name="special" label={t('bpjs:onward.cause')} required>
            {({ value, onChange }) => (
              <Select
                value={value}
                onValueChange={chosen => {
                  onChange(chosen);
                  anew();
                }}
                options={PcareSpecial.options.map(each => ({ value: each, label: t(`enums:pcareSpecial.${each}`) }))}
              />
            )}
          </FormField>
        )}
        {asksSubspecialty(typed) && <Subspecialty form={form} specialty={typed.specialty} onChosen={anew} />}
        {!isSpecial(typed) && <Listed control={control} name="sarana" onChosen={anew} />}
        <FormField control={control} name="estimatedOn" label={t('bpjs:onward.estimatedOn')} required>
          {({ value, onChange }) => (
            <DateField
              value={value}
              min={today}
              onChange={day => {
                onChange(day);
                anew();
              }}
            />
          )}
        </FormField>
      </div>
      <Destinations control={control} encounterId={encounterId} typed={typed} />
      {isSpecial(typed) && (
        <FormField control={control} name="note" label={t('bpjs:onward.note')} optional>
          {({ value, onChange }) => (
            <Textarea rows={2} value={value} onChange={event => onChange(event.target.value)} />
          )}
        </FormField>
      )}
      {needsTacc && <TaccFields form={form} cause={typed.cause} />}
    </section>
  );
}

/** The specialty only narrows the list, so that a subspecialty that was said before stands without one. */
function Subspecialty({ form, specialty, onChosen }: { form: Form; specialty: string; onChosen: () => void }) {
  const { t } = useTranslation('bpjs');
  const { data, error, refetch } = useReference('specialty');
  if (error) return <PartError text={t('unlisted')} onRetry={() => void refetch()} />;
  return (
    <>
      <Field label={t('onward.specialty')}>
        <Select
          value={specialty || null}
          onValueChange={chosen => {
            form.set({ specialty: chosen, subspecialty: null });
            onChosen();
          }}
          options={choicesOf(data)}
        />
      </Field>
      <Listed control={form.control} name="subspecialty" q={specialty} waits={specialty === ''} onChosen={onChosen} />
    </>
  );
}

/** A row of a list of PCare's, code and name. */
function Listed({
  control,
  name,
  q = '',
  waits = false,
  onChosen,
}: {
  control: Control<Values>;
  name: 'subspecialty' | 'sarana';
  q?: string;
  /** Nothing is listed yet. */
  waits?: boolean;
  onChosen: () => void;
}) {
  const { t } = useTranslation('bpjs');
  const list: ReferenceList = name;
  const { data, error, refetch } = useReference(list, q, !waits);
  if (error) return <PartError text={t('unlisted')} onRetry={() => void refetch()} />;
  const rowsWith = (chosen: Code | null) => data ?? (chosen ? [chosen] : []);
  return (
    <FormField control={control} name={name} label={t(`onward.${name}`)} required>
      {({ value, onChange }) => (
        <Select
          value={value?.code ?? null}
          onValueChange={chosen => {
            const found = rowsWith(value).find(({ code }) => code === chosen);
            onChange(found ? { code: found.code, name: found.name } : null);
            onChosen();
          }}
          options={choicesOf(rowsWith(value))}
        />
      )}
    </FormField>
  );
}

/** Why a diagnosis that primary care treats is referred on; the reasons are PCare's own words. */
function TaccFields({ form, cause }: { form: Form; cause: Tacc | null }) {
  const { t } = useTranslation(['bpjs', 'enums']);
  const { control } = form;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormField control={control} name="cause" label={t('bpjs:onward.tacc')} hint={t('bpjs:onward.taccHint')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={chosen => {
              onChange(chosen);
              form.set({ reason: '' });
            }}
            options={Tacc.options.map(each => ({ value: each, label: t(`enums:tacc.${each}`) }))}
          />
        )}
      </FormField>
      {cause !== null && (
        <FormField control={control} name="reason" label={t('bpjs:onward.reason')} required>
          {({ value, onChange }) =>
            cause === 'complication' ? (
              <Selector
                value={value || null}
                onChange={chosen => onChange(chosen ?? '')}
                search={searchDiagnoses}
                searchKey={['bpjs', currentMerchant(), 'complication']}
                minLength={3}
                itemKey={text => text}
                itemLabel={text => text}
              />
            ) : (
              <Select
                value={value || null}
                onValueChange={onChange}
                options={taccReasons[cause].map(each => ({ value: each, label: each }))}
              />
            )
          }
        </FormField>
      )}
    </div>
  );
}

/** A complication is said by code and name. */
const searchDiagnoses = async (q: string, signal: AbortSignal) =>
  (await fetchReference('diagnosis', q, signal)).map(({ code, name }) => `${code} - ${name}`);
