/** What holds for all operations, as the first page of the reference. Markdown. */
export const INTRODUCTION = `The service values contents claims. A client (an insurer) creates a *client reference* (a claim), adds *appraisals* to it,
each pairing a claimed product with a replacement product and its replacement cost value, attaches photos that image forensics examines, sets the actual
cash value and the status, and produces a report. The cart is the set of appraisals of one claim.

**Callers.** Every request carries \`Authorization: apiKey <API_KEY>\`. A key that has access to several clients names one in each request: \`client_id\`
in the query or in the body. \`session-id\` (query) or \`session_id\` (body) is a label for logs and the audit trail, never a credential.

**Values.** Ids come in as an integer or its decimal string and go out as integers. Amounts have at most two decimals. Dates are \`YYYY-MM-DD\`;
\`create_time\` and \`update_time\` are ISO 8601 in UTC. Unknown fields of a body are ignored. Answers may grow by new fields at any time: ignore what you do not know.

**Errors.** Branch on \`event_code\`: \`ER\`, two letters for the type, two characters for the location. Three bodies carry no code; the operations that
answer them say so. What belongs to another client is answered exactly as what does not exist. Every answer carries \`X-Request-Id\`; an error answer links to its page by \`Link: <…>; rel="help"\`.

**Retries.** Send an \`Idempotency-Key\` with every POST and repeat it safely. 429 and 503 say in \`Retry-After\` when.

**Versions.** There is no version in a path or a header: the interface only grows. What is deprecated is marked so and keeps working.`;
