import { health } from '@/lib/contract/session';
import { publicEndpoint } from '@/lib/http/public-endpoint';
import { refuse } from '@/lib/http/refuse';
import { isUp } from '@/lib/platform/database/is-up';

export const dynamic = 'force-dynamic';
export const GET = publicEndpoint(health, isUp);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(health);
