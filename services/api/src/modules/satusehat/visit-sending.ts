import type { SentResource } from '@alur/contracts/satusehat/commands';
import type { SatusehatSubmissionRow } from '@alur/contracts/satusehat/rows';
import { ENCOUNTER, encounterFinished, encounterUnderWay } from '@alur/domain/satusehat/fhir/encounter';
import { resolved, type LeftOut, type Planned, type Resource } from '@alur/domain/satusehat/fhir/references';
import { clinicalPlan, composition, conditionName, enteredInError } from '@alur/domain/satusehat/fhir/resources';
import type { SentVisit } from '@alur/domain/satusehat/fhir/visit';
import type { SatusehatClient } from './satusehat-client.js';
import { SatusehatProblem } from './satusehat-problem.js';

/** What is sent at the moment, to say of which resource a refusal speaks. */
interface At {
  readonly resourceType: string;
  readonly localId: string;
}

/**
 * One attempt to send a visit. Each resource has an identifier of ours, so that one which the service has already, from
 * an attempt that nobody could record, is adopted and replaced by the same.
 */
export class VisitSending {
  readonly sent: SentResource[] = [];
  leftOut: readonly LeftOut[] = [];
  at: At | undefined;
  private readonly before: ReadonlyMap<string, SatusehatSubmissionRow['resources'][number]>;

  constructor(
    private readonly client: SatusehatClient,
    row: Pick<SatusehatSubmissionRow, 'resources'>,
    private readonly visit: SentVisit,
    /** A keyed hash of what is sent. */
    private readonly hashOf: (content: string) => string,
  ) {
    this.before = new Map(row.resources.map(each => [each.localId, each]));
  }

  /** Begins with the Encounter, which all else refers to, and ends it when its diagnoses have ids. */
  async run(): Promise<void> {
    const { visit } = this;
    const known = this.before.get(ENCOUNTER)?.remoteId;
    const encounterId = known ?? (await this.put(encounterUnderWay(visit)));
    const { resources, leftOut } = clinicalPlan(visit, encounterId);
    this.leftOut = leftOut;
    const ids = new Map<string, string>();
    const idOf = (localId: string) => ids.get(localId) ?? '';
    for (const planned of resources)
      ids.set(planned.localId, await this.put({ ...planned, resource: resolved(planned.resource, idOf) }));
    await this.withdraw(new Set([...ids.keys(), ENCOUNTER, 'composition']));
    const conditions = visit.diagnoses.map(({ diagnosisId }) => idOf(conditionName(diagnosisId)));
    await this.update(ENCOUNTER, encounterId, encounterFinished(visit, encounterId, conditions));
    await this.put(composition(visit, encounterId));
  }

  /** Creates or replaces it. */
  private async put({ localId, identifier, resource }: Planned): Promise<string> {
    const before = this.before.get(localId);
    if (before) return this.update(localId, before.remoteId, resource);
    const { resourceType } = resource;
    this.at = { resourceType, localId };
    const remoteId = await this.client.create(resource).catch((error: unknown) => {
      if (!(error instanceof SatusehatProblem) || !error.detail.isDuplicate) throw error;
      return this.adopt(resourceType, identifier, resource, error);
    });
    this.took(localId, remoteId, resource);
    return remoteId;
  }

  /** What the service has already as it is, is left as it is. */
  private async update(localId: string, remoteId: string, resource: Resource): Promise<string> {
    if (this.before.get(localId)?.contentHash === this.contentHash(remoteId, resource)) return remoteId;
    this.at = { resourceType: resource.resourceType, localId };
    await this.replace(remoteId, resource);
    this.took(localId, remoteId, resource);
    return remoteId;
  }

  private contentHash(id: string, resource: Resource): string {
    return this.hashOf(JSON.stringify({ ...resource, id }));
  }

  private took(localId: string, remoteId: string, resource: Resource): void {
    const { resourceType } = resource;
    const earlier = this.sent.findIndex(each => each.localId === localId);
    if (earlier >= 0) this.sent.splice(earlier, 1);
    this.sent.push({ resourceType, localId, remoteId, contentHash: this.contentHash(remoteId, resource) });
  }

  private async replace(id: string, resource: Resource): Promise<string> {
    await this.client.update({ ...resource, id });
    return id;
  }

  private async adopt(type: string, identifier: Planned['identifier'], resource: Resource, refusal: SatusehatProblem) {
    const found = await this.client.findBy(type, identifier);
    // A duplicate that cannot be found is another organisation's.
    if (found?.id === undefined) throw refusal;
    return this.replace(found.id, resource);
  }

  /** Whatever was sent once and has been corrected away stands there as an error. */
  private async withdraw(present: ReadonlySet<string>): Promise<void> {
    for (const { localId, resourceType, remoteId, contentHash } of this.before.values()) {
      const withdrawn = enteredInError({ resourceType });
      if (present.has(localId) || contentHash === this.contentHash(remoteId, withdrawn)) continue;
      this.at = { resourceType, localId };
      await this.client.update(enteredInError(await this.client.read(resourceType, remoteId)));
      this.took(localId, remoteId, withdrawn);
    }
  }
}
