import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** A route's path as SPEC 2 writes it: `/manage/bed/{id}`. */
const written = (path: string): string =>
  path
    .replaceAll('_/', '/')
    .replace(/\$(\w+)/g, '{$1}')
    .replace(/(.)\/$/, '$1');

const routes = Object.values(sources).flatMap(text => {
  const path = /createFileRoute\(\s*'([^']+)'/.exec(text)?.[1];
  return path === undefined ? [] : [{ path: written(path), text }];
});
const paths = new Set(routes.map(({ path }) => path));

const record = (to: string) => [
  `${to}/medical-record`,
  `${to}/medical-record/{recordid}`,
  `${to}/medical-record/{recordid}/edit`,
];
const visit = '/manage/outpatient/patient/{patientid}/booking/{bookingid}';
const history = '/manage/outpatient/medical-history/{id}';

/** SPEC 2, screens and routes, of the modules that there are. */
const listed = [
  ...['/', '/odontogram-playground'],
  ...['/manage', '/manage/dashboard', '/manage/icu', '/manage/icu/{id}', '/manage/report', '/manage/cashier'],
  ...['/manage/apotek', '/manage/apotek/add', '/manage/apotek/{id}'],
  ...['/manage/casemix', '/manage/casemix/eligibility-letter'],
  ...['/manage/pharmacy', '/manage/pharmacy/{id}', '/manage/pharmacy/inpatient/{id}'],
  ...['/manage/settings', '/manage/settings/bpjs', '/manage/settings/merchant', '/manage/settings/satu-sehat'],
  ...['/manage/emergency', '/manage/emergency/{id}', '/manage/emergency/{id}/move', '/manage/emergency/{id}/reference'],
  ...['/manage/emergency/{id}/nurse-care/add', '/manage/emergency/{id}/nurse-care/{careid}'],
  ...[...record('/manage/emergency/{id}'), '/manage/emergency/{id}/ward-referral/{referralid}'],
  ...['/manage/inpatient', '/manage/inpatient/{id}', '/manage/inpatient/{id}/move', '/manage/inpatient/{id}/reference'],
  ...['/manage/inpatient/{id}/judicial', '/manage/inpatient/{id}/judicial/{judicialid}'],
  ...['/manage/inpatient/{id}/nurse-care', '/manage/inpatient/{id}/nurse-care/{careid}'],
  ...[...record('/manage/inpatient/{id}'), '/manage/inpatient/{id}/ward-referral/{referralid}'],
  ...['/manage/inpatient/nurse-room', '/manage/inpatient/nurse-room/{id}', '/manage/inventory'],
  ...['/manage/inventory/item/{id}', '/manage/inventory/mixed/{id}'],
  ...['/manage/inventory/purchase/add', '/manage/inventory/purchase/{id}'],
  ...['/manage/outpatient', visit, `${visit}/move`, `${visit}/record/{recordid}`, `${visit}/record/{recordid}/edit`],
  ...[`${visit}/ward-referral/{referralid}`, '/manage/outpatient/patient/{patientid}/medical/{bookingid}'],
  ...[history, `${history}/add`, `${history}/record/{recordid}`, `${history}/record/{recordid}/edit`],
  ...[
    '/manage/treatments',
    '/manage/treatments/product/{id}',
    '/manage/treatments/inpatient/{id}',
    '/manage/treatments/outpatient/{id}',
    '/manage/front-office',
  ],
  ...[
    '/manage/front-office/patient/add',
    '/manage/front-office/patient/{id}',
    '/manage/front-office/patient/{id}/register',
  ],
  ...['/manage/front-office/patient/clinic-queue', '/manage/laboratorium', '/manage/laboratorium/parameter/add'],
  ...['/manage/laboratorium/parameter/{id}', '/manage/laboratorium/parameter/{id}/edit'],
  ...['/manage/laboratorium/examination/{id}', '/manage/laboratorium/examination/{id}/history'],
  ...['/manage/radiology', '/manage/radiology/detail/{id}', '/manage/radiology/history/{id}'],
  ...['/manage/radiology/examination/add', '/manage/radiology/examination/{id}'],
  '/manage/radiology/examination/edit/{id}',
  ...['/manage/operation', '/manage/operation/{id}', '/manage/operation/surgery-schedule/{id}'],
  ...['/manage/operation/{id}/record/{recordid}', '/manage/operation/{id}/record/{recordid}/edit'],
  ...['/manage/radiology/detail/{id}/study/{examid}', '/manage/radiology/history/{id}/study/{examid}'],
  ...['/channel', '/channel/acl', '/channel/acl/employee/{id}', '/channel/acl/{merchantid}/add'],
  ...['/channel/acl/{merchantid}/{roleid}', '/channel/employee', '/channel/employee/add', '/channel/employee/{id}'],
  ...['/channel/employee/{id}/edit', '/channel/dashboard', '/channel/merchants', '/channel/merchants/create'],
];

describe('the routes of SPEC 2', () => {
  it.each(listed)('%s', path => expect(paths).toContain(path));
});

it('every parameter of a route is a number, but the kind and code of what is checked for being genuine', () => {
  const unchecked = routes.filter(({ path, text }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const checked = /numeric\(([^)]*)\)/.exec(text)?.[1] ?? '';
    return names.some(name => !checked.includes(`'${name}'`));
  });
  expect(unchecked.map(({ path }) => path).toSorted()).toEqual(['/verify/{document}/{code}']);
});
