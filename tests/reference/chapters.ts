import { acv, appraisals, statuses } from './chapters/appraisals';
import { claims } from './chapters/claims';
import { attachments, forensics } from './chapters/forensics';
import { reports, service } from './chapters/service';
import { events, keys } from './chapters/keys';
import type { Chapter } from './sample';

/** In the order in which they are performed: each may use what those before it have kept. */
export const chapters: readonly Chapter[] = [claims, appraisals, attachments, forensics, statuses, acv, reports, events, keys, service];
