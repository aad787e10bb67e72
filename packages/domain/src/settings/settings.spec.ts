import { changeSettings, removeCredentials, saveCredentials, testCredentials } from '@alur/contracts/settings/commands';
import { defaultSettings, feesFor } from '@alur/contracts/settings/settings';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { integration, integrationView } from './integration.js';
import { settingsView } from './settings-view.js';
import { settings } from './settings.js';

const fees = { registration: 10_000, admin: 5_000, recurringAdmin: 3_000 };
const cashier = { ...defaultSettings.cashier, roundUpTo: 500 };

describe('settings', () => {
  it('hold their defaults until changed, section by section', () => {
    const story = given();
    expect(story.state(settings, 1)).toEqual(defaultSettings);
    story
      .when(changeSettings, { section: 'fees', values: fees })
      .then({ 'settings-1': [{ type: 'SettingsChanged', data: { merchantId: 1, section: 'fees', values: fees } }] });
    story.when(changeSettings, { section: 'cashier', values: cashier }).thenRows(settingsView, [
      { section: 'fees', values: fees, dated: [] },
      { section: 'cashier', values: cashier, dated: [] },
    ]);
    expect(story.state(settings, 1)).toEqual({ ...defaultSettings, fees, cashier });
  });

  it('say what one kind of visit pays, by its payer; what is not said is as for everybody', () => {
    const values = { ...defaultSettings.visitFees, outpatient_bpjs_admin: 0, emergency_general_registration: 40_000 };
    const story = given();
    story.when(changeSettings, { section: 'fees', values: fees });
    story.when(changeSettings, { section: 'visitFees', values });
    const now = story.state(settings, 1);
    expect(feesFor(now, 'outpatient', 'bpjs')).toEqual({ ...fees, admin: 0 });
    expect(feesFor(now, 'emergency', 'general')).toEqual({ ...fees, registration: 40_000 });
    expect(feesFor(now, 'inpatient', 'insurance')).toEqual(fees);
  });

  it('say what receipts and letters carry, in an event whose words are public', () => {
    const values = { ...defaultSettings.letterhead, tagline: 'Melayani dengan hati' };
    const story = given();
    story
      .when(changeSettings, { section: 'letterhead', values })
      .then({ 'settings-1': [{ type: 'LetterheadChanged', data: { merchantId: 1, ...values } }] });
    expect(story.state(settings, 1).letterhead).toEqual(values);
  });

  it('keep of credentials that there are some, sealed before they are decided on', () => {
    const values = { organizationId: '100', clientId: 'a', clientSecret: 'b' };
    const story = given();
    story.when(removeCredentials, { service: 'satu-sehat' }).thenRejects('settings.no-credentials');
    story.when(saveCredentials, { service: 'satu-sehat', values }, { prepared: { sealed: 'x' } }).then({
      'integration-1': [{ type: 'CredentialsSaved', data: { merchantId: 1, service: 'satu-sehat', sealed: 'x' } }],
    });
    story.when(removeCredentials, { service: 'satu-sehat' }).thenState(integration, 1, { saved: [] });
  });

  it('tell what came of trying the credentials, which new ones make untried again', () => {
    const values = { organizationId: '100', clientId: 'a', clientSecret: 'b' };
    const body = { service: 'satu-sehat' };
    const at = '2026-11-23T08:00:00.000Z';
    const story = given();
    story.when(testCredentials, body).thenRejects('settings.no-credentials');
    const saves = () => story.when(saveCredentials, { ...body, values }, { prepared: { sealed: 'x' } });
    saves();
    story
      .when(testCredentials, body)
      .thenRows(integrationView, [{ tested: false, test: { outcome: 'not_connected', message: null, at } }]);
    const answered = { outcome: 'refused', message: 'ClientId is Invalid' };
    const data = { merchantId: 1, service: 'satu-sehat', ...answered };
    story
      .when(testCredentials, body, { prepared: { tested: answered } })
      .then({ 'integration-1': [{ type: 'CredentialsTested', data }] });
    const accepted = { outcome: 'accepted', message: null };
    story
      .when(testCredentials, body, { prepared: { tested: accepted } })
      .thenRows(integrationView, [{ tested: true, test: { ...accepted, at } }]);
    saves().thenRows(integrationView, [{ tested: false, test: null }]);
    story.when(testCredentials, body).thenState(integration, 1, { saved: ['satu-sehat'] });
  });

  it('change nothing when nothing changes', () =>
    given().when(changeSettings, { section: 'fees', values: defaultSettings.fees }).then());

  it('refuse a section that is not whole', () => {
    expect(() => given().when(changeSettings, { section: 'fees', values: { registration: 1 } })).toThrow();
  });
});
