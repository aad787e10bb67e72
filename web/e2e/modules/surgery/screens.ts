import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';
import { dayAfter } from '../../harness/facility-time.ts';
import { complete, reportOf } from '../../harness/operations.ts';
import { toPane } from '../../harness/pane.ts';

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

export const screens: ModuleScreens = async ({ house, day }) => {
  const { patientId, encounterId } = day.visits.serving;
  const doctor = await enter(house.server, 'doctor');
  const theatre = await enter(house.server, 'operating-room');
  const [operation] = await doctor.rows('/v2/treatment/selector?search=Herniotomi&limit=1');
  const [room] = await theatre.rows('/v2/theatre/selector?limit=1');
  const [operator] = await doctor.rows('/v2/identity/staff?search=Bayu');
  const asked = { encounterId, treatmentId: operation?.id, diagnosis: 'K40.9 Hernia inguinalis', side: 'left' };
  const asks = (more: object = {}) => doctor.does('surgery/request', 0, { ...asked, ...more });
  const team = [{ role: 'operator', staffId: operator?.id }];
  const plans = (id: number, from: number, until: number) =>
    theatre.does('surgery/schedule', id, {
      ...{ theatreId: room?.id, from: inHours(from), until: inHours(until), team, confirmed: true },
    });
  const waiting = await asks({ notes: 'Puasa sejak pukul 22' });
  const planned = await asks({ priority: 'urgent' });
  await plans(planned, 5, 7);
  const starts = async (from: number, until: number) => {
    const id = await asks({ priority: 'emergency' });
    await plans(id, from, until);
    await theatre.does('surgery/record-sign-in', id, complete.signIn);
    await theatre.does('surgery/start', id);
    await theatre.does('surgery/record-time-out', id, complete.timeOut);
    await theatre.does('surgery/record-sign-out', id, complete.signOut);
    return id;
  };
  const going = await starts(0, 1);
  const done = await starts(2, 3);
  await theatre.does('surgery/score-recovery', done, complete.awake);
  const reportId = await doctor.does('record/sign-form', 0, reportOf(encounterId, done));
  await theatre.does('surgery/finish', done, { reportId, exit: 'ward' });
  const record = `/manage/outpatient/patient/${patientId}/booking/${encounterId}/record/${encounterId}`;
  const at = (id: number, more = '') => `/manage/operation/${id}${more}`;
  const role = 'operating-room';
  return [
    { name: 'operation-request', role, path: '/manage/operation', kind: 'list' },
    { name: 'operation-ongoing', role, path: '/manage/operation?tab=ongoing', kind: 'list', like: 'operation-request' },
    { name: 'operation-report', role, path: '/manage/operation?tab=report', kind: 'list' },
    { name: 'operation', role, path: at(going), kind: 'form' },
    { name: 'operation-done', role, path: at(done), kind: 'form', like: 'operation' },
    {
      ...{ name: 'operation-checklist', role, path: at(planned), kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Catat Sign In' }).click();
        await page.getByRole('dialog').getByRole('radio').first().waitFor();
      },
    },
    {
      ...{ name: 'operation-finish', role, path: at(going), kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Selesaikan' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Tambah komponen' }).click();
      },
    },
    { name: 'operation-schedule', role, path: `/manage/operation/surgery-schedule/${waiting}`, kind: 'list' },
    {
      ...{ name: 'operation-schedule-form', role, kind: 'form' },
      path: `/manage/operation/surgery-schedule/${waiting}?on=${dayAfter(30)}`,
      open: async page => {
        await page
          .getByRole('button', { name: /Kosong/ })
          .first()
          .click();
        await page.getByRole('dialog').getByLabel('Tanggal').waitFor();
      },
    },
    {
      name: 'operation-record-new',
      role,
      path: at(going, '/record/0?form_name=operation-report'),
      kind: 'record-form',
    },
    {
      ...{ name: 'operation-record', role: 'doctor', kind: 'record-form', like: 'operation-record-new' },
      path: at(done, `/record/${reportId}?form_name=operation-report`),
    },
    {
      ...{ name: 'operation-record-edit', role: 'doctor', kind: 'record-form', like: 'operation-record-new' },
      path: at(done, `/record/${reportId}/edit?form_name=operation-report`),
    },
    {
      ...{ name: 'operation-ask', role: 'doctor', kind: 'record-form' },
      path: `${record}?form_category=outpatient&form_id=1&form_name=soap&consultation_id=${encounterId}`,
      open: async page => {
        await toPane(page, 'Tindakan dan resep');
        await page.getByRole('button', { name: 'Minta operasi' }).click();
        await page.getByRole('dialog').getByRole('combobox', { name: 'Tindakan operasi' }).waitFor();
      },
    },
    {
      ...{ name: 'settings-theatre', role: 'facility-admin', kind: 'form', like: 'settings-insurer' },
      path: '/manage/settings?tab=theatre',
    },
  ];
};
