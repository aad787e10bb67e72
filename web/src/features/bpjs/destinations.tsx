import type { DestinationRow } from '@alur/contracts/bpjs/references';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { translateError } from '@/i18n/translate-error';
import { formatNumber } from '@/ui/format';
import { joined } from '@/ui/joined';
import { PartError } from '@/ui/part-error';
import { RadioGroup } from '@/ui/radio-group';
import { useDestinations } from './references';
import { destinationsFor, type Values } from './report-values';

/** The destinations that PCare lists for what was chosen above. */
export function Destinations(props: { control: Control<Values>; encounterId: number; typed: Values }) {
  const { control, encounterId, typed } = props;
  const { t } = useTranslation('bpjs');
  const asked = destinationsFor(encounterId, typed);
  const { data = [], error, isFetching, refetch } = useDestinations(asked);
  if (error) return <PartError text={translateError(error)} onRetry={() => void refetch()} />;
  const known: readonly (Pick<DestinationRow, 'code' | 'name'> & Partial<DestinationRow>)[] =
    data.length > 0 || !typed.provider ? data : [typed.provider];
  const hint = asked === null ? 'onward.choose' : isFetching ? 'onward.listing' : 'onward.nowhere';
  return (
    <FormField control={control} name="provider" label={t('onward.provider')} required>
      {({ value, onChange }) =>
        known.length === 0 ? (
          <p role="status" className="text-muted-foreground">
            {t(hint)}
          </p>
        ) : (
          <RadioGroup
            className="max-h-64 overflow-y-auto"
            value={value?.code ?? ''}
            onValueChange={chosen => {
              const found = known.find(({ code }) => code === chosen);
              onChange(found ? { code: found.code, name: found.name } : null);
            }}
            options={known.map(each => ({ value: each.code, label: <Destination of={each} /> }))}
          />
        )
      }
    </FormField>
  );
}

function Destination({ of }: { of: Pick<DestinationRow, 'code' | 'name'> & Partial<DestinationRow> }) {
  const { t } = useTranslation('bpjs');
  const { distance = null, capacity = null, referred = null, percent = null } = of;
  const facts = joined(
    of.facilityClass && t('onward.class', { class: of.facilityClass }),
    distance !== null && t('onward.distance', { km: formatNumber(Math.round(distance / 100) / 10) }),
    of.schedule,
    capacity !== null && t('onward.capacity', { referred: referred ?? 0, capacity, percent: percent ?? 0 }),
  );
  return (
    <>
      {of.name} <span className="block text-xs text-muted-foreground">{joined(facts, of.address, of.phone)}</span>
    </>
  );
}
