import * as z from 'zod/mini';
import { signInKinds } from './sign-in-kinds.js';

export const SignInKind = z.enum(signInKinds);
export type SignInKind = z.infer<typeof SignInKind>;
