import { PasswordMailRow } from '@alur/contracts/identity/rows';
import { view } from '../vocabulary.js';

const asked = (kind: PasswordMailRow['kind']) => ({
  key: (e: { data: { userId: number } }) => e.data.userId,
  first: ({ data, meta }: { data: { userId: number }; meta: { at: string } }): PasswordMailRow => ({
    ...{ id: data.userId, kind, state: 'waiting' },
    ...{ askedAt: meta.at, since: meta.at },
  }),
});

/**
 * Mails with a link to set a password: the last one of each user. The pending ones are the queue for sending, which
 * survives restarts. The link itself is created when its mail is sent, and is stored nowhere.
 */
export const passwordMailView = view({
  name: 'password_mail',
  version: 1,
  row: PasswordMailRow,
  indexes: [['state']],
  on: {
    UserInvited: asked('invitation'),
    PasswordResetAsked: asked('reset'),
    PasswordMailSent: {
      key: e => e.data.userId,
      next: (row, { meta }) => ({ ...row, state: 'sent' as const, since: meta.at }),
    },
    PasswordMailFailed: {
      key: e => e.data.userId,
      next: (row, { meta }) => ({ ...row, state: 'failed' as const, since: meta.at }),
    },
  },
});
