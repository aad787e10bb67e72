import { laboratoryParameter } from '@alur/contracts/laboratory/catalogues';
import { measureControl, releaseControl, voidControl } from '@alur/contracts/laboratory/commands';
import {
  laboratoryControl,
  qualityControls,
  type ControlMeasurement,
  type QualityControlRow,
} from '@alur/contracts/laboratory/quality-control';
import { isRefusing } from '@alur/contracts/laboratory/westgard';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { ReasonDialog } from '@/api/reason-dialog';
import { useListSearch } from '@/api/use-list';
import { CommandForm, FormField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime, formatNumber } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { LeveyJennings } from './levey-jennings';

/** Quality controls by parameter: the chart of each level, the entry of the next value, and what blocks validation. */
export function QualityScreen() {
  const { t } = useTranslation('laboratory');
  const controls = useTopic(laboratoryControl.topic, {});
  const parameters = useTopic(laboratoryParameter.topic, {});
  const quality = useTopic(qualityControls, {});
  const [{ search }, change] = useListSearch<{ search?: string }>();
  const nameOf = new Map(parameters.rows.map(({ id, name }) => [id, name]));
  const inUse = controls.rows.filter(({ active }) => active);
  const ids = [...new Set(inUse.map(({ parameterId }) => parameterId))].toSorted((a, b) =>
    (nameOf.get(a) ?? '').localeCompare(nameOf.get(b) ?? '', 'id'),
  );
  const heldOf = (id: number) => (quality.rows.find(row => row.parameterId === id)?.heldBy ?? []).length > 0;
  const chosen = ids.find(id => String(id) === search) ?? ids.find(heldOf) ?? ids[0];
  if (controls.loading || quality.loading) return <TableSkeleton rows={8} columns={4} />;
  if (chosen === undefined) return <EmptyState title={t('noControls')}>{t('noControlsHint')}</EmptyState>;
  const row = quality.rows.find(({ parameterId }) => parameterId === chosen) ?? null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label={t('parameter')}
          className="w-64"
          value={String(chosen)}
          onValueChange={id => change({ search: id })}
          options={ids.map(id => ({
            value: String(id),
            label: `${nameOf.get(id) ?? ''}${heldOf(id) ? ` · ${t('held')}` : ''}`,
          }))}
        />
        <Freshness className="ml-auto" topicKey={quality.topicKey} status={quality.status} />
      </div>
      <OfParameter
        key={chosen}
        parameterId={chosen}
        row={row}
        controls={inUse.filter(({ parameterId }) => parameterId === chosen)}
      />
    </div>
  );
}

interface Control {
  id: number;
  name: string;
  level: number;
  mean: number;
  standardDeviation: number;
}

