import * as commands from '@alur/contracts/analyser/commands';
import {
  cancelLaboratory,
  collectSpecimens,
  enterResults,
  receiveSpecimen,
  validateResults,
  verifyResults,
} from '@alur/contracts/laboratory/commands';
import { describe, expect, test } from 'vitest';
import {
  anyone,
  HCT,
  HGB,
  laboratory,
  MCV,
  NUMBER,
  ORDER,
  ordered,
  RBC,
  received,
  URINE_PH,
} from '../care/testing/laboratory.js';
import { tubeToAnalyser } from '../processes/tube-to-analyser.js';
import type { Outcome, Story } from '../kernel/testing/specification.js';
import { laboratoryTestView } from '../laboratory/test-view.js';
import { analyserMappingView, analyserResultView } from './views.js';

const DEVICE = 9;
const RESULT = 70;
const { receiveAnalyserResult, matchAnalyserResult, discardAnalyserResult, setAnalyserMapping } = commands;
const { matchReceivedTube } = commands;
const prepared = { orderId: ORDER };
const ids = { analyser_result: RESULT };

const lines = [
  { code: 'HGB', parameterId: HGB, unit: 'g/L', factor: 0.1 },
  { code: 'HGB', parameterId: HGB, unit: 'g/dL', factor: 1 },
  { code: 'HCT', parameterId: HCT, unit: null, factor: 1 },
  { code: 'UPH', parameterId: URINE_PH, unit: null, factor: 1 },
];
const equipped = (fields: object = {}): Story =>
  laboratory().given({
    'analyser-9': [
      {
        type: 'CatalogueItemAdded',
        data: {
          ...{ catalogue: 'analyser', itemId: DEVICE },
          fields: {
            ...{ name: 'Hematologi 1', protocol: 'hl7', sender: 'HEMA-1', address: null, asksForOrders: true },
            ...{ verifiesNormal: false, description: null, ...fields },
          },
        },
      },
    ],
    'analyser_mapping-9': [{ type: 'AnalyserMappingSet', data: { analyserId: DEVICE, lines } }],
  });

const hgb = (value: string, unit: string | null = 'g/dL') => ({ code: 'HGB', value, unit });
const sent = (story: Story | Outcome, values: object[], more: { sampleNumber?: string; circumstances?: object } = {}) =>
  story.when(
    receiveAnalyserResult,
    { analyserId: DEVICE, sampleNumber: more.sampleNumber ?? NUMBER, messageId: '1', values },
    { prepared, ids, ...more.circumstances },
  );
const result = (more: object) => [{ id: RESULT, ...more }];
/** Of the four tests of the panel, in the order of their ids. */
const testsOf = (outcome: Outcome, parameterId: number, more: Record<string, unknown>) =>
  outcome.thenRows(
    laboratoryTestView,
    [HGB, HCT, RBC, MCV].map(each => (each === parameterId ? more : {})),
  );

