import { woundSection } from '@alur/contracts/judicial/report-form';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { WholeInput } from '@/ui/whole-input';
import { BodyMap } from './body-map';
import { isWhole, newWound, type Wound } from './wounds';

const kinds = woundSection.questions.find(({ linkId }) => linkId === 'wound.kind')?.options ?? [];

/** Wounds as marks on a body, each with what it is. */
export function WoundsEditor(props: { wounds: readonly Wound[]; onChange: (wounds: Wound[]) => void }) {
  const { wounds, onChange } = props;
  const { t } = useTranslation('judicial');
  const add = (side: Wound['side'], x: number, y: number) => onChange([...wounds, newWound(side, x, y)]);
  return (
    <Card title={t('map')} bodyClassName="grid items-start gap-4 lg:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex flex-col gap-2">
        <p className="max-w-96 text-muted-foreground">{t('mapHint')}</p>
        <BodyMap wounds={wounds} onPress={add} />
      </div>
      <div className="flex flex-col gap-3">
        {wounds.map((wound, at) => (
          <WoundFields
            // oxlint-disable-next-line react/no-array-index-key -- a wound is known by its number
            key={at}
            wound={wound}
            number={at + 1}
            onChange={some => onChange(wounds.map((each, index) => (index === at ? { ...each, ...some } : each)))}
            onRemove={() => onChange(wounds.filter((_each, index) => index !== at))}
          />
        ))}
        <div>
          <Button size="sm" onClick={() => add('front', 50, 50)}>
            <Plus aria-hidden />
            {t('addWound')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function WoundFields(props: {
  wound: Wound;
  number: number;
  onChange: (some: Partial<Wound>) => void;
  onRemove: () => void;
}) {
  const { wound, number, onChange, onRemove } = props;
  const { t, i18n } = useTranslation('judicial');
  const language = i18n.language === 'en' ? 'en' : 'id';
  return (
    <fieldset className="grid grid-cols-2 gap-2 rounded-md border p-3 xl:grid-cols-4">
      <legend className="flex items-center gap-2 px-1 font-medium">
        {t('wound', { number })}
        <Button size="icon-sm" variant="ghost" aria-label={t('remove', { number })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </legend>
      <Field label={t('location')} required className="col-span-2" error={isWhole(wound) ? null : t('needed')}>
        <Input value={wound.location} onChange={event => onChange({ location: event.target.value })} />
      </Field>
      <Field label={t('kind')} required>
        <Select
          value={wound.kind}
          onValueChange={kind => onChange({ kind })}
          options={kinds.map(({ code, text }) => ({ value: code, label: text[language] }))}
        />
      </Field>
      <Field label={t('size')}>
        <Input value={wound.size} onChange={event => onChange({ size: event.target.value })} />
      </Field>
      <Field label={t('side')}>
        <Select
          value={wound.side}
          onValueChange={side => onChange({ side })}
          options={(['front', 'back'] as const).map(value => ({ value, label: t(value) }))}
        />
      </Field>
      <Field label={t('x')}>
        <WholeInput value={wound.x} onChange={x => onChange({ x })} />
      </Field>
      <Field label={t('y')}>
        <WholeInput value={wound.y} onChange={y => onChange({ y })} />
      </Field>
      <Field label={t('description')} className="col-span-2 xl:col-span-1">
        <Input value={wound.description} onChange={event => onChange({ description: event.target.value })} />
      </Field>
    </fieldset>
  );
}
