import { pricedOn, pricesOf } from '@alur/contracts/kernel/dated-price';
import { laboratoryPanel, laboratoryParameter } from '@alur/contracts/laboratory/catalogues';
import { setPanelContents } from '@alur/contracts/laboratory/commands';
import { laboratoryContents } from '@alur/contracts/laboratory/rows';
import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { GIVES_WAY } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatRupiah } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { EmptyState } from '@/ui/states';

/** The panels: tests that are ordered together. */
export function PanelList({ onChange, onAdd }: { onChange: (id: number) => void; onAdd: () => void }) {
  const { t } = useTranslation('laboratory');
  const can = useCan();
  const today = useToday();
  const topic = useTopic(laboratoryPanel.topic, {});
  const contents = useTopic(laboratoryContents, {});
  const parameters = useTopic(laboratoryParameter.topic, {});
  const [filling, setFilling] = useState<{ id: number; name: string } | null>(null);
  const mayEdit = can('laboratorium.config:edit');
  const nameOf = new Map(parameters.rows.map(({ id, name }) => [id, name]));
  const idsOf = (panelId: number) => contents.rows.find(row => row.panelId === panelId)?.parameterIds ?? [];
  const rows = topic.rows.filter(({ active }) => active).toSorted((a, b) => a.name.localeCompare(b.name, 'id'));
  return (
    <>
      <ListPage
        loading={topic.loading}
        columns={4}
        tools={
          mayEdit && (
            <Button variant="primary" className="ml-auto" onClick={onAdd}>
              <Plus aria-hidden />
              {t('addPanel')}
            </Button>
          )
        }
      >
        <DataTable
          label={t('panels')}
          className="rounded-lg"
          rows={rows}
          rowKey={row => row.key}
          onOpen={mayEdit ? row => onChange(row.id) : undefined}
          empty={<EmptyState title={t('noPanels')}>{t('noPanelsHint')}</EmptyState>}
          columns={[
            { id: 'code', card: 'lead', header: t('code'), width: 96, cell: row => row.code },
            { id: 'name', card: 'subject', header: t('panel'), className: 'font-medium', cell: row => row.name },
            {
              id: 'contents',
              header: t('contents'),
              className: GIVES_WAY,
              cell: row => (
                <span className="block truncate">
                  {idsOf(row.id)
                    .map(id => nameOf.get(id) ?? '')
                    .join(', ') || t('emptyPanel')}
                </span>
              ),
            },
            {
              id: 'price',
              header: t('price'),
              align: 'right',
              cell: row => formatRupiah(pricedOn(row, pricesOf(row), today).price),
            },
            {
              id: 'action',
              card: 'action',
              header: <span className="sr-only">{t('contents')}</span>,
              cell: row =>
                mayEdit && (
                  <Button size="sm" onClick={() => setFilling(row)} aria-label={t('contentsOf', { name: row.name })}>
                    <ListChecks aria-hidden />
                    {t('contents')}
                  </Button>
                ),
            },
          ]}
        />
      </ListPage>
      {filling && <Contents panel={filling} ids={idsOf(filling.id)} onClose={() => setFilling(null)} />}
    </>
  );
}

function Contents({
  panel,
  ids,
  onClose,
}: {
  panel: { id: number; name: string };
  ids: readonly number[];
  onClose: () => void;
}) {
  const { t } = useTranslation('laboratory');
  const parameters = useTopic(laboratoryParameter.topic, {});
  const question = useSaveQuestion();
  const form = useCommandForm(setPanelContents, {
    values: { parameterIds: [...ids] },
    id: panel.id,
    body: typed => typed,
    check: ({ parameterIds }) => ({ parameterIds: parameterIds.length === 0 && t('needed.items') }),
    ask: () => question(t('contentsOf', { name: panel.name }), false),
    success: t('contentsSaved'),
    onDone: onClose,
  });
  const offered = parameters.rows.filter(({ active }) => active).toSorted((a, b) => a.name.localeCompare(b.name, 'id'));
  return (
    <FormDialog of={form} title={t('contentsOf', { name: panel.name })} onClose={onClose}>
      <FormField control={form.control} name="parameterIds" label={t('parameters')} required>
        {({ value, onChange }) => (
          <div className="grid max-h-96 gap-1 overflow-y-auto rounded-md border p-2 sm:grid-cols-2">
            {offered.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={value.includes(id)}
                onCheckedChange={checked =>
                  onChange(checked === true ? [...value, id] : value.filter(each => each !== id))
                }
              />
            ))}
          </div>
        )}
      </FormField>
    </FormDialog>
  );
}
