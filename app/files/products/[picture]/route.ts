import { productPicture } from '@/lib/http/product-picture';
import { refuse } from '@/lib/http/refuse';

export const GET = productPicture;
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse({ method: 'GET', location: '00' });
