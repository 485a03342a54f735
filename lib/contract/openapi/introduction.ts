/** What applies to all operations: the first page of the reference, in Markdown. */
export const INTRODUCTION = `Valuation of contents claims. A client (an insurer) creates a *client reference* (a claim) and adds *appraisals* to it; each
pairs a claimed product with a replacement product and its replacement cost value. Photos are examined by image forensics. The actual cash value and the
status are set, and a report explains every amount. The cart is the set of appraisals of a claim.

**Authentication.** Every request has \`Authorization: apiKey <API_KEY>\`. A key for several clients sends \`client_id\` in the query or the body.
\`session-id\` (query) or \`session_id\` (body) is a label for logs and the audit trail, never a credential.

**Values.** Ids are accepted as an integer or its decimal string and returned as integers. Amounts have at most two decimals. Dates are \`YYYY-MM-DD\`;
\`create_time\` and \`update_time\` are ISO 8601 in UTC. Unknown fields of a body are ignored. Responses may get new fields at any time: ignore those you do not know.

**Errors.** Handle errors by \`event_code\`: \`ER\`, two letters for the type, two characters for the location. Three bodies have no code, see their operations.
A resource of another client gets the same response as one that does not exist. Every response has \`X-Request-Id\`; an error links to its page by \`Link: <…>; rel="help"\`.

**Retries.** Send an \`Idempotency-Key\` with every POST to retry safely. 429 and 503 have \`Retry-After\`.

**Versions.** There is no version in the path or a header. Changes are additive; deprecated parts are marked and keep working.`;
