export const dynamic = 'force-dynamic';
export const GET = () => Response.json({});
export const POST = async (request) =>
  Response.json({ got: Object.keys(await request.json()).length });
