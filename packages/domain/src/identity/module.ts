import {
  askPasswordReset,
  deactivateUser,
  reactivateUser,
  recordLicence,
  recordPassword,
  recordPasswordMail,
  recordRecoveryCode,
  recordSecondFactor,
  recordSessionsEnded,
  revokeDevice,
  setPermissions,
  setSignature,
  verifyUser,
} from '@alur/contracts/identity/commands';
import { deviceList, roleList, userList } from '@alur/contracts/identity/lists';
import { on } from '../kernel/act.js';
import { moduleOf } from '../kernel/module.js';
import { defineRoleAct } from './acts/define-role.js';
import { assign, control, unassign } from './assignment-acts.js';
import { pairDisplayAct } from './acts/pair-display.js';
import { device, revoke } from './device.js';
import { identityEvents } from './events.js';
import { invite, makeLink, removeSecondFactor } from './password-link.js';
import * as roleActs from './role-acts.js';
import { role } from './role.js';
import * as userActs from './user-acts.js';
import {
  askReset,
  deactivate,
  licence,
  permit,
  reactivate,
  recordMail,
  recordPassword as userPassword,
  recordRecoveryCode as userRecoveryCode,
  recordSecondFactor as userSecondFactor,
  recordSessionsEnded as userSessionsEnded,
  sign,
  user,
  verify,
} from './user.js';
import { passwordMailView } from './password-mail-view.js';
import { deviceView, merchantRoleView, userAccountView, userPermissionView, userRoleView } from './views.js';

export const identityModule = moduleOf('identity', {
  events: identityEvents,
  aggregates: [user, role, device],
  acts: [
    userActs.register,
    userActs.change,
    on(verifyUser, user, verify),
    on(recordLicence, user, licence),
    on(deactivateUser, user, deactivate),
    on(reactivateUser, user, reactivate),
    defineRoleAct,
    roleActs.change,
    roleActs.remove,
    assign,
    unassign,
    control,
    on(setPermissions, user, permit),
    makeLink,
    removeSecondFactor,
    invite,
    on(setSignature, user, sign),
    on(askPasswordReset, user, askReset),
    on(recordPasswordMail, user, recordMail),
    on(recordSecondFactor, user, userSecondFactor),
    on(recordRecoveryCode, user, userRecoveryCode),
    on(recordPassword, user, userPassword),
    on(recordSessionsEnded, user, userSessionsEnded),
    pairDisplayAct,
    on(revokeDevice, device, revoke),
  ],
  views: [passwordMailView, userAccountView, userRoleView, userPermissionView, merchantRoleView, deviceView],
  lists: [userList, roleList, deviceList],
});
