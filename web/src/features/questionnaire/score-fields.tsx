import type { FormQuestion, FormScore } from '@alur/contracts/questionnaire/definition';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { changed, newId, without } from './edits';
import { useSaid } from './said';

const tones = ['success', 'waiting', 'danger', 'neutral'] as const;

/** Edits a score: the questions that it sums, and the meaning of its total. */
export function ScoreFields(props: {
  value: FormScore;
  /** The questions that it can sum. */
  countable: readonly FormQuestion[];
  onChange: (next: FormScore) => void;
}) {
  const { value, countable, onChange } = props;
  const { t } = useTranslation(['questionnaire', 'enums']);
  const said = useSaid();
  const { table, inputs, bands } = value;
  if (table !== null) return <p className="col-span-full text-muted-foreground">{t('tableKept')}</p>;
  const isSummed = (linkId: string) => inputs.some(({ question }) => question === linkId);
  const sum = (linkId: string, on: boolean) => {
    const next = countable.filter(each => (each.linkId === linkId ? on : isSummed(each.linkId)));
    onChange({ ...value, inputs: next.map(each => ({ input: each.linkId, question: each.linkId })) });
  };
  return (
    <>
      <fieldset className="col-span-full flex min-w-0 flex-col gap-1">
        <legend className="pb-1 text-sm font-medium">{t('summed')}</legend>
        {countable.length === 0 && <p className="text-xs text-muted-foreground">{t('nothingCountable')}</p>}
        {countable.map(each => (
          <Checkbox
            key={each.linkId}
            label={said(each.text) || t('untitled')}
            checked={isSummed(each.linkId)}
            onCheckedChange={on => sum(each.linkId, on === true)}
          />
        ))}
      </fieldset>
      <fieldset className="col-span-full flex min-w-0 flex-col gap-2">
        <legend className="pb-1 text-sm font-medium">{t('bands')}</legend>
        {bands.map(({ code, from, text, tone }, at) => {
          const put = (some: Partial<(typeof bands)[number]>) =>
            onChange({ ...value, bands: changed(bands, at, band => ({ ...band, ...some })) });
          return (
            <div key={code} className="flex flex-wrap items-center gap-2">
              <NumberInput
                className="w-20"
                aria-label={t('bandFrom', { number: at + 1 })}
                decimals={1}
                value={from}
                onChange={next => put({ from: next ?? 0 })}
              />
              <Input
                className="min-w-32 flex-2"
                aria-label={t('bandText', { number: at + 1 })}
                placeholder={t('bandHint')}
                value={text.id}
                maxLength={500}
                onChange={event => put({ text: { ...text, id: event.target.value } })}
              />
              <Input
                className="min-w-28 flex-1"
                aria-label={t('bandEnglish', { number: at + 1 })}
                placeholder={t('english')}
                value={text.en}
                maxLength={500}
                onChange={event => put({ text: { ...text, en: event.target.value } })}
              />
              <Select
                className="w-40"
                aria-label={t('bandTone', { number: at + 1 })}
                value={tone}
                onValueChange={next => put({ tone: next })}
                options={tones.map(each => ({ value: each, label: t(`enums:formTone.${each}`) }))}
              />
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={t('removeBand', { number: at + 1 })}
                onClick={() => onChange({ ...value, bands: without(bands, at) })}
              >
                <X aria-hidden />
              </Button>
            </div>
          );
        })}
        <div>
          <Button
            size="sm"
            onClick={() => {
              const from = bands.reduce((most, band) => Math.max(most, band.from + 1), 0);
              const band = { code: newId('b'), from, text: { id: '', en: '' }, tone: tones[bands.length] ?? 'neutral' };
              onChange({ ...value, bands: [...bands, band] });
            }}
          >
            <Plus aria-hidden />
            {t('addBand')}
          </Button>
        </div>
      </fieldset>
    </>
  );
}
