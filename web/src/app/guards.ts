import { redirect } from '@tanstack/react-router';
import { currentMerchant } from '@/access/current-merchant';
import { logout } from '@/api/auth';
import { isOperator, isVerified, roleAt, type Profile } from '@/api/profile';
import { currentSession, type Session } from '@/api/session';

/**
 * SPEC does not show the rules inside the two access checks. Ours: the facility area needs a role at
 * the selected facility; the operator area needs any role, because that is where a facility is
 * chosen, and its administration needs an operator's.
 */
export function mayManage(profile: Profile, merchantId: number): boolean {
  return roleAt(profile, merchantId) !== null;
}

export function mayEnterChannel(profile: Profile): boolean {
  return profile.user_merchant_roles.length > 0;
}

/** Without a token, or with a person who is not verified, this logs out. */
function signedIn(): Session {
  const session = currentSession();
  if (session && isVerified(session.user)) return session;
  logout();
  throw redirect({ to: '/', replace: true });
}

/** `beforeLoad` of `/manage`. */
export function guardManage(): { session: Session; merchantId: number } {
  const session = signedIn();
  const merchantId = currentMerchant();
  if (merchantId === null || !mayManage(session.user, merchantId))
    throw redirect({ to: '/channel/merchants', replace: true });
  return { session, merchantId };
}

/** `beforeLoad` of `/channel`. */
export function guardChannel(): { session: Session } {
  const session = signedIn();
  if (!mayEnterChannel(session.user)) {
    logout();
    throw redirect({ to: '/', replace: true });
  }
  return { session };
}

/** `beforeLoad` of the operator's own pages. */
export function guardOperator(): void {
  if (!isOperator(signedIn().user)) throw redirect({ to: '/channel/merchants', replace: true });
}

/** `beforeLoad` of the entry page: sends a person who is already signed in onwards, and logs out who is not verified. */
export function guardEntry(): void {
  const session = currentSession();
  if (!session) return;
  if (!isVerified(session.user)) return logout();
  throw redirect({ to: currentMerchant() === null ? '/channel/merchants' : '/manage', replace: true });
}
