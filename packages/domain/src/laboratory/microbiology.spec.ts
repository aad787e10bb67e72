import * as commands from '@alur/contracts/laboratory/commands';
import { cultureText, isCriticalCulture } from '@alur/contracts/laboratory/microbiology';
import { describe, expect, test } from 'vitest';
import { CULTURE, HGB, laboratory, ORDER, received, single } from '../care/testing/laboratory.js';
import { laboratoryOrderView } from './order-view.js';
import { laboratoryTestView } from './test-view.js';

const ecoli = {
  organism: 'Escherichia coli',
  quantity: '>10^5 CFU/mL',
  sensitivities: [
    { antibiotic: 'Siprofloksasin', measured: '12', interpretation: 'R' as const },
    { antibiotic: 'Meropenem', measured: null, interpretation: 'S' as const },
  ],
};
const grown = { growth: 'growth' as const, isolates: [ecoli] };
const none = { growth: 'no_growth' as const, isolates: [] };
const culturing = () => received(laboratory(), [single(CULTURE)]);
const entering = (microbiology: object | null, parameterId = CULTURE) => ({
  id: ORDER,
  results: [{ parameterId, text: '-', microbiology }],
});
const its = { id: ORDER, parameterIds: [CULTURE] };

describe('a culture', () => {
  test('says what grew and what acts against it; growth alarms where its parameter says so', () => {
    const entered = culturing().when(commands.enterResults, entering(grown));
    entered.thenRows(laboratoryTestView, [
      { text: 'Escherichia coli >10^5 CFU/mL', flag: 'A', critical: true, microbiology: grown },
    ]);
    const verified = entered.when(commands.verifyResults, its);
    verified.thenRows(laboratoryOrderView, [{ criticalPending: [CULTURE], criticals: 1, called: 0 }]);
    verified
      .when(commands.communicateCritical, { ...its, communicatedTo: 'dr. Ratna', readBack: true })
      .thenRows(laboratoryOrderView, [{ criticalPending: [], called: 1, calledInTime: 1 }]);
  });

  test('without growth is normal; a contaminated one says nothing', () => {
    const story = culturing().when(commands.enterResults, entering(none));
    story.thenRows(laboratoryTestView, [{ text: 'Tidak ada pertumbuhan', flag: 'N', critical: false }]);
    story
      .when(commands.enterResults, entering({ growth: 'contaminated', isolates: [] }))
      .thenRows(laboratoryTestView, [{ text: 'Kontaminasi', flag: null }]);
  });

  test('that was validated is corrected by a version', () => {
    culturing()
      .when(commands.enterResults, entering(none))
      .when(commands.verifyResults, its)
      .when(commands.validateResults, its)
      .when(commands.correctResult, {
        ...{ id: ORDER, parameterId: CULTURE, text: '-', microbiology: grown, reason: 'Tumbuh pada hari kelima' },
      })
      .thenRows(laboratoryTestView, [{ version: 2, status: 'validated', microbiology: grown, critical: true }]);
  });

  test('is a culture, of which growth has organisms, and each antibiotic one result', () => {
    const refused = (microbiology: object | null, code: string, parameterId = CULTURE) =>
      received(laboratory(), [single(CULTURE), single(HGB)])
        .when(commands.enterResults, entering(microbiology, parameterId))
        .thenRejects(code);
    refused(null, 'laboratory.culture-missing');
    refused(none, 'laboratory.not-a-culture', HGB);
    refused({ growth: 'growth', isolates: [] }, 'laboratory.isolates-differ');
    refused({ ...none, isolates: [ecoli] }, 'laboratory.isolates-differ');
    const twice = { ...ecoli, sensitivities: [ecoli.sensitivities[0], ecoli.sensitivities[0]] };
    refused({ growth: 'growth', isolates: [twice] }, 'laboratory.antibiotic-twice');
    expect(isCriticalCulture(grown, 'growth')).toBe(true);
  });

  test('alarms by its organism where the range names it', () => {
    expect(isCriticalCulture(grown, 'Neisseria meningitidis, escherichia COLI')).toBe(true);
    expect(isCriticalCulture(grown, 'Neisseria meningitidis')).toBe(false);
    expect(isCriticalCulture(grown, null)).toBe(false);
    expect(isCriticalCulture(none, 'growth')).toBe(false);
    expect(cultureText({ growth: 'growth', isolates: [ecoli, { ...ecoli, organism: 'B', quantity: null }] })).toBe(
      'Escherichia coli >10^5 CFU/mL; B',
    );
  });
});