function OfParameter(props: { parameterId: number; row: QualityControlRow | null; controls: readonly Control[] }) {
  const { parameterId, row, controls } = props;
  const { t } = useTranslation('laboratory');
  const can = useCan();
  const [asking, setAsking] = useState<ControlMeasurement | 'release' | null>(null);
  const measurements = row?.measurements ?? [];
  const levels = [...new Set(measurements.map(({ level }) => level))].toSorted((a, b) => a - b);
  return (
    <>
      <Hold row={row} onRelease={can('laboratorium.quality:release') ? () => setAsking('release') : undefined} />
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3">
          {levels.length === 0 && <EmptyState title={t('noMeasurements')}>{t('noMeasurementsHint')}</EmptyState>}
          {levels.map(level => (
            <Card key={level} title={t('levelTitle', { level })}>
              <LeveyJennings level={level} points={measurements.filter(each => each.level === level)} />
            </Card>
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {can('laboratorium.quality:measure') && <Measure parameterId={parameterId} controls={controls} />}
          <Measurements
            rows={measurements.toReversed()}
            onVoid={can('laboratorium.quality:measure') ? setAsking : undefined}
          />
        </div>
      </div>
      {asking !== null && <Ask parameterId={parameterId} about={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

function Hold({ row, onRelease }: { row: QualityControlRow | null; onRelease?: () => void }) {
  const { t } = useTranslation('laboratory');
  if (row === null) return null;
  if (row.heldBy.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <StatusChip tone="success" icon={CircleCheck}>
          {t('notHeld')}
        </StatusChip>
        {row.releaseReason !== null && (
          <span className="text-muted-foreground">
            {t('releasedBecause', { by: row.releasedBy ?? '', reason: row.releaseReason })}
          </span>
        )}
      </div>
    );
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg bg-danger-soft p-3 text-danger-text">
      <CircleX aria-hidden className="size-5" />
      <span className="flex-1 font-medium">{t('heldText', { rules: row.heldBy.join(', ') })}</span>
      {onRelease && <Button onClick={onRelease}>{t('release')}</Button>}
    </div>
  );
}

function Measure({ parameterId, controls }: { parameterId: number; controls: readonly Control[] }) {
  const { t } = useTranslation('laboratory');
  const sorted = controls.toSorted((a, b) => a.level - b.level);
  const form = useCommandForm(measureControl, {
    values: { controlId: sorted[0]?.id ?? null, value: null as number | null },
    id: parameterId,
    body: typed => typed,
    success: t('controlSaved'),
    onDone: (): void => form.set({ value: null }),
  });
  const chosen = controls.find(({ id }) => id === form.watch('controlId'));
  return (
    <Card title={t('measure')}>
      <CommandForm of={form} className="flex flex-col gap-3">
        <FormField control={form.control} name="controlId" label={t('control')} required>
          {({ value, onChange }) => (
            <Select
              value={value === null ? null : String(value)}
              onValueChange={id => onChange(Number(id))}
              options={sorted.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </FormField>
        <FormField
          control={form.control}
          name="value"
          label={t('result')}
          hint={
            chosen && t('target', { mean: formatNumber(chosen.mean, 4), sd: formatNumber(chosen.standardDeviation, 4) })
          }
          required
        >
          {bound => <NumberInput decimals={4} {...bound} />}
        </FormField>
        <Button type="submit" variant="primary" pending={form.pending} className="self-start">
          {t('saveControl')}
        </Button>
      </CommandForm>
    </Card>
  );
}

function Measurements({
  rows,
  onVoid,
}: {
  rows: readonly ControlMeasurement[];
  onVoid?: (measurement: ControlMeasurement) => void;
}) {
  const { t } = useTranslation('laboratory');
  return (
    <Card title={t('measurements')} bodyClassName="p-0">
      <div className="max-h-96 overflow-y-auto" tabIndex={0} role="region" aria-label={t('measurements')}>
        <ul className="divide-y">
          {rows.map(each => (
            <li key={each.measurement} className="flex flex-wrap items-center gap-2 px-3 py-1.5">
              <span className="tabular min-w-0 flex-1">
                <span className={each.voidReason === null ? 'font-medium' : 'line-through'}>
                  {t('valueOfLevel', {
                    level: each.level,
                    value: formatNumber(each.value, 4),
                    z: formatNumber(each.z, 2),
                  })}
                </span>
                <span className="block text-xs text-muted-foreground">
                  {formatDateTime(each.at)} · {each.by}
                  {each.voidReason !== null && ` · ${each.voidReason}`}
                </span>
              </span>
              {each.rules.length > 0 && each.voidReason === null && (
                <StatusChip
                  tone={isRefusing(each.rules) ? 'danger' : 'warning'}
                  icon={isRefusing(each.rules) ? CircleX : TriangleAlert}
                >
                  {each.rules.join(', ')}
                </StatusChip>
              )}
              {onVoid && each.voidReason === null && (
                <Button size="sm" variant="ghost" onClick={() => onVoid(each)}>
                  {t('voidControl')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** The dialog of both actions, which ask a reason. */
function Ask({
  parameterId,
  about,
  onClose,
}: {
  parameterId: number;
  about: ControlMeasurement | 'release';
  onClose: () => void;
}) {
  const { t } = useTranslation('laboratory');
  return about === 'release' ? (
    <ReasonDialog
      command={releaseControl}
      id={parameterId}
      title={t('releaseTitle')}
      description={t('releaseText')}
      confirmLabel={t('release')}
      success={t('released')}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      command={voidControl}
      id={parameterId}
      body={reason => ({ measurement: about.measurement, reason })}
      title={t('voidTitle')}
      description={t('voidText')}
      confirmLabel={t('voidControl')}
      success={t('controlVoided')}
      onClose={onClose}
    />
  );
}
