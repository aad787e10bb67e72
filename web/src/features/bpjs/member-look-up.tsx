import type { MemberNumber } from '@alur/contracts/bpjs/enums';
import { differences, type Participant } from '@alur/contracts/bpjs/member';
import type { PatientIdentity } from '@alur/contracts/patient/identity';
import { integrations } from '@alur/contracts/settings/integrations';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { get } from '@/api/http';
import { loadErrorTexts } from '@/i18n/i18n';
import { translateError } from '@/i18n/translate-error';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { formatDate } from '@/ui/format';
import { MemberFacts } from './member-facts';

/** What of a new patient's form BPJS knows too, under the names that her identity has. */
type Known = Record<keyof Pick<PatientIdentity, 'name' | 'birthDate' | 'bpjsNo' | 'idCardNumber'>, string> &
  Pick<Partial<PatientIdentity>, 'gender'>;
type Field = keyof Known;
const fields = ['name', 'birthDate', 'gender', 'bpjsNo', 'idCardNumber'] as const satisfies readonly Field[];

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** By the card, which is BPJS's own number; else by the NIK. */
const askedBy = ({ bpjsNo, idCardNumber }: Pick<Known, 'bpjsNo' | 'idCardNumber'>) => {
  const [card, nik] = [digitsOf(bpjsNo), digitsOf(idCardNumber)];
  if (card.length === 13) return { by: 'card' as const, number: card };
  return nik.length === 16 ? { by: 'nik' as const, number: nik } : null;
};

const toldOf = ({ name, birthDate, gender, cardNumber, nik }: Participant): Partial<Known> => ({
  ...{ name, bpjsNo: cardNumber },
  ...(birthDate && { birthDate }),
  ...(gender && { gender }),
  ...(nik && { idCardNumber: nik }),
});

/** Whether what was typed says the same; names by their letters, numbers by their digits. */
const agrees = (field: Field, typed: string, told: string): boolean => {
  if (field === 'name')
    return differences({ name: told, birthDate: null }, { name: typed, birthDate: null }).length === 0;
  return field === 'bpjsNo' || field === 'idCardNumber' ? digitsOf(typed) === digitsOf(told) : typed === told;
};

interface Answer {
  readonly asked: { readonly by: MemberNumber; readonly number: string };
  readonly participant: Participant;
  readonly filled: readonly Field[];
}

/**
 * Asks BPJS who has the number that was typed, and fills in what is still empty. What was typed stays until somebody
 * takes BPJS's instead; where BPJS does not answer, the patient is registered without.
 */
export function MemberLookUp() {
  const { t } = useTranslation('bpjs');
  const services = useTopic(integrations, {});
  const { watch, getValues, setValue } = useFormContext<Known>();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const names = useFieldNames();
  const [bpjsNo, idCardNumber] = watch(['bpjsNo', 'idCardNumber']);
  const asked = askedBy({ bpjsNo, idCardNumber });
  if (!services.rows.some(({ service }) => service === 'bpjs')) return null;
  // An answer is of the number that was asked for, and goes with it.
  const current =
    answer && digitsOf(answer.asked.by === 'card' ? bpjsNo : idCardNumber) === answer.asked.number ? answer : null;
  const ask = async () => {
    if (!asked) return;
    setRefusal(null);
    setAnswer(null);
    setAsking(true);
    try {
      take(asked, (await get<Participant>('/v2/bpjs/participants', asked)).data);
    } catch (error) {
      await loadErrorTexts().catch(() => {});
      setRefusal(translateError(error));
    } finally {
      setAsking(false);
    }
  };
  const take = (of: Answer['asked'], participant: Participant) => {
    const told = toldOf(participant);
    // What was typed while BPJS was asked is typed too.
    const filled = fields.filter(field => told[field] && !getValues(field));
    for (const field of filled) setValue(field, told[field] ?? '', { shouldDirty: true });
    setAnswer({ asked: of, participant, filled });
  };
  return (
    <div className="grid gap-2 sm:col-span-2">
      <div>
        <Button pending={isAsking} disabledReason={asked ? null : t('member.needsNumber')} onClick={() => void ask()}>
          <BadgeCheck aria-hidden />
          {t('member.lookUp')}
        </Button>
      </div>
      <div role="status">
        {refusal && <p className="text-warning-text">{t('member.goOn', { words: refusal })}</p>}
        {current && current.filled.length > 0 && (
          <p>{t('member.filled', { fields: current.filled.map(field => names[field]).join(', ') })}</p>
        )}
      </div>
      {current && (
        <section aria-label={t('member.answer')} className="grid gap-2 rounded-md border p-3">
          <MemberFacts of={current.participant} />
          <Differing told={toldOf(current.participant)} />
        </section>
      )}
    </div>
  );
}

const useFieldNames = (): Record<Field, string> => {
  const { t } = useTranslation('bpjs');
  return {
    ...{ name: t('member.name'), birthDate: t('member.birthDate'), gender: t('member.gender') },
    ...{ bpjsNo: t('member.card'), idCardNumber: t('member.nik') },
  };
};

/** Where the form says otherwise, BPJS's value, to be taken by whoever has seen it. */
function Differing({ told }: { told: Partial<Known> }) {
  const { t } = useTranslation(['bpjs', 'enums']);
  const { watch, setValue } = useFormContext<Known>();
  const names = useFieldNames();
  const typed = watch();
  const shown = (field: Field, value: string) => {
    if (field === 'birthDate') return formatDate(value);
    return field === 'gender' ? t(`enums:gender.${value as NonNullable<Known['gender']>}`) : value;
  };
  return fields.map(field => {
    const value = told[field];
    if (!value || agrees(field, typed[field] ?? '', value)) return null;
    return (
      <p key={field} className="flex flex-wrap items-center gap-2 text-warning-text">
        {t('bpjs:member.differs', { field: names[field], value: shown(field, value) })}
        <Button
          size="sm"
          aria-label={t('bpjs:member.takeField', { field: names[field] })}
          onClick={() => setValue(field, value, { shouldDirty: true })}
        >
          {t('bpjs:member.take')}
        </Button>
      </p>
    );
  });
}
