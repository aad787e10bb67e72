import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Button } from '@/ui/button';
import { NONE, type Column } from '@/ui/column';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Selector } from '@/ui/selector';
import type { Code } from './report-values';

/** Something of the facility, and which entry of BPJS's lists it is. */
export interface Coded {
  name: string;
  assigned: Code | null;
}

/** Columns of a list of such things: the name, the code under this header, what else there is, and the change. */
export function useCodeColumns<Row extends Coded>(
  headers: { name: string; code: string },
  onChange: (row: Row) => void,
  between: readonly Column<Row>[] = [],
): Column<Row>[] {
  const { t } = useTranslation('bpjs');
  const mayEdit = useCan()('settings.bpjs:edit');
  return [
    { id: 'name', card: 'subject', header: headers.name, className: 'font-medium', cell: row => row.name },
    {
      ...{ id: 'code', header: headers.code, className: 'tabular' },
      cell: ({ assigned }) => (assigned ? `${assigned.code} ${assigned.name}` : NONE),
    },
    ...between,
    {
      ...{ id: 'action', card: 'action', align: 'right', width: 120 },
      header: <span className="sr-only">{t('directory.action')}</span>,
      cell: row =>
        mayEdit && (
          <Button size="sm" onClick={() => onChange(row)}>
            {t(row.assigned ? 'directory.change' : 'directory.set')}
          </Button>
        ),
    },
  ];
}

/** Chooses from one of BPJS's own lists, so that no code is typed wrongly. */
export function CodeDialog(props: {
  title: string;
  label: string;
  value: Code | null;
  search: (q: string, signal: AbortSignal) => Promise<Code[]>;
  searchKey: readonly unknown[];
  minLength?: number;
  placeholder?: string;
  pending: boolean;
  /** Answers whether it was saved. */
  onSave: (code: Code | null) => Promise<boolean>;
  onClose: () => void;
}) {
  const { title, label, value, search, searchKey, minLength = 0, placeholder, pending, onSave, onClose } = props;
  const { t } = useTranslation('bpjs');
  const [chosen, setChosen] = useState(value);
  const save = async () => {
    if (await onSave(chosen && { code: chosen.code, name: chosen.name })) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={open => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('directory.cancel')}</Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {t('directory.save')}
          </Button>
        </>
      }
    >
      <Field label={label}>
        <Selector<Code>
          autoFocus
          clearable
          value={chosen}
          onChange={setChosen}
          {...{ search, searchKey, minLength, placeholder }}
          itemKey={({ code }) => code}
          itemLabel={({ code, name }) => `${code} ${name}`}
        />
      </Field>
    </Dialog>
  );
}

/** Narrows a short list that BPJS tells as a whole. */
export const matching = (codes: readonly Code[], q: string): Code[] =>
  codes.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(q.toLowerCase()));