describe('what an analyser sends', () => {
  test('stands in the order as a draft, of that device', () => {
    const outcome = sent(received(equipped()), [hgb('13.2'), { code: 'HCT', value: '40' }]);
    outcome.thenRows(analyserResultView, result({ status: 'matched', tray: null, orderId: ORDER }));
    testsOf(outcome, HGB, { status: 'entered', text: '13.2', origin: 'analyser', enteredBy: 'Hematologi 1' });
  });

  test('is in the parameter’s unit, by the line of its own unit', () => {
    testsOf(sent(received(equipped()), [hgb('132', 'g/L')]), HGB, { text: '13.2', number: 13.2, unit: 'g/dL' });
    testsOf(sent(received(equipped()), [hgb('<5', 'g/L')]), HGB, { text: '<0.5', comparator: '<' });
    const other = sent(received(equipped()), [hgb('8.2', 'mmol/L')]);
    const values = [{ ...hgb('8.2', 'mmol/L'), status: 'final', parameterId: null, left: 'analyser.unit-differs' }];
    other.thenRows(analyserResultView, result({ status: 'unmatched', tray: 'open', values }));
  });

  test('waits in the tray where nobody knows the tube, or it has not come', () => {
    sent(received(equipped()), [hgb('13.2')], { sampleNumber: '26112399999' }).thenRows(
      analyserResultView,
      result({ status: 'unmatched', tray: 'open', orderId: null }),
    );
    const early = sent(ordered(equipped()), [hgb('13.2')], { circumstances: { prepared: {} } });
    early.thenRows(analyserResultView, result({ status: 'unmatched', tray: 'open' }));
  });

  test('goes in as far as it is asked for; what is not mapped is looked at, what was not asked for is not', () => {
    const some = [hgb('13.2'), { code: 'LYM', value: '30' }];
    sent(received(equipped()), some).thenRows(analyserResultView, result({ status: 'partial', tray: 'open' }));
    const more = sent(received(equipped()), [hgb('13.2'), { code: 'UPH', value: '6' }]);
    more.thenRows(analyserResultView, result({ status: 'matched', tray: null }));
  });

  test('is nothing where the device has no final value', () => {
    const values = [hgb('13.2'), { code: 'HCT', value: '40', status: 'preliminary' }];
    const outcome = sent(received(equipped()), values);
    outcome.thenRows(analyserResultView, result({ status: 'matched' }));
    testsOf(outcome, HCT, { status: 'waiting' });
  });

  test('changes nothing where the order says the same, and nothing that is validated', () => {
    const story = equipped();
    const once = sent(received(story), [hgb('13.2')])
      .when(verifyResults, { id: ORDER, parameterIds: [HGB] })
      .when(validateResults, { id: ORDER, parameterIds: [HGB] });
    const again = sent(once, [hgb('13.2')], { circumstances: { ids: { analyser_result: 71 } } });
    again.thenRows(analyserResultView, [{ id: RESULT }, { id: 71, status: 'matched' }]);
    expect(story.clinic.log.filter(({ type }) => type === 'LaboratoryResultEntered')).toHaveLength(1);
    const other = sent(again, [hgb('9.9')], { circumstances: { ids: { analyser_result: 72 } } });
    other.thenRows(analyserResultView, [{}, {}, { id: 72, status: 'unmatched', tray: 'open' }]);
  });

  test('is verified by itself where a rule says so, if it is normal; never validated', () => {
    const verifying = { verifiesNormal: true };
    const earlier = { [HGB]: { orderId: 40, text: '13', number: 13, effectiveAt: '2026-11-22T01:00:00.000Z' } };
    testsOf(sent(received(equipped(verifying)), [hgb('13.2')]), HGB, { status: 'verified' });
    testsOf(sent(received(equipped(verifying)), [hgb('6.2')]), HGB, { status: 'entered', critical: true });
    const leap = { circumstances: { prepared: { ...prepared, earlier }, ids } };
    testsOf(sent(received(equipped(verifying)), [hgb('15.9')], leap), HGB, { status: 'entered', delta: true });
    const story = equipped();
    testsOf(sent(received(story), [hgb('13.2')]), HGB, { status: 'entered' });
    expect(story.clinic.log.some(({ type }) => type === 'LaboratoryResultVerified')).toBe(false);
  });

  test('is judged by the ranges of that device, and what is typed by those of any', () => {
    const ranges = [anyone, { ...anyone, analyserId: DEVICE, low: 38 }];
    const story = equipped().given({
      [`laboratory_reference-${HCT}`]: [
        { type: 'LaboratoryReferencesSet', data: { parameterId: HCT, validFrom: '2026-02-01', ranges } },
      ],
    });
    const measured = sent(received(story), [{ code: 'HCT', value: '37' }]);
    testsOf(measured, HCT, { flag: 'L', deviceId: DEVICE });
    const typed = measured.when(enterResults, { id: ORDER, results: [{ parameterId: HCT, text: '37,0' }] });
    testsOf(typed, HCT, { flag: null, deviceId: null });
    expect(story.clinic.log.filter(({ type }) => type === 'LaboratoryResultEntered')).toHaveLength(2);
  });

  test('is of a device that is in use', () => {
    const retired = equipped().given({
      'analyser-9': [{ type: 'CatalogueItemRetired', data: { catalogue: 'analyser', itemId: DEVICE } }],
    });
    received(retired)
      .when(receiveAnalyserResult, { analyserId: DEVICE, sampleNumber: NUMBER, values: [hgb('13')] }, { prepared, ids })
      .thenRejects('analyser.unknown', {}, 'analyserId');
  });
});

