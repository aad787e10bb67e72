import {
  recordControlLetterChange,
  recordControlLetterDeletion,
  recordControlLetterRequest,
} from '@alur/contracts/control-letter/commands';
import type { ControlLetterStored } from '@alur/contracts/control-letter/rows';
import { controlLetterView } from '@alur/domain/control-letter/control-letter-view';
import { waitingIn } from '../../integrations/facility-outbox.js';
import { readRow } from '../../platform/queries/list-query.js';
import type { VclaimClient } from './vclaim-client.js';
import { VclaimControlLetters } from './vclaim-control-letters.js';
import { VclaimOutbox, type VclaimParts } from './vclaim-outbox.js';

/** Has control letters and orders to admit issued, changed and deleted as somebody asked (record 119). */
export class VclaimControlSender extends VclaimOutbox {
  private readonly letters: VclaimControlLetters;

  constructor(parts: VclaimParts) {
    super(parts, {
      ...{ lock: 'vclaim-control', what: 'control letter', keyName: 'controlLetterId' },
      waiting: waitingIn(controlLetterView),
    });
    this.letters = new VclaimControlLetters(parts.platform);
  }

  protected async send(merchantId: number, key: string, { control }: VclaimClient): Promise<void> {
    const row = (await readRow(this.parts.database, merchantId, controlLetterView, key)) as
      | ControlLetterStored
      | undefined;
    if (!row) return;
    const { id, personId } = row;
    if (row.status === 'queued') {
      const outcome = await this.tried(merchantId, async () => {
        const issued = await this.letters.issue(id, personId, control);
        return issued && { issued };
      });
      if (outcome) await this.record(merchantId, recordControlLetterRequest, id, { outcome });
    } else if (row.deletion?.status === 'queued') {
      const outcome = await this.tried(merchantId, async () =>
        (await this.letters.delete(id, personId, control)) ? { deleted: true } : undefined,
      );
      if (outcome) await this.record(merchantId, recordControlLetterDeletion, id, { outcome });
    } else if (row.change?.status === 'queued') {
      const asked = await this.letters.change(id, personId, control);
      if (!asked) return;
      const outcome = await this.tried(merchantId, asked.send);
      await this.record(merchantId, recordControlLetterChange, id, { change: asked.change, outcome });
    }
  }
}
