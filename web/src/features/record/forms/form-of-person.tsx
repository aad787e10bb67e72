import { formList, type FormRow } from '@alur/contracts/record/form-rows';
import type { ReactNode } from 'react';
import { useList } from '@/api/use-list';
import { NotFoundScreen } from '@/app/error-screen';
import { ErrorState } from '@/ui/states';

/** Finds a form among the newest of a person. */
export function FormOfPerson(props: { personId: number; formId: number; children: (row: FormRow) => ReactNode }) {
  const { personId, formId, children } = props;
  const list = useList(formList, { personId, order_by: 'id', sort_by: 'desc', limit: 500 });
  const row = list.rows.find(each => each.formId === formId);
  if (row) return children(row);
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  return list.loading ? null : <NotFoundScreen />;
}
