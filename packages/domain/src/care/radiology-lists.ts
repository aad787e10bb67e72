import { radiologyExamination, radiologyMethod, radiologyModality, radiologySystem } from '../catalogue/aggregates.js';
import type { LoadedSoFar } from '../kernel/act.js';
import { checks, known, type StateOf } from '../kernel/aggregate.js';
import { byId, distinct } from './loaded-lists.js';
import type { RadiologyLists } from './radiology-ordering.js';

/** The catalogue streams that an order reads. */
export const listSees = {
  examinations: [radiologyExamination] as const,
  modalities: [radiologyModality] as const,
  methods: [radiologyMethod] as const,
  systems: [radiologySystem] as const,
};

const idsOf = (examinationIds: readonly number[], loaded: LoadedSoFar<typeof listSees>) => {
  const examinations = [...new Set(examinationIds)];
  const fields = (loaded.examinations ?? []).flatMap(each => known(each)?.fields ?? []);
  return {
    examinations,
    modalities: distinct(fields.map(({ modalityId }) => modalityId)),
    methods: distinct(fields.map(({ methodId }) => methodId)),
    systems: distinct(fields.map(({ systemId }) => systemId)),
  };
};

/** An examination names its modality, method and system; all of them are only checked. */
export const listStreams = (examinationIds: readonly number[], loaded: LoadedSoFar<typeof listSees>) => {
  const ids = idsOf(examinationIds, loaded);
  return {
    examinations: ids.examinations.map(id => checks(radiologyExamination, id)),
    modalities: ids.modalities.map(id => checks(radiologyModality, id)),
    methods: ids.methods.map(id => checks(radiologyMethod, id)),
    systems: ids.systems.map(id => checks(radiologySystem, id)),
  };
};

type Loaded = { [Name in keyof typeof listSees]: readonly StateOf<(typeof listSees)[Name][0]>[] };

/** The loaded lists, by id. */
export const listsFrom = (examinationIds: readonly number[], states: Loaded): RadiologyLists => {
  const ids = idsOf(examinationIds, states);
  return {
    examinations: byId(ids.examinations, states.examinations),
    modalities: byId(ids.modalities, states.modalities),
    methods: byId(ids.methods, states.methods),
    systems: byId(ids.systems, states.systems),
  };
};
