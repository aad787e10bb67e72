import { moduleOf } from '../kernel/module.js';
import { auditedChangesView } from './audited-changes.js';
import { visitStepsView } from './visit-steps.js';

/** The rows of an auditor's reports; it has no events of its own. */
export const auditModule = moduleOf('audit', { views: [visitStepsView, auditedChangesView] });
