import { codesOf, isAnswered, type AnswerValue } from '@alur/contracts/questionnaire/answers';
import type { FormQuestion } from '@alur/contracts/questionnaire/definition';
import type { FormRow } from '@alur/contracts/record/form-rows';
import { clinicalForm } from '@alur/contracts/record/forms/clinical-forms';
import { readyForm } from '@alur/contracts/record/forms/ready-forms';
import { findingsIn } from '@alur/contracts/record/odontogram';
import { useTranslation } from 'react-i18next';
import type { Said } from '@alur/contracts/kernel/words';
import { formatDate, formatNumber } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { showTime } from '@/ui/read-time';
import { unitText } from '@/ui/unit-text';

/** A form's own text in the current language. */
export function useSaid(): (said: Said) => string {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'id';
  return said => said[language] || said.id;
}

/** The title of a signed form: of one that comes with the application in the current language, else as it was signed. */
export function useFormTitle(): (row: Pick<FormRow, 'form' | 'formVersion' | 'title'>) => string {
  const said = useSaid();
  return ({ form, formVersion, title }) => {
    const ready = readyForm(form, formVersion)?.definition ?? clinicalForm(form, formVersion);
    return ready ? said(ready.title) : title;
  };
}

/** How many decimals may be typed. */
export const decimalsOf = ({ type }: FormQuestion): number => (type === 'decimal' ? 2 : 0);

/** An answer in words; empty where there is none. */
export function useAnswerText(): (question: FormQuestion, value: AnswerValue | undefined) => string {
  const said = useSaid();
  const { t } = useTranslation(['record', 'enums']);
  return (question, value) => {
    if (!isAnswered(value)) return '';
    if (typeof value === 'number')
      return `${formatNumber(value, decimalsOf(question))} ${unitText(question.unit)}`.trim();
    if (question.type === 'date' && typeof value === 'string') return formatDate(value);
    if (question.type === 'time' && typeof value === 'string') return showTime(value);
    if (question.type === 'odontogram' && typeof value === 'string')
      return (findingsIn(value) ?? [])
        .map(({ tooth, surface, code }) => `${tooth}${surface ?? ''} ${t(`enums:toothCode.${code}`)}`)
        .join('; ');
    if (codesOf(question).length === 0) return orErased(String(value));
    const wordOf = (code: string) => {
      if (question.type === 'boolean') return t(code === 'true' ? 'record:form.yes' : 'record:form.no');
      const option = question.options.find(each => each.code === code);
      return option ? said(option.text) : orErased(code);
    };
    return (Array.isArray(value) ? value : [value]).map(code => wordOf(String(code))).join(', ');
  };
}
