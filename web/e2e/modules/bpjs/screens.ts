import { enter } from '../../harness/api.ts';
import { dayAfter } from '../../harness/facility-time.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

/** The clinic's registrar, since only primary care uses PCare. */
const REGISTRAR = 'pendaftaran.ungaran@alur.example';
const bpjs = { consId: '7777', secretKey: 'uji', userKey: 'uji', pcareUsername: 'uji', pcarePassword: 'uji' };
const mobileJkn = { queueUserKey: 'uji', inboundUsername: 'bpjs', inboundPassword: 'rahasia-antrean-1' };

/** A visit of the clinic that waits to be registered, and who keeps the codes there. */
export const screens: ModuleScreens = async ({ house: { server } }) => {
  const operator = await enter(server, 'channel-admin');
  const { merchantId: facilityId } = server.login(REGISTRAR);
  const rights = ['settings.bpjs:view', 'settings.bpjs:edit', 'settings.integration:view', 'settings.integration:edit'];
  const keeper = { facilityId, name: 'Penanggung jawab BPJS', tag: 'bpjs', rights };
  const roleId = await operator.does('role/define', 0, keeper);
  const first = await enter(server, REGISTRAR);
  const [user] = await first.rows('/v2/identity/staff?search=Tri%20Handayani');
  await operator.does('user/assign-roles', Number(user?.id), { roleIds: [roleId] });
  const registrar = await enter(server, REGISTRAR);
  await registrar.does('settings/save-credentials', 0, { service: 'bpjs', values: bpjs });
  await registrar.does('settings/save-credentials', 0, { service: 'mobile-jkn', values: mobileJkn });
  const schedules = await registrar.rows('/v2/schedule/schedules');
  const scheduleId = schedules.find(({ name }) => name === 'Poli Umum')?.id ?? schedules[0]?.id;
  const person = { name: 'Supardi Wijaya', gender: 'male', birthDate: '1971-04-09', bpjsNo: '0001234500102' };
  const patientId = await registrar.does('patient/register', 0, person);
  const number = { patientId, scheduleId, date: dayAfter(0), payer: 'bpjs', source: 'web', visitStatus: 'sick' };
  const visit = await registrar.does('queue/take-number', 0, number);
  await registrar.does('queue/confirm-attendance', visit);
  await registrar.does('bpjs/register', visit);
  const at = (name: string, tab: string) => ({
    ...{ name: `settings-${name}`, role: REGISTRAR, kind: 'form' as const, path: `/manage/settings?tab=${tab}` },
  });
  return [
    {
      ...{ name: 'front-office-pcare', role: REGISTRAR, kind: 'list' as const },
      path: '/manage/front-office/patient/pcare',
    },
    at('pcare-codes', 'pcare-codes'),
    { ...at('mobile-jkn', 'mobile-jkn'), like: 'settings-satu-sehat' },
    {
      ...{ name: 'settings-vclaim-codes', role: 'facility-admin', kind: 'form' as const },
      path: '/manage/settings?tab=vclaim-codes',
    },
    {
      ...{ name: 'settings-bed-availability', role: 'facility-admin', kind: 'form' as const },
      path: '/manage/settings?tab=bed-availability',
    },
  ];
};
