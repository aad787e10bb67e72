import type { ClaimAtBpjs, ComparedClaim, Difference, OwnClaim } from '@alur/contracts/casemix/claims-at-bpjs';
import type { ClaimRow } from '@alur/contracts/casemix/rows';

const ownOf = (row: ClaimRow): OwnClaim => {
  const grouped = row.groupings.find(({ system }) => system === 'inacbg');
  const { id: claimId, patientName, recordNumber, status, submission, careUntil, careClass, total } = row;
  return {
    ...{ claimId, patientName, recordNumber, status, submission, careClass, dischargedOn: careUntil },
    ...{ group: grouped?.code ?? null, claimed: grouped?.tariff ?? null, hospital: total },
  };
};

/** What one side does not know is no difference. */
const differencesOf = (theirs: ClaimAtBpjs, ours: OwnClaim): Difference[] => {
  const pairs: readonly [Difference, string | number | null, string | number | null][] = [
    ['dischargedOn', theirs.dischargedOn, ours.dischargedOn],
    ['careClass', theirs.careClass, ours.careClass],
    ['group', theirs.group?.code ?? null, ours.group],
    ['claimed', theirs.claimed, ours.claimed],
    ['hospital', theirs.hospital, ours.hospital],
  ];
  return pairs.flatMap(([name, there, here]) => (there !== null && here !== null && there !== here ? [name] : []));
};

/** BPJS's claims beside ours, by the letter's number; those that one side alone has stand alone. */
export const comparedClaims = (there: readonly ClaimAtBpjs[], here: readonly ClaimRow[]): ComparedClaim[] => {
  const theirs = new Map(there.map(each => [each.number, each]));
  const ours = new Map(here.map(each => [each.letterNumber, ownOf(each)]));
  return [...new Set([...theirs.keys(), ...ours.keys()])].toSorted().map(number => {
    const [one, other] = [theirs.get(number) ?? null, ours.get(number) ?? null];
    return { number, theirs: one, ours: other, differs: one && other ? differencesOf(one, other) : [] };
  });
};
