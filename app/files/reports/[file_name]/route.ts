import { refuse } from '@/lib/http/refuse';
import { reportFile } from '@/lib/http/report-file';

export const GET = reportFile;
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse({ method: 'GET', location: '00' });
