import { assignDoctor, assignPoli } from '@alur/contracts/bpjs/commands';
import type { ReferenceList } from '@alur/contracts/bpjs/references';
import { pcareDoctors, pcarePolis } from '@alur/contracts/bpjs/rows';
import { room as roomSpec } from '@alur/contracts/catalogue/room';
import { VisitStatus } from '@alur/contracts/kernel/enums';
import { scheduleList } from '@alur/contracts/schedule/topics';
import { useAtomValue } from 'jotai';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useCommand } from '@/api/use-command';
import { HistoryButton } from '@/changes/history-button';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { ListPage } from '@/ui/list-page';
import { PartError } from '@/ui/part-error';
import { RadioGroup } from '@/ui/radio-group';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { useCodeColumns, type Coded } from './code-parts';
import { MedicineCodes, TreatmentCodes } from './pcare-codes';
import { useReference } from './references';

/** A room for one kind of visit, or a doctor, and what it is in PCare. */
interface Entry extends Coded {
  key: string;
  list: ReferenceList;
  /** Of a poli: whether it is for the sick. */
  isForSick?: boolean;
  of: { unitId: number; visitStatus: VisitStatus } | { staffId: number };
}

const byName = (a: Entry, b: Entry) => a.name.localeCompare(b.name, 'id', { numeric: true });

const parts = ['places', 'medicines', 'treatments'] as const;

/** What of the facility is what in PCare: rooms and doctors, medicines, treatments. */
export function PcareDirectory() {
  const { t } = useTranslation('bpjs');
  const [part, setPart] = useState<(typeof parts)[number]>('places');
  return (
    <>
      <RadioGroup
        inline
        aria-label={t('directory.title')}
        className="pb-3"
        value={part}
        onValueChange={setPart}
        options={parts.map(value => ({ value, label: t(`directory.part.${value}`) }))}
      />
      {part === 'places' && <PlacesAndDoctors />}
      {part === 'medicines' && <MedicineCodes />}
      {part === 'treatments' && <TreatmentCodes />}
    </>
  );
}

/** The facility's rooms and the doctors of its schedules, and what each of them is in PCare. */
function PlacesAndDoctors() {
  const { t } = useTranslation(['bpjs', 'enums']);
  const rooms = useTopic(roomSpec.topic, {});
  const schedules = useTopic(scheduleList, { status: 'open' });
  const polis = useTopic(pcarePolis, {});
  const doctors = useTopic(pcareDoctors, {});
  const [changing, setChanging] = useState<Entry | null>(null);
  const merchant = useAtomValue(currentMerchantAtom);
  const columns = useCodeColumns<Entry>(
    { name: t('bpjs:directory.name'), code: t('bpjs:directory.pcare') },
    setChanging,
  );
  const places = rooms.rows
    .filter(({ active }) => active)
    .flatMap(({ id: unitId, name }) =>
      VisitStatus.options.map((visitStatus): Entry => ({
        key: `${unitId}-${visitStatus}`,
        name: `${name}, ${t(`enums:visitStatus.${visitStatus}`)}`,
        ...{ list: 'poli', isForSick: visitStatus === 'sick', of: { unitId, visitStatus } },
        assigned: polis.rows.find(row => row.unitId === unitId && row.visitStatus === visitStatus) ?? null,
      })),
    );
  const people = [...new Map(schedules.rows.map(row => [row.doctorId, row.doctorName]))].map(
    ([staffId, name]): Entry => ({
      ...{ key: `doctor-${staffId}`, name, list: 'doctor', of: { staffId } },
      assigned: doctors.rows.find(row => row.staffId === staffId) ?? null,
    }),
  );
  const entries = [...places.toSorted(byName), ...people.toSorted(byName)];
  return (
    <>
      <ListPage
        loading={rooms.loading || schedules.loading || polis.loading || doctors.loading}
        columns={3}
        tools={
          <>
            <p className="flex-1 text-xs text-muted-foreground">{t('bpjs:directory.hint')}</p>
            <Freshness topicKey={polis.topicKey} status={polis.status} />
            {merchant !== null && (
              <HistoryButton of={{ kind: 'pcare_directory', id: merchant, name: t('bpjs:directory.title') }} />
            )}
          </>
        }
      >
        <DataTable
          label={t('bpjs:directory.title')}
          className="rounded-lg"
          rows={entries}
          rowKey={row => row.key}
          columns={columns}
          empty={
            <EmptyState icon={MapPin} title={t('bpjs:directory.empty')}>
              {t('bpjs:directory.emptyHint')}
            </EmptyState>
          }
        />
      </ListPage>
      {changing && <AssignDialog entry={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

const NOTHING = 'none';

/** Chooses from PCare's own list, so that no code is typed wrongly. */
function AssignDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation('bpjs');
  const { data, error, refetch } = useReference(entry.list);
  const [chosen, setChosen] = useState(entry.assigned?.code ?? NOTHING);
  const success = t('directory.saved');
  const poli = useCommand(assignPoli, { success });
  const doctor = useCommand(assignDoctor, { success });
  const rows = (data ?? []).filter(({ isForSick }) => isForSick === undefined || isForSick === entry.isForSick);
  const save = async () => {
    const found = rows.find(({ code }) => code === chosen);
    const code = found ? { code: found.code, name: found.name } : null;
    const { of } = entry;
    const { ok } =
      'unitId' in of
        ? await poli.run({ body: { ...of, poli: code } })
        : await doctor.run({ body: { ...of, doctor: code } });
    if (ok) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={open => !open && onClose()}
      title={t('directory.of', { name: entry.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('directory.cancel')}</Button>
          <Button
            variant="primary"
            pending={poli.pending || doctor.pending}
            disabledReason={data ? null : t('directory.waits')}
            onClick={() => void save()}
          >
            {t('directory.save')}
          </Button>
        </>
      }
    >
      {error ? (
        <PartError text={t('unlisted')} onRetry={() => void refetch()} />
      ) : (
        <Field label={t('directory.pcare')}>
          <Select
            value={chosen}
            onValueChange={setChosen}
            options={[
              { value: NOTHING, label: t('directory.none') },
              ...rows.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
            ]}
          />
        </Field>
      )}
    </Dialog>
  );
}