describe('what comes before its tube is received', () => {
  const collected = (story: Story) => ordered(story).when(collectSpecimens, { id: ORDER, specimenIds: [1] });
  const early = (story: Story) => sent(collected(story), [hgb('13.2'), { code: 'LYM', value: '30' }]);
  const came = (outcome: Outcome) => outcome.when(receiveSpecimen, { id: ORDER, number: NUMBER });
  const following = { prepared: { resultIds: [RESULT] }, role: 'system' };
  const matched = (outcome: Outcome) => outcome.when(matchReceivedTube, { id: ORDER, sampleNumber: NUMBER }, following);

  test('waits, and goes in once the tube is there: what is mapped, and the rest is looked at', () => {
    const story = equipped();
    early(story).thenRows(analyserResultView, result({ status: 'unmatched', tray: 'open' }));
    came(early(equipped())).thenRows(analyserResultView, result({ status: 'unmatched' }));
    const outcome = matched(came(early(equipped())));
    outcome.thenRows(analyserResultView, result({ status: 'partial', tray: 'open', matchedBy: 'Hematologi 1' }));
    testsOf(outcome, HGB, { status: 'entered', text: '13.2', origin: 'analyser', enteredBy: 'Hematologi 1' });
  });

  test('follows the receipt of the tube by itself', () => {
    const story = equipped();
    came(early(story));
    story.thenFollows(tubeToAnalyser, [{ command: matchReceivedTube, target: ORDER, body: { sampleNumber: NUMBER } }]);
  });

  test('keeps the rule of its device', () => {
    const story = equipped({ verifiesNormal: true });
    testsOf(matched(came(early(story))), HGB, { status: 'verified' });
    expect(story.clinic.log.some(({ type }) => type === 'LaboratoryResultVerified')).toBe(true);
  });

  test('is left as it is where somebody has looked at it meanwhile, and where nothing came', () => {
    const gone = came(early(equipped())).when(discardAnalyserResult, { id: RESULT, reason: 'Uji coba' });
    matched(gone).then({});
    came(collected(equipped()))
      .when(matchReceivedTube, { id: ORDER, sampleNumber: NUMBER }, { role: 'system', prepared: { resultIds: [] } })
      .then({});
  });
});

describe('the tray', () => {
  const misread = (story: Story | Outcome = equipped()) =>
    sent(received(story), [hgb('13.2')], { sampleNumber: '2611230000I' });
  const matching = { id: RESULT, sampleNumber: NUMBER };

  test('lets somebody say which tube it was', () => {
    const outcome = misread().when(matchAnalyserResult, matching, { prepared });
    outcome.thenRows(analyserResultView, result({ status: 'matched', tray: null, sampleNumber: NUMBER }));
    testsOf(outcome, HGB, { status: 'entered', text: '13.2', origin: 'analyser' });
    outcome.when(matchAnalyserResult, matching, { prepared }).thenRejects('analyser.already-matched');
  });

  test('says why it does not go in', () => {
    misread()
      .when(matchAnalyserResult, { id: RESULT, sampleNumber: '26112300009' }, { prepared })
      .thenRejects('analyser.sample-unknown');
  });

  test('takes the rest once its code is mapped', () => {
    const some = sent(received(equipped()), [hgb('13.2'), { code: 'RBC', value: '4.5' }]);
    const mapped = some.when(setAnalyserMapping, {
      id: DEVICE,
      lines: [...lines, { code: 'RBC', parameterId: RBC, unit: null, factor: 1 }],
    });
    const outcome = mapped.when(matchAnalyserResult, matching, { prepared });
    outcome.thenRows(analyserResultView, result({ status: 'matched', tray: null }));
    testsOf(outcome, RBC, { text: '4.5' });
  });

  test('lets go of what is nobody’s, once', () => {
    const reason = 'Bahan kontrol';
    const gone = misread().when(discardAnalyserResult, { id: RESULT, reason });
    gone.thenRows(analyserResultView, result({ status: 'discarded', tray: null, discardReason: reason }));
    gone.when(discardAnalyserResult, { id: RESULT, reason }).thenRejects('analyser.already-discarded');
    gone.when(matchAnalyserResult, matching, { prepared }).thenRejects('analyser.already-discarded');
    equipped().when(discardAnalyserResult, { id: RESULT, reason }).thenRejects('analyser.result-not-found');
  });

  test('keeps what came for an order that was cancelled', () => {
    const cancelled = ordered(equipped()).when(cancelLaboratory, { id: ORDER, reason: 'Salah pasien' });
    sent(cancelled, [hgb('13.2')]).thenRows(analyserResultView, result({ status: 'unmatched', tray: 'open' }));
  });
});

describe('codes of a device', () => {
  test('mean one parameter for each unit', () => {
    const twice = [lines[0], lines[0]];
    equipped()
      .when(setAnalyserMapping, { id: DEVICE, lines: twice })
      .thenRejects('analyser.code-twice', { code: 'HGB' }, 'lines.1.code');
    equipped()
      .when(setAnalyserMapping, { id: DEVICE, lines })
      .thenRows(analyserMappingView, [{ analyserId: DEVICE }]);
  });
});
