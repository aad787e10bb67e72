import { MOST_MEDICINES } from '@alur/contracts/back-referral/commands';
import type { VclaimCode } from '@alur/contracts/bpjs/vclaim';
import { countedIn } from '@alur/contracts/medication/counted';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { useTranslation } from 'react-i18next';
import {
  addsByEnter,
  LineName,
  LineRemoval,
  nextKey,
  TypedLines,
  type LineProps,
  type TypedLine,
} from '@/forms/typed-lines';
import { VclaimSelector } from '@/selectors/vclaim-selector';
import { Field } from '@/ui/field';
import { NumberInput } from '@/ui/number-input';

export interface MedicineLine extends TypedLine {
  /** What the visit's prescription has; null of one that is typed. */
  prescribed: string | null;
  medicine: VclaimCode | null;
  timesADay: number | null;
  each: number | null;
  quantity: number | null;
}

const emptyLine = (lines: readonly MedicineLine[]): MedicineLine => ({
  ...{ key: nextKey(lines), prescribed: null, medicine: null, timesADay: null, each: null, quantity: null },
});

const dead: readonly PrescriptionRow['status'][] = ['cancelled', 'stopped', 'returned'];

/** The single medicines of a visit's prescriptions, as they are prescribed; which one of the programme's each is, its list says. */
export const prescribedLines = (rows: readonly PrescriptionRow[]): MedicineLine[] => {
  const lines = rows
    .filter(({ status }) => !dead.includes(status))
    .flatMap(row => row.lines.filter(({ kind, stopped }) => kind === 'single' && !stopped))
    .slice(0, MOST_MEDICINES)
    .map((line, at): MedicineLine => {
      const counted = countedIn(line);
      return {
        ...{ key: at + 1, prescribed: `${line.name}, ${line.signa}`, medicine: null },
        ...{ timesADay: counted?.times ?? null, each: counted?.dose ?? null },
        quantity: Math.ceil(line.approvedQuantity ?? line.quantity),
      };
    });
  return lines.length > 0 ? lines : [emptyLine([])];
};

interface LinesProps {
  lines: readonly MedicineLine[];
  onChange: (lines: MedicineLine[]) => void;
  errorOf: (name: string) => string | null;
}

/** The medicines that she is to have on. Enter in the quantity of the last line adds the next one. */
export function MedicineLines({ lines, onChange, errorOf }: LinesProps) {
  const { t } = useTranslation('back-referral');
  return (
    <TypedLines
      {...{ lines, onChange, empty: emptyLine, most: MOST_MEDICINES }}
      isTyped={({ medicine, quantity }) => medicine !== null && quantity !== null}
      add={t('medicine.add')}
      full={t('medicine.full', { count: MOST_MEDICINES })}
    >
      {line => <LineFields {...line} errorOf={errorOf} />}
    </TypedLines>
  );
}

function LineFields({
  line,
  at,
  errorOf,
  onChange,
  onRemove,
  onEnter,
}: LineProps<MedicineLine> & Pick<LinesProps, 'errorOf'>) {
  const { t } = useTranslation('back-referral');
  const error = (name: string) => errorOf(`medicines.${at}.${name}`);
  const named = (name: string) => <LineName at={at}>{name}</LineName>;
  const counts = [
    ['timesADay', 0],
    ['each', 4],
    ['quantity', 0],
  ] as const;
  return (
    <div
      role="group"
      aria-label={t('medicine.no', { number: at + 1 })}
      className="grid grid-cols-3 items-start gap-2 xl:grid-cols-[minmax(0,1fr)_6rem_6rem_6rem_2rem]"
    >
      <Field
        className="max-xl:col-span-3"
        label={named(t('medicine.name'))}
        hint={line.prescribed}
        error={error('medicine')}
      >
        <VclaimSelector list="prb_medicine" value={line.medicine} onChange={medicine => onChange({ medicine })} />
      </Field>
      {counts.map(([name, decimals]) => (
        <Field key={name} label={named(t(`medicine.${name}`))} error={error(name)}>
          <NumberInput
            decimals={decimals}
            value={line[name]}
            onChange={value => onChange({ [name]: value })}
            onKeyDown={name === 'quantity' ? addsByEnter(onEnter) : undefined}
          />
        </Field>
      ))}
      <LineRemoval
        label={t('medicine.remove', { number: at + 1 })}
        className={at === 0 ? 'xl:mt-6' : undefined}
        onRemove={onRemove}
      />
    </div>
  );
}
