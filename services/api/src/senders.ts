import { backReferralView } from '@alur/domain/back-referral/back-referral-view';
import { bedView } from '@alur/domain/bed/bed-view';
import { pcareVisitView } from '@alur/domain/bpjs/pcare-view';
import { casemixVisitView } from '@alur/domain/casemix/visit-view';
import { controlLetterView } from '@alur/domain/control-letter/control-letter-view';
import { referralView } from '@alur/domain/referral/referral-view';
import { claimView } from '@alur/domain/casemix/claim-view';
import { passwordMailView } from '@alur/domain/identity/password-mail-view';
import { antreanVisitView } from '@alur/domain/mobile-jkn/antrean-view';
import { satusehatSubmissionView } from '@alur/domain/satusehat/submission-view';
import type { Logger } from 'pino';
import { AplicaresSender } from './modules/bpjs/aplicares-sender.js';
import { AntreanSender } from './modules/bpjs/antrean/antrean-sender.js';
import { MedicalRecordSender } from './modules/bpjs/medical-record-sender.js';
import { PcareSender } from './modules/bpjs/pcare-sender.js';
import { VclaimBackReferralSender } from './modules/bpjs/vclaim-back-referral-sender.js';
import { VclaimControlSender } from './modules/bpjs/vclaim-control-sender.js';
import { VclaimReferralSender } from './modules/bpjs/vclaim-referral-sender.js';
import { VclaimSender } from './modules/bpjs/vclaim-sender.js';
import { EklaimSender } from './modules/casemix/eklaim/eklaim-sender.js';
import { PasswordMails } from './modules/identity/mail/password-mails.js';
import { SatusehatSender } from './modules/satusehat/satusehat-sender.js';
import type { Config, MailConfig } from './platform/config/config.js';
import type { Database } from './platform/db/database.js';
import type { Platform } from './platform/platform.js';

/** Sends what waits in rows of the log to a service outside. */
interface Sender {
  start(): void;
  stop(): Promise<void>;
  /** Looks for what waits. */
  wake(): void;
}

interface Running {
  database: Database;
  platform: Platform;
  logger: Logger;
}

type Row = Readonly<Record<string, unknown>>;

/** Starts a sender and wakes it as soon as a row waits; rows of a view that was built anew are not seen one by one. */
function startWith(
  platform: Platform,
  view: { name: string },
  isWaiting: (row: Row) => boolean,
  sender: Sender,
): Sender {
  platform.onProjected(changed => {
    const rows = changed.find(({ name }) => name === view.name);
    if (rows && (!rows.changes || rows.changes.some(({ after }) => after && isWaiting(after)))) sender.wake();
  });
  sender.start();
  return sender;
}

/** Starts the senders for which the configuration has an address. */
export function startSenders(running: Running, config: Config, mail: MailConfig | undefined): Sender[] {
  const { database, platform, logger } = running;
  const { satusehat, eklaimServers: servers, bpjs } = config;
  const senders: Sender[] = [];
  if (mail)
    senders.push(
      startWith(
        platform,
        passwordMailView,
        () => true,
        new PasswordMails({ database, runner: platform.runner, logger, config: mail }),
      ),
    );
  if (satusehat)
    senders.push(
      startWith(
        platform,
        satusehatSubmissionView,
        ({ status }) => status === 'queued',
        new SatusehatSender({ ...running, url: satusehat.url }),
      ),
    );
  if (servers.length > 0)
    senders.push(
      startWith(
        platform,
        claimView,
        ({ submission }) => submission === 'queued',
        new EklaimSender({ ...running, servers }),
      ),
    );
  if (bpjs.pcareUrl)
    senders.push(
      startWith(
        platform,
        pcareVisitView,
        ({ waitsSince }) => waitsSince != null,
        new PcareSender({ ...running, config: bpjs }),
      ),
    );
  if (bpjs.antreanUrl || bpjs.antreanRsUrl)
    senders.push(
      startWith(
        platform,
        antreanVisitView,
        ({ waitsSince }) => waitsSince != null,
        new AntreanSender({ ...running, config: bpjs }),
      ),
    );
  if (bpjs.aplicaresUrl)
    senders.push(startWith(platform, bedView, () => true, new AplicaresSender({ ...running, config: bpjs })));
  if (bpjs.vclaimUrl)
    senders.push(
      startWith(
        platform,
        casemixVisitView,
        ({ waitsSince }) => waitsSince != null,
        new VclaimSender({ ...running, config: bpjs }),
      ),
      startWith(
        platform,
        controlLetterView,
        ({ waitsSince }) => waitsSince != null,
        new VclaimControlSender({ ...running, config: bpjs }),
      ),
      startWith(
        platform,
        referralView,
        ({ waitsSince }) => waitsSince != null,
        new VclaimReferralSender({ ...running, config: bpjs }),
      ),
      startWith(
        platform,
        backReferralView,
        ({ waitsSince }) => waitsSince != null,
        new VclaimBackReferralSender({ ...running, config: bpjs }),
      ),
    );
  if (bpjs.medicalRecordUrl)
    senders.push(
      startWith(
        platform,
        casemixVisitView,
        ({ recordWaitsSince }) => recordWaitsSince != null,
        new MedicalRecordSender({ ...running, config: bpjs }),
      ),
    );
  return senders;
}
