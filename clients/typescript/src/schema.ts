// Made of openapi.json by `npm run openapi`; never edited by hand.

export interface paths {
    "/client_reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List client references, newest first
         * @description Pages by cursor: follow `metadata.next_cursor` or the `Link` header until there is none.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listClientReferences"];
        put?: never;
        /**
         * Create a client reference (a claim)
         * @description Only `client_reference` is required. Language and currency, when left out, are those of the client.
         *
         *     A key needs the scope `write`.
         */
        post: operations["createClientReference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a client reference
         * @description The claim itself; its appraisals are the cart. The ETag is its revision.
         *
         *     A key needs the scope `read`.
         */
        get: operations["readClientReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set or correct what a client reference states
         * @description Only what is named changes; null takes a fact back to "not stated". Another `date_damage` calculates every ACV anew that rules had made, by the rules of that day, as another purchase date of an item does; an amount that a person entered stays. What was not calculated is not calculated by it. Deductible and limit are in `totals` at once. With `If-Match` (see the ETag of the read) the change is refused when somebody else has changed the claim since.
         *
         *     A key needs the scope `write`.
         */
        patch: operations["updateClientReference"];
        trace?: never;
    };
    "/client_reference/{client_reference_id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a claim over, give it to another person, or leave it to nobody
         * @description A handler takes claims over, and gives back their own; a lead, an administrator and a key give them to anybody. The claim that is theirs already changes nothing.
         *
         *     A key needs the scope `write`.
         */
        put: operations["setClaimOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/claim_handlers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Those whom a claim can be given to
         * @description The active people of the client, by name.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listClaimHandlers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/appraisal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart: the appraisals of a claim
         * @description In the order in which it grew. Pages by cursor: follow `metadata.next_cursor` or the `Link` header until there is none.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listAppraisals"];
        put?: never;
        /**
         * Add an appraisal to a claim
         * @description Pairs a claimed product with its replacement. What is left out is taken from the claimed item where `row_id` names one (quantity, purchase date, condition, category, receipt), and the price from the chosen offer, else from the first one of the replacement that `GET /prices` does not set aside. The same pair again makes another appraisal.
         *
         *     A key needs the scope `write`.
         */
        post: operations["createAppraisal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/appraisal/{appraisal_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an appraisal
         * @description One line of the cart, with its amounts and attachments.
         *
         *     A key needs the scope `read`.
         */
        get: operations["readAppraisal"];
        /**
         * Change an appraisal; fields that are left out stay as they are
         * @description A null is as good as left out, and so is the value that a field has already: a request that changes nothing leaves no event. `clear` names what becomes "not stated". `cpid` cannot change: another one is passed over, with a warning. Another `rpid` with neither `offer_id` nor `replacement_cost_value` takes the new replacement's price as a new appraisal does, with shop and date and, unless it says otherwise, per piece; `warnings` tell of it. An ACV that rules made is calculated anew when something changes that it was calculated from: price, quantity, purchase date, condition, category, receipt, bought used; it is dropped where they can no longer value the item, unless the client's limit takes another person for that. One that a person entered or approved stays when price or quantity change, with no more than the RCV, and is marked `acv_outdated` until it is entered again; what awaits approval goes on waiting, and cannot be approved for other amounts. A price above the offer's by more than the client's limit counts once another person approves it; until then the offer's does.
         *
         *     A key needs the scope `write`.
         */
        put: operations["updateAppraisal"];
        post?: never;
        /**
         * Remove an appraisal from the cart
         * @description The claimed item and its attachments stay. A second time it is not found.
         *
         *     A key needs the scope `write`.
         */
        delete: operations["deleteAppraisal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The attachments of an appraisal
         * @description Those of its claimed item, so appraisals of the same item list the same.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listAttachments"];
        put?: never;
        /**
         * Add photos and receipts (multipart/form-data, one or more files)
         * @description JPEG, PNG, WebP, HEIC or PDF, by their bytes whatever they are called; at most 15 MB, 50 megapixels and 16,384 pixels a side each, 20 files and 60 MB together.
         *     All of them are taken or, when one is refused, none. A name that is taken gets ` (2)`. Each photo is examined at once; a PDF is a receipt and is not.
         *
         *     A key needs the scope `write`.
         */
        post: operations["uploadAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments/{file_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an attachment
         * @description The original bytes as they were uploaded, or what was made of them: `preview` and `thumbnail` are JPEG without metadata, `heatmap` is a PNG of where the evidence lies.
         *
         *     A key needs the scope `read`.
         */
        get: operations["readAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove an attachment from its claimed item
         * @description From all appraisals of the item, with its verdict. A second time it is not found.
         *
         *     A key needs the scope `write`.
         */
        delete: operations["deleteAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a household inventory (multipart/form-data, one file)
         * @description CSV or XLSX, by its bytes whatever it is called; at most 10 MB and 5,000 rows. Columns are found by their names: our own, in six languages, or the `HB.` columns of a Homebox export. See [Inventories](/docs/guide/inventories).
         *     Nothing of the claim changes: the answer says how each row was understood, what is wrong with it, and which product is proposed. It is kept as a draft that a commit names. Drafts of the claim that are older than a day are dropped by the next one.
         *
         *     A key needs the scope `write`.
         */
        post: operations["previewInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/inventory/{intake_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what an inventory was understood to say
         * @description As the preview answered it, with what has become of it.
         *
         *     A key needs the scope `read`.
         */
        get: operations["readInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/inventory/{intake_id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an inventory into its claim
         * @description Each row becomes a claimed item. Where a product is taken for it, it gets an appraisal too, with that product for its own replacement at the first price that `GET /prices` does not set aside, and its ACV by the rules in force on the day of the damage; an item that lacks what its rule needs keeps its RCV, and the answer says why. The others wait for a product: `GET …/claimed_item?waiting=true` lists them, and an appraisal names them by `row_id`.
         *     All of it in one step or none of it. A second commit changes nothing and answers the same.
         *
         *     A key needs the scope `write`.
         */
        post: operations["commitInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/inventory/{intake_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an inventory out of its claim again
         * @description Removes exactly the items and appraisals that the commit made, as long as nobody has worked on any of them. A second undo changes nothing; an intake that was never committed is discarded.
         *
         *     A key needs the scope `write`.
         */
        post: operations["undoInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/claimed_item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the claimed items of a claim
         * @description In their order. With `waiting=true` only those that have no appraisal: they wait for a product, and have one once `POST …/appraisal` names them by `row_id`.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listClaimedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/claimed_item/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a claimed item; fields that are left out stay as they are
         * @description A null is as good as left out, and so is the value that a field has already: a request that changes nothing leaves no event.
         *     Quantity, purchase date, condition, category and receipt change in the appraisals of the item too: it is one thing, bought on one day. What becomes of their ACV is as when they are changed themselves: one that rules made is calculated anew.
         *
         *     A key needs the scope `write`.
         */
        put: operations["updateClaimedItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/appraisal/{appraisal_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the PDF report of one appraisal
         * @description The answer is a JSON string: the address of the PDF. Reading it needs no header, so treat it as a secret; it expires with the retention of the client. Asked again on the same day for what says the same, it is the same address. The report prints a document id and an address, `/verify/<document id>`, where anybody who has the file can check it.
         *
         *     With `Prefer: respond-async` the answer is 202 and says where to ask how far it is; a webhook `report.ready` or `report.failed` with its `report_job_id` tells the end, too.
         *
         *     A key needs the scope `write`.
         */
        post: operations["createAppraisalReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/report/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the PDF report of several appraisals or the whole claim
         * @description Without `appraisal_ids` the report covers all appraisals of the claim, with them only those. The answer is the address of the PDF, as for one appraisal.
         *
         *     With `Prefer: respond-async` the answer is 202 and says where to ask how far it is; a webhook `report.ready` or `report.failed` with its `report_job_id` tells the end, too.
         *
         *     A key needs the scope `write`.
         */
        post: operations["createClaimReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reports of a claim, newest first
         * @description The newest 100 whose retention is not over, those that were revoked included. Their addresses are told to people of the client, and to a key of those that it asked for itself.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/report/job/{report_job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a report is that is made later
         * @description What `Prefer: respond-async` was answered by. It is kept for a week.
         *
         *     A key needs the scope `read`.
         */
        get: operations["readReportJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/report/{report_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a report
         * @description Its address opens nothing from then on, and whoever verifies the document is told that it was withdrawn, and when. It cannot be taken back; done twice it is as done once.
         *
         *     A key needs the scope `write`.
         */
        delete: operations["revokeReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forensics/{client_reference_id}/results/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Forensics results of the whole cart
         * @description By appraisal id. An appraisal without analysed attachments is absent, so an absent key means no results. Poll while something is `not_started` or `ongoing`; with `If-None-Match` an unchanged answer costs next to nothing.
         *
         *     A key needs the scope `read`.
         */
        get: operations["getForensicsResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forensics/{client_reference_id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the flag of an image
         * @description A person reviewed the flagged image and agrees that it needs attention. It stays `flagged`, for every appraisal of the same claimed item, and is no longer counted among the images that wait for a review. Keeping again is 200 without a second entry; `restore` takes it back, a clear outweighs it, and a new run makes a new verdict without it.
         *
         *     A key needs the scope `write`.
         */
        post: operations["keepForensicsFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forensics/{client_reference_id}/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a flagged image clean
         * @description A person reviewed the image. Both verdicts and the flagged state are cleared, for every appraisal of the same claimed item; the status stays `complete` and the verdict of the machine stays in the audit trail. Clearing again is 200 without a second entry.
         *
         *     A key needs the scope `write`.
         */
        post: operations["clearForensicsVerdict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forensics/{client_reference_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a clear or a kept flag: the verdict of the machine stands again
         * @description The last decision is taken back: a clear of an image whose flag was kept before leaves the kept flag. Restoring what nobody decided is 200 and changes nothing.
         *
         *     A key needs the scope `write`.
         */
        post: operations["restoreForensicsVerdict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forensics/{client_reference_id}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run the image forensics of an attachment again
         * @description Makes a new verdict; a clear or a kept flag belonged to the old one and is gone. One that is waiting or running is left alone.
         *
         *     A key needs the scope `write`.
         */
        post: operations["analyzeAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/appraisal/{appraisal_id}/appraisal_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the status of an appraisal
         * @description Any enabled status may follow any other unless the client has set a graph. Setting the status that it has is 200 and changes nothing.
         *
         *     A key needs the scope `write`.
         */
        put: operations["updateAppraisalStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appraisal_statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The appraisal statuses of the client
         * @description What this client may set; `enabled` false means that the whole feature is off.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listAppraisalStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The condition codes of items and appraisals
         * @description The same for every client.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the actual cash value of an appraisal came about
         * @description An appraisal without a calculation has none to read; its ACV is then its RCV.
         *
         *     A key needs the scope `read`.
         */
        get: operations["readAcv"];
        /**
         * Calculate the actual cash value of an appraisal, or enter it by hand with the reason
         * @description Without `actual_cash_value` it is calculated by the rule set that was in force on the day of the damage, and rules, facts and steps are frozen into the calculation. With it the amount is entered: of the whole line and not above its RCV. An entered amount above the client's limit awaits the approval of another person, counted together with those of other lines for the same item or product; so does a calculation whose market value is above it, or whose price is above the offer's by more than the limit. Replaces an earlier calculation; the same again changes nothing, unless the line changed since: then it is confirmed.
         *
         *     A key needs the scope `write`.
         */
        put: operations["setAcv"];
        post?: never;
        /**
         * Delete the actual cash value calculation of an appraisal
         * @description After it the ACV of the appraisal is its RCV again; an amount that awaits approval is withdrawn, and a price goes on waiting. Deleting what is not there is 204 too. Where the client has a limit, one person may not delete what the line would then count with more than that above.
         *
         *     A key needs the scope `write`.
         */
        delete: operations["deleteAcv"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or refuse an actual cash value that awaits approval
         * @description By another person than the one who entered it; a key and whoever issued it are one, and so are two keys of one person. Approved, it is the ACV of the appraisal; refused, it is gone, and what held before goes on holding. A refused price gives way to that of the offer or, without one, to none, until somebody states another.
         *
         *     A key needs the scope `write`.
         */
        post: operations["decideAcv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a claim comes to: RCV, depreciation, ACV, limits, deductible, net
         * @description Net claim = min(policy limit, total − deductible), never below zero. The total is the sum of the lines after their own limits and deductibles, and after the limits of their categories. A line without a calculation counts with its RCV; one whose stated price awaits another person, with the price of its offer.
         *
         *     A key needs the scope `read`.
         */
        get: operations["readClaimTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acv_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read above which amount an entered ACV needs a second person
         * @description Of the client that the call acts for.
         *
         *     A key needs the scope `read`.
         */
        get: operations["readAcvSettings"];
        /**
         * Set above which amount an entered ACV needs a second person
         * @description What was entered before stays as it is, and so does what awaits approval.
         *
         *     A key needs the scope `admin`.
         */
        put: operations["updateAcvSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rule_set_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published depreciation tables to start a rule set from
         * @description With the categories of the catalogue that each rule would be for.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listRuleSetTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rule_sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rule sets of the client, newest first
         * @description Drafts and published versions, without their rules.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listRuleSets"];
        put?: never;
        /**
         * Make a draft of a rule set
         * @description From a published table, from another rule set of the client or, without either, with one rule that takes nothing off. A client may have 50 drafts.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["createRuleSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rule_sets/{rule_set_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a rule set with its rules
         * @description A draft, or a published version as it was published.
         *
         *     A key needs the scope `read`.
         */
        get: operations["readRuleSet"];
        /**
         * Change a draft; what is left out stays
         * @description Rules are replaced as a whole. A published rule set never changes. Name the `revision` that was read, so that nobody else’s change is overwritten.
         *
         *     A key needs the scope `admin`.
         */
        put: operations["updateRuleSet"];
        post?: never;
        /**
         * Delete a draft
         * @description A published rule set stays: calculations were made by it.
         *
         *     A key needs the scope `admin`.
         */
        delete: operations["deleteRuleSet"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rule_sets/{rule_set_id}/try_out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Value an example by a rule set
         * @description Stores nothing.
         *
         *     A key needs the scope `read`.
         */
        post: operations["tryRuleSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rule_sets/{rule_set_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the open appraisals would come to under a rule set
         * @description Publishing changes no stored calculation; this is what calculating anew would change. Looks at the newest 5,000 open appraisals of claims whose damage the rule set would govern. Those entered by hand are left out; they count in the claims, which are settled as a whole with limits and deductibles.
         *
         *     A key needs the scope `read`.
         */
        get: operations["previewRuleSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rule_sets/{rule_set_id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft
         * @description It gets the next version and is never edited again. It governs damages from its day on, until a later day of another version; of two with the same day the higher version. Stored calculations stay as they are.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["publishRuleSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/portal/customer/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send appraisals from the cart to the customer portal
         * @description The whole cart, or the appraisals that are named. Rows are upserted by `row_id`; an item that the policyholder has answered stays as it was answered. What was left out stands in `skipped`: `already_answered`, `same_item` (another appraisal of its item was sent) or `no_amount`. With nothing to send the list is empty and nothing changes.
         *
         *     A key needs the scope `write`.
         */
        post: operations["sendToPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/portal/customer/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The policyholder's link, its PIN and its state
         * @description Before a link was made all that belongs to one is null.
         *
         *     A key needs the scope `write`.
         */
        get: operations["readPortalAccess"];
        put?: never;
        /**
         * Make a new link; the one before stops working
         * @description A new token; with a PIN the policyholder must enter it besides. Answers that were given stay.
         *
         *     A key needs the scope `write`.
         */
        post: operations["makePortalAccess"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the link: its time, its PIN, lock, unlock, reopen or revoke it
         * @description Changes what is named and leaves the rest.
         *
         *     A key needs the scope `write`.
         */
        patch: operations["changePortalAccess"];
        trace?: never;
    };
    "/client_reference/{client_reference_id}/portal/customer/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to the policyholder, and what the policyholder says to it
         * @description Answers change until they are submitted.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listPortalAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/portal/customer/answers/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take over one thing that the policyholder has corrected, or keep what we had
         * @description One field at a time. `taken` changes the claimed item, and with it its appraisals, as `PUT …/claimed_item/{row_id}` does; `kept` changes nothing but that it is noted. What was decided can be decided otherwise; what was taken over is not taken back by it. An answer that the policyholder gives anew is undecided again.
         *
         *     A key needs the scope `write`.
         */
        put: operations["decidePortalCorrection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Policyholder: what was sent to me
         * @description Reading consumes nothing and tells nobody; see `POST /portal/open` for that.
         */
        get: operations["readPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Policyholder: I have opened the link
         * @description Tells the insurer, once, that the link was opened. A page sends it when a person looks, not when a mail scanner does.
         */
        post: operations["openPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/items/{row_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Policyholder: confirm, disagree with or correct an item; until submitted it may be said anew
         * @description A disagreement needs its `reason`, a correction something that is corrected, and a confirmation neither. Saying the same again changes nothing.
         */
        put: operations["answerPortalItem"];
        post?: never;
        /**
         * Policyholder: take the answer about an item back
         * @description Where there is none it is 204 too.
         */
        delete: operations["withdrawPortalAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Policyholder: keep what I say of the whole; until submitted it may be said anew
         * @description Kept as it is written, an empty one too, and handed in by `POST /portal/submit`.
         */
        put: operations["commentPortal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/items/{row_id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Policyholder: add photos and receipts to an item (multipart/form-data, one or more files)
         * @description The same kinds and limits as attachments of an appraisal; at most 30 files an item.
         */
        post: operations["addPortalPhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/items/{row_id}/photos/{file_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Policyholder: see a photo of an item, re-encoded without metadata
         * @description Our re-encoded copies only, as JPEG.
         */
        get: operations["readPortalPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Policyholder: hand in the answers; nothing can be changed afterwards
         * @description All answers or, when something is wrong, none. With `everything_is_correct` what was not answered is confirmed; without it every item needs its answer. Handing in again is answered alike and does nothing.
         */
        post: operations["submitPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Policyholder: take the handing in back, to change answers
         * @description As long as the insurer has not locked the link. The answers stay as they were, `reopen_time` says since when they are taken back, and they are handed in again by `POST /portal/submit`; what was not handed in changes nothing.
         */
        post: operations["reopenPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/new_link_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Policyholder: my link has expired, please send a new one
         * @description For a link that has expired; its PIN is not asked for. Tells the insurer once, however often it is asked; nothing of the claim is answered. A link that was replaced by a newer one is refused with 401 and says so. A link that works needs no other: `request_time` is null and nobody is told.
         */
        post: operations["requestNewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search_suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products while somebody types
         * @description The last word may be unfinished. Words may be torn apart or run together; a category may be named by its everyday words in en, da, sv, nb, de or fi. Spelling mistakes are forgiven when nothing is spelt as typed.
         *
         *     A key needs the scope `read`.
         */
        get: operations["searchSuggestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the products
         * @description Ranked, the best match first. The category is predicted from what was found; one that the caller names comes first, and with `force_client_category=true` no other is shown.
         *
         *     A key needs the scope `read`.
         */
        get: operations["productSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices of a product and of what may replace it
         * @description One group per product: first those with a price that is not set aside, the closest in kind and quality first, then the cheapest. `grouped_prices[0][0].total_price` is the answer when one price is wanted. A price that was set aside says why and stays selectable.
         *
         *     A key needs the scope `read`.
         */
        get: operations["prices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price_history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a product cost over time
         * @description By day: the lowest price that was read on it. By shop: every price that was read, the newest 1,000. Days without a price have no entry.
         *
         *     A key needs the scope `read`.
         */
        get: operations["priceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories of the catalogue
         * @description Which `client_category_id` can be named in a lookup or chosen for an appraisal. By name, in the language of `language`, else in the client's; the same categories for every client.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_reference/{client_reference_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit trail of a claim, as a chain of hashes
         * @description Every change of the claim, its cart and its verdicts, oldest first unless `order` says otherwise. A changed, removed or swapped event breaks the chain of hashes.
         *
         *     A key needs the scope `read`.
         */
        get: operations["listClaimEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API keys of the client, newest first, ended ones included
         * @description Those that reach no further than the caller.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Issue an API key; the key itself is in this answer only
         * @description Scopes and clients not beyond those of the caller; without `client_ids` the client that the call acts for.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_keys/{api_key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an API key
         * @description Everything about it but its secret.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["readApiKey"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key at once
         * @description From the next request on it is refused. A second time changes nothing.
         *
         *     A key needs the scope `admin`.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        /**
         * Rename an API key, take scopes from it or bring its end forward
         * @description A key can only become narrower: whoever wants a wider one issues another.
         *
         *     A key needs the scope `admin`.
         */
        patch: operations["updateApiKey"];
        trace?: never;
    };
    "/api_keys/{api_key_id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a key in place of another, which works on for grace_hours (24 unless given, 0 for none)
         * @description Same name, scopes and clients, and a life as long as that of the old one unless another is asked for.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit trail of the client itself (keys, people), oldest first, as a chain of hashes
         * @description What belongs to no claim: keys issued, rotated and revoked, endpoints, people.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["listClientEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit trail of the client and of all its claims
         * @description First the chain of the client itself, then those of its claims in the order of their ids, each oldest first. One event a line, with its `payload` and hashes, so that whole chains can be verified; `client_reference_id` is null (in CSV: empty) in the chain of the client. A range of time cuts chains: their first event then continues one that is not in the file. A connection that ends without the last chunk has left events out.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["exportAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The requests of the client, newest first
         * @description Kept for as long as the settings of the client say, 30 days unless changed. Filters may be combined: a request has to fit all of them. What a server still held when it was killed is missing: this is a log, not the audit trail.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the addresses that are told what happens
         * @description All of them, the oldest first, without their secrets.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Register an address that is told what happens
         * @description Messages follow Standard Webhooks: verify `webhook-signature` with the `secret` of this answer, which is shown once. What happens from now on is sent, at least once and in no promised order. A client may have 20 endpoints.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_endpoints/{webhook_endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an endpoint
         * @description Without its secret: who lost it rotates it.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["readWebhookEndpoint"];
        /**
         * Change an endpoint
         * @description Fields that are left out stay as they are. Switched off, an endpoint gets nothing of what happens meanwhile, and what was waiting for it has failed; it can be redelivered later.
         *
         *     A key needs the scope `admin`.
         */
        put: operations["updateWebhookEndpoint"];
        post?: never;
        /**
         * Delete an endpoint
         * @description Its deliveries and their answers go with it.
         *
         *     A key needs the scope `admin`.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_endpoints/{webhook_endpoint_id}/rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret of an endpoint
         * @description For `grace_hours` messages carry two signatures, by the new and by the old secret, so that a receiver can change over in its own time. A second rotation within the grace ends it for the oldest secret.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_endpoints/{webhook_endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message to an endpoint
         * @description A `webhook.test` message, whichever types the endpoint wants, on the way of every other: read the delivery for its answer.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_endpoints/{webhook_endpoint_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of an endpoint, newest first
         * @description Of the last 30 days. Pages by cursor: follow `metadata.next_cursor` or the `Link` header until there is none.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_endpoints/{webhook_endpoint_id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery with its message and its tries
         * @description The latest hundred tries, the oldest of them first, each with what the endpoint answered.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["readWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_endpoints/{webhook_endpoint_id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again
         * @description The same message under the same `webhook-id`, whatever became of it, at once and with a new round of tries. While a try is running it changes nothing.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price_imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports of price feeds
         * @description Those that the client has asked for, the newest first.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["listPriceImports"];
        put?: never;
        /**
         * Import a price feed (multipart/form-data, one file)
         * @description Google Merchant TSV or XML (RSS 2.0, Atom), or CSV with a header, told by the file's first bytes; at most 60 MB. The catalogue is shared by all clients, so the client must be one that manages it.
         *     `shop_name`, `currency` and `dry_run` may stand in the address or, as fields, in the form.
         *     The answer comes at once; a worker does the work. The whole feed is written in one step or not at all. Rows that cannot be used are left out and listed with their reasons. The same feed again changes nothing.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["createPriceImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price_imports/{price_import_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far an import is
         * @description While it is `running`, about once a second there is something new to read.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["readPriceImport"];
        put?: never;
        post?: never;
        /**
         * Discard an import
         * @description One that waits is not begun, one that runs is stopped and undone. Of one that is done only the record goes: its prices stay.
         *
         *     A key needs the scope `admin`.
         */
        delete: operations["discardPriceImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price_imports/{price_import_id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows that were left out
         * @description Each field that is wrong, in the order of the feed; the first 1,000 are kept. `row` counts as a spreadsheet does: the header is row 1. In XML it is the n-th item.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["listPriceImportErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of the client, newest first
         * @description Disabled ones included. Who was invited and has not come yet is in `GET /invitations`.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the role of a person, disable or enable
         * @description From the next request on. Whoever is disabled for the last of their clients is signed out everywhere, and open links are void. A change of the role does not sign out. What is as it was already is no change.
         *
         *     A key needs the scope `admin`.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{user_id}/reset_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link by which a person chooses another password; it is in this answer only
         * @description Valid for 24 hours, once; links made before are void. The password in use works until another is chosen, which ends all sessions. The password of a person who signs in for another client by it, too, is not for an administrator of one of them to reset.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["createResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations that were not taken yet, newest first
         * @description Expired ones included, until they are withdrawn or sent anew.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person; the link to join by is in this answer only
         * @description Valid for 7 days, once. The answer does not tell whether the person uses the service for another client already: whoever does joins with the password in use.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{invitation_id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another link for an invitation; the one before is void
         * @description Valid for another 7 days.
         *
         *     A key needs the scope `admin`.
         */
        post: operations["renewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation; its link is void at once
         * @description The person may be invited again.
         *
         *     A key needs the scope `admin`.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the client
         * @description Its statuses have an operation of their own.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["readClientSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings of the client
         * @description What is left out stays. A threshold holds for pictures that are examined from now on: no verdict is rewritten. `report_retention_days` holds for new reports, `request_log_days` for the whole log: what is older is removed within the hour.
         *
         *     A key needs the scope `admin`.
         */
        patch: operations["updateClientSettings"];
        trace?: never;
    };
    "/client_settings/flag_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many pictures of the last 90 days another threshold would flag
         * @description By what the engine found then. Nothing is changed by it, and nothing would be: verdicts stay as they are.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["previewFlagThreshold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statuses of the client, their words, order and transitions
         * @description What every handler reads of them is in `GET /appraisal_statuses`.
         *
         *     A key needs the scope `admin`.
         */
        get: operations["readStatusSettings"];
        /**
         * Replace the statuses of the client, their words, order and transitions
         * @description The order of `statuses` is that of the desk. Status 1 is that of every new appraisal and stays. One that an appraisal has cannot be left out. A graph that leaves a status unreachable is taken and told in `unreachable`.
         *
         *     A key needs the scope `admin`.
         */
        put: operations["updateStatusSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller and the clients that it may act for
         * @description Tells a key which `client_id` it may name.
         *
         *     A key needs the scope `read`.
         */
        get: operations["readSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service and its database answer
         * @description For load balancers and monitors; asks for no credential.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description How the actual cash value of an appraisal came about. */
        AcvCalculation: {
            /** @description Of the whole line. */
            actual_cash_value: number;
            /** @description RCV minus ACV. */
            depreciation: number;
            /** @description Of the whole line: the price times the quantity. */
            replacement_cost_value: number;
            /** @description Entered by a person or a system, not calculated by rules. */
            is_manual: boolean;
            /** @description Why, when it was entered. */
            reason: string | null;
            /** @description `user:<e-mail>` or `key:<id>`. */
            entered_by: string;
            /** @description Who confirmed an amount above the limit of the client. */
            approved_by: string | null;
            /** @description What of the ACV lies above the rule's limit for the item. */
            above_item_limit: number;
            /** @description The rule's deductible for the item. */
            item_deductible: number;
            /** @description ACV minus both: what the line counts with in the net claim. */
            payable: number;
            /** @description Paid once the item has been replaced; 0 where the rule does not say so. */
            recoverable_depreciation: number;
            /** @description The rules that were in force on the day of the damage; null for an entered one. */
            rule_set: {
                rule_set_id: number;
                name: string;
                version: number;
            } | null;
            /** @description The rule of the set that was used. */
            rule: string | null;
            facts: {
                client_category_id: number | null;
                replacement_cost_value: number | null;
                item_quantity: number;
                is_price_per_item: boolean;
                date_purchase: string | null;
                date_damage: string | null;
                appraisal_condition: number;
                has_receipt: boolean | null;
                bought_used: boolean | null;
                market_value: number | null;
            } | null;
            /** @description How the rules arrived at it; empty for an entered one. */
            steps: components["schemas"]["ValuationStep"][];
            /** @description What of the line changed since a person settled it, or since rules valued it that no longer can. It goes on counting, with no more than the RCV, until it is entered or calculated again; null: it belongs to the line as it is. */
            outdated: {
                field: string;
                was: string | number | boolean | null;
                is: string | number | boolean | null;
            }[] | null;
            /** Format: date-time */
            create_time: string;
            /**
             * @description `awaiting_approval`: above the limit of the client, and without effect until another person approves it.
             * @enum {string}
             */
            state: "in_force" | "awaiting_approval";
            /**
             * @description What awaits approval: an amount that was entered, a market value that a rule asked for, or a price above the offer's by more than the limit; null where nothing does.
             * @enum {string|null}
             */
            approval_of: "amount" | "market_value" | "replacement_cost" | null;
            /** @description While this one awaits approval, the calculation that holds; null where the RCV holds or, while a price awaits approval, the offer's. */
            in_force: {
                /** @description Of the whole line. */
                actual_cash_value: number;
                /** @description RCV minus ACV. */
                depreciation: number;
                /** @description Of the whole line: the price times the quantity. */
                replacement_cost_value: number;
                /** @description Entered by a person or a system, not calculated by rules. */
                is_manual: boolean;
                /** @description Why, when it was entered. */
                reason: string | null;
                /** @description `user:<e-mail>` or `key:<id>`. */
                entered_by: string;
                /** @description Who confirmed an amount above the limit of the client. */
                approved_by: string | null;
                /** @description What of the ACV lies above the rule's limit for the item. */
                above_item_limit: number;
                /** @description The rule's deductible for the item. */
                item_deductible: number;
                /** @description ACV minus both: what the line counts with in the net claim. */
                payable: number;
                /** @description Paid once the item has been replaced; 0 where the rule does not say so. */
                recoverable_depreciation: number;
                /** @description The rules that were in force on the day of the damage; null for an entered one. */
                rule_set: {
                    rule_set_id: number;
                    name: string;
                    version: number;
                } | null;
                /** @description The rule of the set that was used. */
                rule: string | null;
                facts: {
                    client_category_id: number | null;
                    replacement_cost_value: number | null;
                    item_quantity: number;
                    is_price_per_item: boolean;
                    date_purchase: string | null;
                    date_damage: string | null;
                    appraisal_condition: number;
                    has_receipt: boolean | null;
                    bought_used: boolean | null;
                    market_value: number | null;
                } | null;
                /** @description How the rules arrived at it; empty for an entered one. */
                steps: components["schemas"]["ValuationStep"][];
                /** @description What of the line changed since a person settled it, or since rules valued it that no longer can. It goes on counting, with no more than the RCV, until it is entered or calculated again; null: it belongs to the line as it is. */
                outdated: {
                    field: string;
                    was: string | number | boolean | null;
                    is: string | number | boolean | null;
                }[] | null;
                /** Format: date-time */
                create_time: string;
            } | null;
        };
        /** @description The calculation as it stands now. */
        AcvOutcome: {
            /** @description Of the whole line. */
            actual_cash_value: number;
            /** @description RCV minus ACV. */
            depreciation: number;
            /** @description Of the whole line: the price times the quantity. */
            replacement_cost_value: number;
            /** @description Entered by a person or a system, not calculated by rules. */
            is_manual: boolean;
            /** @description Why, when it was entered. */
            reason: string | null;
            /** @description `user:<e-mail>` or `key:<id>`. */
            entered_by: string;
            /** @description Who confirmed an amount above the limit of the client. */
            approved_by: string | null;
            /** @description What of the ACV lies above the rule's limit for the item. */
            above_item_limit: number;
            /** @description The rule's deductible for the item. */
            item_deductible: number;
            /** @description ACV minus both: what the line counts with in the net claim. */
            payable: number;
            /** @description Paid once the item has been replaced; 0 where the rule does not say so. */
            recoverable_depreciation: number;
            /** @description The rules that were in force on the day of the damage; null for an entered one. */
            rule_set: {
                rule_set_id: number;
                name: string;
                version: number;
            } | null;
            /** @description The rule of the set that was used. */
            rule: string | null;
            facts: {
                client_category_id: number | null;
                replacement_cost_value: number | null;
                item_quantity: number;
                is_price_per_item: boolean;
                date_purchase: string | null;
                date_damage: string | null;
                appraisal_condition: number;
                has_receipt: boolean | null;
                bought_used: boolean | null;
                market_value: number | null;
            } | null;
            /** @description How the rules arrived at it; empty for an entered one. */
            steps: components["schemas"]["ValuationStep"][];
            /** @description What of the line changed since a person settled it, or since rules valued it that no longer can. It goes on counting, with no more than the RCV, until it is entered or calculated again; null: it belongs to the line as it is. */
            outdated: {
                field: string;
                was: string | number | boolean | null;
                is: string | number | boolean | null;
            }[] | null;
            /** Format: date-time */
            create_time: string;
            /**
             * @description `awaiting_approval`: above the limit of the client, and without effect until another person approves it.
             * @enum {string}
             */
            state: "in_force" | "awaiting_approval";
            /**
             * @description What awaits approval: an amount that was entered, a market value that a rule asked for, or a price above the offer's by more than the limit; null where nothing does.
             * @enum {string|null}
             */
            approval_of: "amount" | "market_value" | "replacement_cost" | null;
            /** @description While this one awaits approval, the calculation that holds; null where the RCV holds or, while a price awaits approval, the offer's. */
            in_force: {
                /** @description Of the whole line. */
                actual_cash_value: number;
                /** @description RCV minus ACV. */
                depreciation: number;
                /** @description Of the whole line: the price times the quantity. */
                replacement_cost_value: number;
                /** @description Entered by a person or a system, not calculated by rules. */
                is_manual: boolean;
                /** @description Why, when it was entered. */
                reason: string | null;
                /** @description `user:<e-mail>` or `key:<id>`. */
                entered_by: string;
                /** @description Who confirmed an amount above the limit of the client. */
                approved_by: string | null;
                /** @description What of the ACV lies above the rule's limit for the item. */
                above_item_limit: number;
                /** @description The rule's deductible for the item. */
                item_deductible: number;
                /** @description ACV minus both: what the line counts with in the net claim. */
                payable: number;
                /** @description Paid once the item has been replaced; 0 where the rule does not say so. */
                recoverable_depreciation: number;
                /** @description The rules that were in force on the day of the damage; null for an entered one. */
                rule_set: {
                    rule_set_id: number;
                    name: string;
                    version: number;
                } | null;
                /** @description The rule of the set that was used. */
                rule: string | null;
                facts: {
                    client_category_id: number | null;
                    replacement_cost_value: number | null;
                    item_quantity: number;
                    is_price_per_item: boolean;
                    date_purchase: string | null;
                    date_damage: string | null;
                    appraisal_condition: number;
                    has_receipt: boolean | null;
                    bought_used: boolean | null;
                    market_value: number | null;
                } | null;
                /** @description How the rules arrived at it; empty for an entered one. */
                steps: components["schemas"]["ValuationStep"][];
                /** @description What of the line changed since a person settled it, or since rules valued it that no longer can. It goes on counting, with no more than the RCV, until it is entered or calculated again; null: it belongs to the line as it is. */
                outdated: {
                    field: string;
                    was: string | number | boolean | null;
                    is: string | number | boolean | null;
                }[] | null;
                /** Format: date-time */
                create_time: string;
            } | null;
            /** @description What was stated and counts for nothing, as `field : text`. */
            warnings: string[];
        };
        /** @description What was sent, and what the policyholder says to it. */
        AnsweredItem: {
            appraisal_id: number;
            sent: components["schemas"]["PortalItem"];
            answer: components["schemas"]["PortalAnswer"] | null;
            /** Format: date-time */
            answer_time: string | null;
            added_files: string[];
            /** @description What was done with what the answer corrects; without an entry nothing yet. */
            decisions: {
                [key: string]: "taken" | "kept";
            };
        };
        /** @description A key without its secret, which nobody can read again. */
        ApiKey: {
            api_key_id: string;
            name: string;
            scopes: ("read" | "write" | "admin")[];
            /** @description The clients that it may act for. */
            client_ids: number[];
            /**
             * @description `expiring`: works, and ends within seven days or has been rotated.
             * @enum {string}
             */
            state: "active" | "expiring" | "expired" | "revoked";
            /** Format: date-time */
            create_time: string;
            /** @description Who issued it: `key:<id>`, `user:<address>` or `operator`. */
            created_by: string | null;
            /** Format: date-time */
            expire_time: string | null;
            /** Format: date-time */
            revoke_time: string | null;
            /**
             * Format: date-time
             * @description Exact to a minute.
             */
            last_used_time: string | null;
            /** @description The id of the key that took its place. */
            replaced_by: string | null;
        };
        /** @description A line of the cart: a claimed product, its replacement and the amounts. */
        Appraisal: {
            appraisal_id: number;
            client_reference_id: number;
            /** @description The claimed item. */
            row_id: number;
            /** @description Claimed product. */
            cpid: string;
            /** @description Replacement product. */
            rpid: string;
            cp_name_cart: string;
            rp_name_cart: string;
            homepage_client_category_id: number | null;
            selected_client_category_id: number | null;
            item_quantity: number;
            /** @description Whether `replacement_cost_value` is of one piece or of the line. */
            is_price_per_item: boolean;
            offer_id: string | null;
            shop_name: string | null;
            shop_url: string | null;
            /** @description RCV as it was given; null when no price is known. */
            replacement_cost_value: number | null;
            /** @description `YYYY-MM-DD HH:MM:SS` in UTC. */
            rp_price_date: string | null;
            /** @description ACV of the line, quantity included; equal to its RCV when nothing was calculated. */
            actual_cash_value: number | null;
            /** @description RCV of the line that is in force, quantity included: while the stated one awaits another person the offer's, or 0 without an offer. */
            total_replacement_cost_value: number | null;
            /** @description RCV of the line as it was stated, while that awaits another person; null: it is in force. */
            replacement_cost_value_awaiting: number | null;
            /** @description Of the line: RCV in force minus ACV. */
            depreciation: number | null;
            /** @description The claim's, ISO 4217. */
            currency: string;
            /**
             * @description Where the ACV comes from: by rules, by a person or, with `none`, it is the RCV because nothing was calculated.
             * @enum {string}
             */
            acv_state: "none" | "calculated" | "entered";
            /** @description An amount above the limit of the client, entered or by a price or market value that was; it has no effect until another person approves it. */
            acv_awaiting_approval: number | null;
            /** @description Whether the ACV was settled before the line changed: it counts until it is entered or calculated again. `GET …/acv` says what changed. */
            acv_outdated: boolean;
            /** @description What was let in and may be a slip, as `field : text`: a replacement of another category than the claimed product, a price of 0. */
            warnings: string[];
            /** @description Null when no offer was chosen and none had a price. */
            price_snapshot: components["schemas"]["PriceSnapshot"] | null;
            /** Format: date */
            date_purchase: string | null;
            comment: string;
            /** @description See `GET /conditions`. */
            appraisal_condition: number;
            /** @description Null: not stated. */
            has_receipt: boolean | null;
            /** @description Null: not stated. */
            bought_used: boolean | null;
            /** @description See `GET /appraisal_statuses`. */
            appraisal_status_id: number;
            /** @description The name of the status. */
            appraisal_status: string;
            /** @description File names; they address verdicts. */
            attachments: string[];
            attachment_details: components["schemas"]["AttachmentDetails"][];
            /** @description Grows with every change of the appraisal, its status and its ACV, whoever makes it; `If-Match` names the one that was read. */
            revision: number;
            /** Format: date-time */
            create_time: string;
            /** Format: date-time */
            update_time: string;
        };
        /** @description A file of a claimed item. */
        AttachmentDetails: {
            name: string;
            /** @description Reads the original, with the same credential. */
            url: string;
            /** @description Media type, found by its bytes. */
            type: string;
            /** @description Bytes. */
            size: number;
            /** @description Of the original bytes, hexadecimal. */
            sha256: string;
            /** @description Pixels; null for a PDF. */
            width: number | null;
            /** @description Pixels; null for a PDF. */
            height: number | null;
            /** @description Null for a PDF, which is not examined. */
            forensics_status: components["schemas"]["ForensicsStatus"] | null;
        };
        /** @description One thing that happened, chained to the one before. */
        AuditEvent: {
            /** @description 1 for the first event of a chain, then one more each. */
            sequence: number;
            /** @description What happened, for example `forensics.cleared`. */
            type: string;
            /** @description `key:<id>`, `user:<address>`, `engine`, `operator` or `policyholder`. */
            actor: string;
            /** @description The caller's label for its user. */
            session_id: string | null;
            /** Format: date-time */
            time: string;
            /** @description The particulars, in fields of this API. */
            data: {
                [key: string]: unknown;
            };
            /** @description The text that was hashed: JSON of all of the above. */
            payload: string;
            /** @description Of the event before; empty for the first. */
            previous_hash: string;
            /** @description SHA-256, hexadecimal, of `previous_hash` followed by `payload`, both as UTF-8. */
            hash: string;
        };
        /** @description Where the chain ends: whoever has all events has `sequence` of them, and the last one's hash is `hash`. */
        AuditHead: {
            sequence: number;
            hash: string;
        };
        /** @description Sums of the whole cart, whatever the page; the RCV is the one in force. */
        CartTotals: {
            replacement_cost_value: number;
            depreciation: number;
            actual_cash_value: number;
            appraisal_count: number;
            currency: string;
        };
        /** @description What kind of thing was looked for. */
        CategoryPrediction: {
            client_category_id: number;
            /** @description In the language of `language`, else in the client's. */
            client_category: string;
            /** @description The category is the one that the caller forced, whatever the words say. */
            is_forced: boolean;
            /** @description Why this category, in the language of `language`. */
            reason: string;
        };
        /** @description One thing that happened to a claim, chained to the one before. */
        ClaimEvent: {
            /** @description 1 for the first event of a chain, then one more each. */
            sequence: number;
            /** @description What happened, for example `forensics.cleared`. */
            type: string;
            /** @description `key:<id>`, `user:<address>`, `engine`, `operator` or `policyholder`. */
            actor: string;
            /** @description The caller's label for its user. */
            session_id: string | null;
            /** Format: date-time */
            time: string;
            /** @description The particulars, in fields of this API. */
            data: {
                [key: string]: unknown;
            };
            /** @description The text that was hashed: JSON of all of the above. */
            payload: string;
            /** @description Of the event before; empty for the first. */
            previous_hash: string;
            /** @description SHA-256, hexadecimal, of `previous_hash` followed by `payload`, both as UTF-8. */
            hash: string;
            /** @description The name of the person who did it, as it is now; null for all others. */
            actor_name: string | null;
        };
        /** @description A claim with the sums of its cart. */
        ClaimSummary: {
            client_reference_id: number;
            /** @description Your own label for the claim. */
            client_reference: string;
            client_id: number;
            /** Format: date */
            date_damage: string | null;
            cause: string | null;
            policyholder_name: string | null;
            /** @description The claim handler in charge: the one who created it, where a person did, or who took it over since. */
            owner: string | null;
            /** @description The `user_id` of the handler in charge. */
            owner_id: number | null;
            /**
             * @description Language code.
             * @enum {string}
             */
            language: "en" | "da" | "sv" | "nb" | "de" | "fi";
            /** @description ISO 4217 code of all amounts of the claim. */
            currency: string;
            claim_deductible: number | null;
            policy_limit: number | null;
            /** @description `open` until the claim is closed. */
            status: string;
            /** @description Grows with every change of what the claim states of itself, not of its cart; `If-Match` names it. */
            revision: number;
            /** Format: date-time */
            create_time: string;
            /** Format: date-time */
            update_time: string;
            appraisal_count: number;
            /** @description Sum of the cart, lines with their quantity. */
            replacement_cost_value: number;
            /** @description Sum of the cart; a line without a calculation counts with its RCV. */
            actual_cash_value: number;
            /** @description Photos that wait for a review. */
            flagged_count: number;
            /** @description Photos whose examination is not over. */
            running_count: number;
        };
        /** @description What a claim comes to. */
        ClaimTotals: {
            currency: string;
            /** @description RCV in force: a price that awaits another person is not in it, that of its offer is. */
            replacement_cost_value: number;
            depreciation: number;
            actual_cash_value: number;
            above_item_limits: number;
            item_deductibles: number;
            above_category_limits: number;
            /** @description ACV minus the three above. */
            total: number;
            /** @description What of the deductible could be taken: never more than the total. `terms` has the deductible itself. */
            claim_deductible: number;
            above_policy_limit: number;
            net_claim: number;
            /** @description Appraisals of the claim. */
            line_count: number;
            /** @description Those of them that nothing was calculated or entered for: they count with their RCV. */
            lines_without_acv: number;
            /** @description Those of them that have no RCV either, and count with nothing. */
            lines_without_amount: number;
            /** @description Those whose ACV was settled before the line changed. */
            lines_outdated: number;
            /** @description Those for which an amount awaits another person. */
            lines_awaiting_approval: number;
            recoverable_depreciation: number;
            /** @description What the claim states; null where it states none. */
            terms: {
                claim_deductible: number | null;
                policy_limit: number | null;
            };
            /** @description From the sum of the lines to the net claim. */
            steps: {
                /** @description Which step it is; the same in every language. */
                message: string;
                /** @description The figures of the step: amounts, percents, days. */
                values: {
                    [key: string]: string | number;
                };
                /** @description By how much the step changes the amount. The first step is the RCV; all together make `payable`. */
                amount: number;
                /** @description What the step did, in words. */
                sentence: string;
            }[];
        };
        /** @description An item of loss. */
        ClaimedItem: {
            row_id: number;
            display_id: number;
            description: string;
            quantity: number;
            /** @description Condition code, see `GET /conditions`. */
            condition: number;
            client_category_id: number | null;
            /** Format: date */
            date_purchase: string | null;
            /** @description Of the line. */
            claimed_amount: number | null;
            location: string | null;
            receipt: boolean;
            notes: string;
            /** @description The product that was claimed, or is proposed. */
            pid: string | null;
            /** @description None: the item waits for a product. */
            appraisal_ids: number[];
            /** @description Of its appraisals, as they stand. */
            appraisal_revisions: {
                appraisal_id: number;
                revision: number;
            }[];
            intake_id: number | null;
            /** Format: date-time */
            create_time: string;
        };
        /** @description The product that is claimed: `pid` is the `cpid` of an appraisal. */
        ClaimedProduct: {
            pid: string;
            /** @description The variant: products with the same or a similar price. */
            vcid: string;
            /** @description The model family. */
            alid: string;
            product_name: string;
            /** @description A picture of ours by its path below the origin of the service (`/files/products/…`), or the absolute address that a price feed named. */
            pic_url: string | null;
            /**
             * @deprecated
             * @description Deprecated since 0.121.0: use `pic_url`.
             */
            product_pic_url: string | null;
            /** @description What is known of the variant: `storage_gb`, `screen_in`, `colour` and so on. */
            specs: {
                [key: string]: string | number | boolean;
            };
            client_category_id: number;
            /** @description In the language of `language`, else in the client's. */
            client_category: string;
            price: components["schemas"]["PriceSummary"] | null;
        };
        /** @description A claim. */
        ClientReference: {
            client_reference_id: number;
            /** @description Your own label for the claim. */
            client_reference: string;
            client_id: number;
            /** Format: date */
            date_damage: string | null;
            cause: string | null;
            policyholder_name: string | null;
            /** @description The claim handler in charge: the one who created it, where a person did, or who took it over since. */
            owner: string | null;
            /** @description The `user_id` of the handler in charge. */
            owner_id: number | null;
            /**
             * @description Language code.
             * @enum {string}
             */
            language: "en" | "da" | "sv" | "nb" | "de" | "fi";
            /** @description ISO 4217 code of all amounts of the claim. */
            currency: string;
            claim_deductible: number | null;
            policy_limit: number | null;
            /** @description `open` until the claim is closed. */
            status: string;
            /** @description Grows with every change of what the claim states of itself, not of its cart; `If-Match` names it. */
            revision: number;
            /** Format: date-time */
            create_time: string;
            /** Format: date-time */
            update_time: string;
        };
        /** @description What an administrator decides for a client. */
        ClientSettings: {
            client_id: number;
            name: string;
            /** @description Of new claims that name none. */
            language: string;
            /** @description Of new claims that name none, and of the limit. */
            currency: string;
            /** @description There is a claim: the currency stays. */
            currency_fixed: boolean;
            /** @description Whether appraisals have statuses that are set. */
            status_feature: boolean;
            /** @description From which confidence on a picture is flagged. */
            flag_threshold: number;
            /** @description As in `GET /acv_settings`. */
            acv_override_limit: number | null;
            acv_decided_by: string;
            /** @description How long a new report can be fetched. */
            report_retention_days: number;
            /** @description How long the request log goes back. */
            request_log_days: number;
            /** @description Goes up with every change. */
            revision: number;
        };
        /** @description An item as its policyholder sees it. */
        CustomerItem: {
            row_id: number;
            display_id: number;
            location: string;
            description: string;
            quantity: number;
            condition: number;
            age: string;
            date_purchase: string | null;
            notes: string;
            cost: number;
            total: number;
            actual_cash_value: number;
            files: string[];
            answer: components["schemas"]["PortalAnswer"] | null;
            /** Format: date-time */
            answer_time: string | null;
        };
        /** @description Everything that the policyholder sees. */
        CustomerPortal: {
            insurer: string;
            client_reference: string;
            policyholder_name: string | null;
            date_damage: string | null;
            /**
             * @description Language code.
             * @enum {string}
             */
            language: "en" | "da" | "sv" | "nb" | "de" | "fi";
            message: string;
            /** @enum {string} */
            link_status: "active" | "submitted";
            /** Format: date-time */
            expire_time: string;
            /** Format: date-time */
            submit_time: string | null;
            /**
             * Format: date-time
             * @description When the policyholder took the handing in back; null once it is handed in again. Until then nothing is handed in; the insurer may read the answers as they are saved.
             */
            reopen_time: string | null;
            comment: string;
            /** @description Goes up with every sending; answers name the one that they answer. */
            version: number;
            items: components["schemas"]["CustomerItem"][];
            totals: {
                replacement_cost_value: number;
                depreciation: number;
                actual_cash_value: number;
                item_count: number;
                answered_count: number;
                currency: string;
            };
        };
        /** @description How a rule takes off: a rate after free years, a table by age, a straight line over a useful life, a flat percent, nothing, a stated market value, or one of these by price. */
        DepreciationMethod: {
            /** @constant */
            kind: "rate";
            /**
             * @description How the age is counted. On the fourth anniversary four years have commenced, the day after five.
             * @enum {string}
             */
            unit: "commenced_year" | "completed_year" | "commenced_month" | "completed_month";
            /** @description Years without depreciation. */
            free_years: number;
            percent_per_year: number;
        } | {
            /** @constant */
            kind: "table";
            /**
             * @description How the age is counted. On the fourth anniversary four years have commenced, the day after five.
             * @enum {string}
             */
            unit: "commenced_year" | "completed_year" | "commenced_month" | "completed_month";
            /** @description What is left of the price in the first, second, … unit of age; the last holds from then on. */
            remaining_percents: number[];
        } | {
            /** @constant */
            kind: "straight_line";
            /**
             * @description How the age is counted. On the fourth anniversary four years have commenced, the day after five.
             * @enum {string}
             */
            unit: "commenced_year" | "completed_year" | "commenced_month" | "completed_month";
            useful_life_years: number;
        } | {
            /** @constant */
            kind: "flat";
            /** @description What is left of the price at any age. */
            remaining_percent: number;
        } | {
            /** @constant */
            kind: "none";
        } | {
            /** @constant */
            kind: "market_value";
        } | {
            /** @constant */
            kind: "value_tiered";
            /** @description Another method by the price of one piece. */
            tiers: {
                /** @description Null on the last one, which takes the rest. */
                below: number | null;
                method: {
                    /** @constant */
                    kind: "rate";
                    /**
                     * @description How the age is counted. On the fourth anniversary four years have commenced, the day after five.
                     * @enum {string}
                     */
                    unit: "commenced_year" | "completed_year" | "commenced_month" | "completed_month";
                    /** @description Years without depreciation. */
                    free_years: number;
                    percent_per_year: number;
                } | {
                    /** @constant */
                    kind: "table";
                    /**
                     * @description How the age is counted. On the fourth anniversary four years have commenced, the day after five.
                     * @enum {string}
                     */
                    unit: "commenced_year" | "completed_year" | "commenced_month" | "completed_month";
                    /** @description What is left of the price in the first, second, … unit of age; the last holds from then on. */
                    remaining_percents: number[];
                } | {
                    /** @constant */
                    kind: "straight_line";
                    /**
                     * @description How the age is counted. On the fourth anniversary four years have commenced, the day after five.
                     * @enum {string}
                     */
                    unit: "commenced_year" | "completed_year" | "commenced_month" | "completed_month";
                    useful_life_years: number;
                } | {
                    /** @constant */
                    kind: "flat";
                    /** @description What is left of the price at any age. */
                    remaining_percent: number;
                } | {
                    /** @constant */
                    kind: "none";
                } | {
                    /** @constant */
                    kind: "market_value";
                };
            }[];
        };
        /** @description How the items of some categories are depreciated and limited. */
        DepreciationRule: {
            name: string;
            /** @description Those below them go with them, unless they have a rule of their own. */
            client_category_ids: number[];
            method: components["schemas"]["DepreciationMethod"];
            /** @description The depreciation is never more. */
            maximum_percent: number | null;
            /** @description What is left is never less. */
            floor_percent: number | null;
            /** @description How much of the depreciation counts, by condition code 1 to 5; 100 leaves it as it is. */
            condition_percents: number[] | null;
            /** @description Added to the age where it is stated that there is no receipt. */
            no_receipt_extra_years: number;
            /** @description Percentage points more for what was bought used. */
            bought_used_extra_percent: number;
            /** @description The most that is paid for one piece. */
            item_limit: number | null;
            /** @description Taken off once per line. */
            item_deductible: number | null;
            /** @description The most that is paid for all lines of a claim under this rule. */
            category_limit: number | null;
            /** @description Whether the depreciation is paid once the item has been replaced. */
            is_recoverable: boolean;
        };
        /** @description The common error body. */
        Error: {
            /**
             * @description Branch on this: `ER` (severity ERROR), two letters for the type, two characters for the location.
             * @example ERMPAP
             */
            event_code: string;
            event_dict: {
                /** @description Always `ERROR`. */
                event_severity: string;
                /** @description The type of the error in words. */
                title: string;
                /** @description What is wrong with this request, for people. */
                description: string;
            };
            /**
             * @deprecated
             * @description Deprecated root key, kept for older callers and sent on every error; read `event_dict.description`.
             */
            error: string;
            /**
             * @deprecated
             * @description Deprecated root key, kept for older callers and sent on every error; read `event_dict.description`.
             */
            description: string;
        };
        /** @description An error body without an event code; clearing a verdict answers it, see there. */
        ErrorWithName: {
            error: string;
            description: string;
        };
        /** @description An error body without an event code; two operations answer it, see there. */
        ErrorWithTitle: {
            title: string;
            description: string;
        };
        /** @description What the image forensics found in one attachment. */
        ForensicsResult: {
            /** @description The claimed item that the attachment belongs to. */
            row_id: number;
            /** @description As in the appraisal's `attachments`; names the picture when a verdict is cleared. */
            file_name: string;
            status: components["schemas"]["ForensicsStatus"];
            /** @description Null until `status` is `complete`. */
            is_ai_generated: boolean | null;
            /** @description Null until `status` is `complete`. */
            is_digitally_manipulated: boolean | null;
            ai_generated_confidence: number | null;
            manipulation_confidence: number | null;
            /** @description The higher of the two, for consumers that want one score; the two are preferred. */
            confidence: number | null;
            /** @description The verdict in words of the claim's language; after a clear, who cleared it and when, in English. */
            analysis: string | null;
            /** @description Where, when the manipulation is localized. */
            regions: components["schemas"]["Region"][] | null;
            /** @description A true verdict's confidence reached the client's threshold: a person should look. */
            flagged: boolean;
            /** Format: date-time */
            update_time: string;
            /** @description What each detector said. */
            signals: components["schemas"]["Signal"][] | null;
            facts: components["schemas"]["PictureFacts"] | null;
            /** @description A PNG of where the evidence lies. */
            heatmap_url: string | null;
            /**
             * @description Why silence says nothing about this picture: too few detectors could look at it, it is small, or strongly compressed. Null where it was judged; what was found in it counts all the same.
             * @enum {string|null}
             */
            not_judged: "few_checks" | "small" | "strongly_compressed" | null;
            engine_version: string | null;
            /** @description From which confidence the picture was flagged. */
            threshold: number | null;
            /** @description Who marked it clean. */
            cleared_by: string | null;
            /** Format: date-time */
            cleared_at: string | null;
            /** @description What that person noted; null where nothing was. */
            cleared_note: string | null;
            /** @description Who looked at the flagged picture and keeps the flag; `flagged` stays true. */
            kept_by: string | null;
            /** Format: date-time */
            kept_at: string | null;
            /** @description What that person noted; null where nothing was. */
            kept_note: string | null;
            /** @description Why it failed, for a claim handler. */
            failure_reason: string | null;
            /** @description The same picture elsewhere in this client's claims, the same file at once, other files once they were examined. */
            duplicates: {
                client_reference_id: number;
                client_reference: string;
                row_id: number;
                /** @description One of its item, where it can be opened; null where the item has left the cart. */
                appraisal_id: number | null;
                file_name: string;
                /**
                 * @description `same_picture`: resized or saved again; `mirrored`: its mirror image.
                 * @enum {string}
                 */
                match: "same_file" | "same_picture" | "mirrored";
            }[];
        };
        /**
         * @description Only `complete` carries a verdict.
         * @enum {string}
         */
        ForensicsStatus: "not_started" | "ongoing" | "complete" | "failed";
        /** @description A product of a search, the best match first. */
        FoundProduct: {
            product_name: string;
            /** @description The product: `pid` of `/prices`, `cpid` of an appraisal. */
            pid: string;
            /** @description A picture of ours by its path below the origin of the service (`/files/products/…`), or the absolute address that a price feed named. */
            pic_url: string | null;
            /**
             * @deprecated
             * @description Deprecated since 0.121.0: use `pic_url`.
             */
            product_pic_url: string | null;
            client_category_id: number;
            /** @description In the language of `language`, else in the client's. */
            client_category: string;
            /**
             * @deprecated
             * @description Deprecated since 0.20.70: use `client_category_id`.
             */
            cid: number;
            /**
             * @deprecated
             * @description Deprecated since 0.20.70: use `client_category`.
             */
            category: string;
            /** @description What is known of the variant: `storage_gb`, `screen_in`, `colour` and so on. */
            specs: {
                [key: string]: string | number | boolean;
            };
            /** @description Null when no shop has had a price. */
            price: components["schemas"]["PriceSummary"] | null;
            price_clusters: components["schemas"]["PriceClusters"] | null;
        };
        /** @description A shop's price of a replacement candidate. */
        GroupedOffer: {
            /** @description `rpid` of an appraisal. */
            pid: string;
            vcid: string;
            alid: string;
            product_name: string;
            offer_id: string;
            shop_name: string;
            shop_url: string | null;
            /** @description What the shop calls it. */
            shop_product_name: string;
            currency: string;
            base_price: number;
            /** @description With delivery. */
            total_price: number;
            /**
             * Format: date-time
             * @description When this price was read.
             */
            price_date: string;
            in_stock: boolean;
            /** @description Set aside, for `filter_reason`; it can be chosen all the same. */
            filtered_price: boolean;
            filter_reason: string | null;
            match: components["schemas"]["LikeKindAndQuality"];
        };
        /** @description A household inventory on its way into a claim. */
        Inventory: {
            intake_id: number;
            client_reference_id: number;
            /** @enum {string} */
            status: "draft" | "committed" | "undone";
            file_name: string;
            sha256: string;
            /** @enum {string} */
            format: "csv" | "xlsx";
            /**
             * @description Whose columns they are.
             * @enum {string}
             */
            source: "own" | "homebox";
            /** @description How the file was read. */
            understood: {
                encoding?: string;
                delimiter?: string;
                sheet?: string;
            };
            /** @description Passed over. */
            unknown_columns: string[];
            /**
             * Format: date-time
             * @description When the very same file was committed into this claim before, and not undone since; what it brought would be there twice.
             */
            committed_before: string | null;
            /** @description False: the time for looking up products was over before every row had been looked up. */
            matches_complete: boolean;
            rows: components["schemas"]["InventoryRow"][];
            totals: {
                row_count: number;
                /** @description Rows without an error. */
                usable_count: number;
                /** @description Rows with one. */
                error_count: number;
                /** @description Usable rows with a warning. */
                warning_count: number;
                exact_match_count: number;
                likely_match_count: number;
                /** @description Of the usable rows. */
                claimed_amount: number;
                currency: string;
            };
            /** Format: date-time */
            create_time: string;
            /** Format: date-time */
            commit_time: string | null;
            /** Format: date-time */
            undo_time: string | null;
        };
        /** @description A row of a household inventory, as it was understood. */
        InventoryRow: {
            /** @description As a spreadsheet counts: the first line is 1. */
            row: number;
            description: string;
            brand: string | null;
            model: string | null;
            serial_number: string | null;
            gtin: string | null;
            /** @description As the file says it. */
            category: string | null;
            /** @description The category of the catalogue that it names. */
            client_category_id: number | null;
            quantity: number;
            /** Format: date */
            date_purchase: string | null;
            /** @description Of one piece. */
            purchase_price: number | null;
            /** @description Of the line; without one of its own, `purchase_price` times `quantity`. */
            claimed_amount: number | null;
            /** @description Condition code, see `GET /conditions`. */
            condition: number;
            location: string | null;
            receipt: boolean;
            notes: string;
            /** @description The product of the catalogue that is proposed. */
            match: {
                pid: string;
                product_name: string;
                /**
                 * @description `exact`: the GTIN, the model number or the whole name. `likely`: the closest product that has all the words.
                 * @enum {string}
                 */
                certainty: "exact" | "likely";
            } | null;
            problems: {
                /** @description The column, by the name of its field below or, of Homebox, by its own. */
                field: string;
                /**
                 * @description An `error` keeps the row out. With a `warning` it is taken without the value, which is kept in its notes.
                 * @enum {string}
                 */
                severity: "error" | "warning";
                reason: string;
                /** @description What the file says there, 200 characters at most; left out where it says nothing. */
                value?: string;
            }[];
        };
        /** @description Somebody who was asked to join and has not come yet. */
        Invitation: {
            invitation_id: number;
            email: string;
            name: string;
            /**
             * @description What the person is for this client. An `admin` has its settings, too; a `lead` decides what awaits a second person where the client leaves that to leads.
             * @enum {string}
             */
            role: "handler" | "lead" | "admin";
            /** @enum {string} */
            state: "open" | "expired";
            /** Format: date-time */
            create_time: string;
            /** @description `user:<address>` or `key:<id>`. */
            created_by: string;
            /** Format: date-time */
            expire_time: string;
        };
        /** @description The only answer that holds the link. */
        InvitationWithLink: {
            invitation_id: number;
            email: string;
            name: string;
            /**
             * @description What the person is for this client. An `admin` has its settings, too; a `lead` decides what awaits a second person where the client leaves that to leads.
             * @enum {string}
             */
            role: "handler" | "lead" | "admin";
            /** @enum {string} */
            state: "open" | "expired";
            /** Format: date-time */
            create_time: string;
            /** @description `user:<address>` or `key:<id>`. */
            created_by: string;
            /** Format: date-time */
            expire_time: string;
            /** @description To be opened once, by the person. It is in this answer only. */
            link: string;
            /** @description Where the link is sent by e-mail too; null where no mail server is set up. */
            mail_to: string | null;
        };
        /** @description The only answer that holds the key in clear. */
        IssuedApiKey: {
            api_key_id: string;
            name: string;
            scopes: ("read" | "write" | "admin")[];
            /** @description The clients that it may act for. */
            client_ids: number[];
            /**
             * @description `expiring`: works, and ends within seven days or has been rotated.
             * @enum {string}
             */
            state: "active" | "expiring" | "expired" | "revoked";
            /** Format: date-time */
            create_time: string;
            /** @description Who issued it: `key:<id>`, `user:<address>` or `operator`. */
            created_by: string | null;
            /** Format: date-time */
            expire_time: string | null;
            /** Format: date-time */
            revoke_time: string | null;
            /**
             * Format: date-time
             * @description Exact to a minute.
             */
            last_used_time: string | null;
            /** @description The id of the key that took its place. */
            replaced_by: string | null;
            /** @description The key itself. */
            api_key: string;
        };
        /** @description What an item comes to by a rule set. */
        ItemValuation: {
            rule: string;
            replacement_cost_value: number;
            depreciation: number;
            actual_cash_value: number;
            /** @description What of the ACV lies above the rule's limit for the item. */
            above_item_limit: number;
            /** @description The rule's deductible for the item. */
            item_deductible: number;
            /** @description ACV minus both: what the line counts with in the net claim. */
            payable: number;
            /** @description Paid once the item has been replaced; 0 where the rule does not say so. */
            recoverable_depreciation: number;
            steps: components["schemas"]["ValuationStep"][];
        };
        /** @description Why a product is, or is not, of like kind and quality with the claimed one. */
        LikeKindAndQuality: {
            /** @description Of like kind and quality: everything below holds. */
            is_match: boolean;
            same_brand: boolean;
            /** @description Its family is not older than the claimed one's; false also when a date is not known. */
            not_older: boolean;
            /** @description Names of the specs that fall short or are not known. */
            unmatched_specs: string[];
            /** @description Each point in a sentence, for and against. */
            reasons: string[];
            /** @description Those of `reasons` that speak for it. */
            reasons_for: string[];
            /** @description Those of `reasons` that speak against it; none of a match. */
            reasons_against: string[];
            /** @description Of a match that costs 30 % less than the claimed product or still less: what the points above cannot tell. */
            caution: string | null;
        };
        /** @description A request of this client and how it was answered. No body is kept. */
        LoggedRequest: {
            request_log_id: number;
            /** Format: date-time */
            time: string;
            method: string;
            /** @description Without the query. */
            path: string;
            /** @description The operationId of this document. */
            operation: string;
            status: number;
            /** @description Of an error, also where its body carries none. */
            event_code: string | null;
            /** @description How long the answer took, in milliseconds. */
            ms: number;
            request_id: string;
            /** @description `key:<id>` or `user:<address>`. */
            actor: string;
            /** @description The caller's label for its user. */
            session_id: string | null;
            /** @description The fields that the body had, every value masked; null where none was sent. */
            body_shape: {
                [key: string]: unknown;
            } | null;
        };
        /** @description How an e-mail stands. */
        MailState: {
            mail_to: string;
            /**
             * @description `sent`: the mail server has taken it. `failed`: no try follows; send it again.
             * @enum {string}
             */
            status: "queued" | "sent" | "failed";
            /** Format: date-time */
            create_time: string;
            /** Format: date-time */
            send_time: string | null;
            try_count: number;
            /** Format: date-time */
            next_try_time: string | null;
            /**
             * @description Of the last try: `refused` by the mail server, `unreachable`, `timed_out`, `not_let_in` (user and password of the settings), `cut_off` in the middle; `withdrawn` where the link was replaced or another mail was sent.
             * @enum {string|null}
             */
            failure: "refused" | "unreachable" | "timed_out" | "not_let_in" | "cut_off" | "withdrawn" | null;
            /** @description What the mail server said. */
            answer: string | null;
        };
        /** @description How the items of some categories are to be depreciated and limited. */
        NewDepreciationRule: {
            name: string;
            /** @description Those below them go with them, unless they have a rule of their own. */
            client_category_ids?: (number | string)[];
            method: components["schemas"]["DepreciationMethod"];
            /**
             * @description The depreciation is never more.
             * @default null
             */
            maximum_percent: number | null;
            /**
             * @description What is left is never less.
             * @default null
             */
            floor_percent: number | null;
            /**
             * @description How much of the depreciation counts, by condition code 1 to 5; 100 leaves it as it is.
             * @default null
             */
            condition_percents: number[] | null;
            /**
             * @description Added to the age where it is stated that there is no receipt.
             * @default 0
             */
            no_receipt_extra_years: number;
            /**
             * @description Percentage points more for what was bought used.
             * @default 0
             */
            bought_used_extra_percent: number;
            /**
             * @description The most that is paid for one piece.
             * @default null
             */
            item_limit: number | null;
            /**
             * @description Taken off once per line.
             * @default null
             */
            item_deductible: number | null;
            /**
             * @description The most that is paid for all lines of a claim under this rule.
             * @default null
             */
            category_limit: number | null;
            /**
             * @description Whether the depreciation is paid once the item has been replaced.
             * @default false
             */
            is_recoverable: boolean;
        };
        /** @description What the file says about itself. */
        PictureFacts: {
            format: string;
            /** @description Pixels, as shown. */
            width: number;
            /** @description Pixels, as shown. */
            height: number;
            /** @description Where the picture most likely comes from: `camera`, `web_copy`, `screenshot`, `scan` or `graphic`. */
            medium: string;
            camera: string | null;
            /** @description The program that the file names. */
            software: string | null;
            /** @description By the camera's clock, without a time zone. */
            taken_at: string | null;
            /** @description Whether the file says where it was taken; the place itself is not shown. */
            has_gps: boolean;
            /** @description Estimated from the quantization table, 1 to 100. */
            jpeg_quality: number | null;
            /** @description The AI tool that the file itself names as its maker. */
            generator: string | null;
            /** @description C2PA: `valid`, `invalid`, `untrusted`, `absent` or `unchecked`. */
            content_credentials: string;
        };
        PortalAccess: {
            client_reference_id: number;
            client_reference: string;
            /** @description The policyholder's address; a secret. Null before one was made. */
            link: string | null;
            access_pin: string | null;
            /** @enum {string|null} */
            link_status: "active" | "submitted" | "locked" | null;
            /** Format: date-time */
            expire_time: string | null;
            /** Format: date-time */
            revoke_time: string | null;
            /** Format: date-time */
            first_open_time: string | null;
            /** Format: date-time */
            submit_time: string | null;
            /**
             * Format: date-time
             * @description When the policyholder took the answers up again after handing them in; null once they are handed in again.
             */
            reopen_time: string | null;
            /**
             * Format: date-time
             * @description When the policyholder of an expired link asked for a new one; null again once the link works.
             */
            new_link_request_time: string | null;
            pin_tries_left: number | null;
            /**
             * @description Language code.
             * @enum {string|null}
             */
            language: "en" | "da" | "sv" | "nb" | "de" | "fi" | null;
            message: string | null;
            item_count: number;
            answered_count: number;
            /** @description Whether `mail_to` may be used. */
            is_mail_set_up: boolean;
            /** @description The newest e-mail with a link of this claim. */
            mail: components["schemas"]["MailState"] | null;
            /** @description The e-mail as it would be sent, to send it by another way; holds the link. */
            letter: {
                subject: string;
                text: string;
            } | null;
        };
        /** @description What the policyholder says to an item. */
        PortalAnswer: {
            /** @enum {string} */
            answer: "confirmed" | "disagreed" | "corrected";
            /** @description Why the policyholder disagrees. */
            reason: string | null;
            /** @description What the policyholder says instead, here and below; null where what was sent may stand. */
            description: string | null;
            quantity: number | null;
            condition: number | null;
            age: string | null;
            date_purchase: string | null;
            notes: string | null;
        };
        /** @description An item as it was sent to the policyholder. */
        PortalItem: {
            /** @description The number of the item within its claim, for people. */
            display_id: number;
            /** @description The claimed item. */
            row_id: number;
            location_id: string;
            /** @description Where in the home it was. */
            location: string;
            quantity: number;
            description: string;
            /** @description See `GET /conditions`. */
            condition: number;
            /** @description Replacement cost of one. */
            cost: number;
            /** @description Replacement cost of the line. */
            total: number;
            age: string;
            notes: string;
            files: string[];
            /** @description `YYYY-MM-DD HH:MM:SS` in UTC. */
            create_time: string;
            /** @description `YYYY-MM-DD HH:MM:SS` in UTC. */
            update_time: string;
            /** @description Product identifier, as a number. */
            pid: number;
        };
        /** @description The middle of the lower, the middle and the upper third of the current prices. */
        PriceClusters: {
            low: number;
            mid: number;
            high: number;
        };
        /** @description A price feed on its way into the catalogue. */
        PriceImport: {
            price_import_id: number;
            file_name: string;
            file_bytes: number;
            /**
             * @description Null until it is read.
             * @enum {string|null}
             */
            format: "xml" | "tsv" | "csv" | null;
            shop_name: string | null;
            currency: string | null;
            dry_run: boolean;
            /**
             * Format: date
             * @description The day that the prices are of.
             */
            price_date: string;
            /** @enum {string} */
            status: "waiting" | "running" | "done" | "failed";
            /** @description How much of the feed has been read. */
            progress: number;
            /** @description Why it failed: nothing of it was written. */
            reason: string | null;
            rows_read: number;
            /** @description Left out. `errors` says why. */
            rows_refused: number;
            products_new: number;
            offers_new: number;
            /** @description Another price, stock, condition, name or address than before. */
            offers_changed: number;
            /** @description The price of an earlier day, seen again. */
            offers_confirmed: number;
            offers_unchanged: number;
            /** Format: date-time */
            create_time: string;
            /** Format: date-time */
            start_time: string | null;
            /** Format: date-time */
            finish_time: string | null;
        };
        /** @description The offer behind the replacement cost as it was when it was chosen, whatever the shop has asked since. */
        PriceSnapshot: {
            offer_id: string | null;
            shop_name: string | null;
            shop_url: string | null;
            currency: string;
            /** @description Before delivery; null where nobody said. */
            base_price: number | null;
            /** @description The offer's price on that day, with delivery. */
            total_price: number;
            /**
             * Format: date-time
             * @description When the price was read.
             */
            price_date: string | null;
            /**
             * @description `offer`: `replacement_cost_value` is this price. `custom`: it is another amount. `stated`: the catalogue has no such offer, and this is what the caller said of it.
             * @enum {string}
             */
            source: "offer" | "custom" | "stated";
            /**
             * Format: date-time
             * @description When it was kept.
             */
            create_time: string;
        };
        /** @description The prices of a product, without those that a filter sets aside. */
        PriceSummary: {
            /** @description The lowest current price. */
            price_min: number;
            /** @description The highest current price. */
            price_max: number;
            /** @description Shops that have one. */
            shop_count: number;
            /**
             * Format: date-time
             * @description When the newest of these prices was read.
             */
            price_date: string;
            currency: string;
            /** @description False: the newest price is older than 30 days. It is the last one known, not today's. */
            is_current: boolean;
        };
        /** @description The bounding box of a detected edit, in fractions of the picture as it is shown. */
        Region: {
            x_min: number;
            y_min: number;
            x_max: number;
            y_max: number;
            /**
             * @description `copied` is a copy, `copy_source` where it was taken from.
             * @enum {string}
             */
            kind: "edited" | "copied" | "copy_source" | "ai";
            /** @description How sure the detector is that drew the box. */
            confidence: number;
            /** @description Regions with the same number belong together: a copy and its source. */
            pair?: number;
        };
        /** @description A report that was made and whose retention is not over. */
        Report: {
            report_id: number;
            /** @description What every page of it prints, and its place at `/verify/<document_id>`; null for one from before documents had one. */
            document_id: string | null;
            /**
             * @description Language code.
             * @enum {string}
             */
            language: "en" | "da" | "sv" | "nb" | "de" | "fi";
            appraisal_ids: number[];
            /** @description Of the file, hexadecimal. */
            sha256: string;
            /** @description Bytes. */
            size: number;
            /** @description `key:<id>` or `user:<address>`. */
            created_by: string;
            /** Format: date-time */
            create_time: string;
            /**
             * Format: date-time
             * @description From then on the file is gone; that it was made can still be verified.
             */
            expire_time: string;
            /**
             * Format: date-time
             * @description Null: it stands.
             */
            revoke_time: string | null;
            /** @description Of the PDF, told to people of the client and to the key that asked for it; null for others and once it was revoked. */
            address: string | null;
        };
        /** @description A report that was asked for with `Prefer: respond-async`. */
        ReportJob: {
            report_job_id: number;
            /** @enum {string} */
            status: "queued" | "making" | "ready" | "failed";
            /** @description Items that are on paper. */
            items_done: number;
            /** @description Items that the report covers. */
            items_total: number;
            /** @description Of the report once it is ready: a new one, or one of the same day that says the same. */
            report_id: number | null;
            /** @description Of the PDF once it is ready, told only to whoever asked for it; null when it has expired or was revoked since. */
            address: string | null;
            /**
             * @description Why it failed.
             * @enum {string|null}
             */
            failure: "gone" | "storage_full" | "too_slow" | "broken" | null;
            /** @description Why it failed, in words. */
            reason: string | null;
            /** @description The path at which this can be asked again. */
            status_url: string;
            /** Format: date-time */
            create_time: string;
            /** Format: date-time */
            finish_time: string | null;
        };
        /** @description A version of a client's depreciation rules, or a draft of one. */
        RuleSet: {
            rule_set_id: number;
            name: string;
            /** @description Given when it is published; null for a draft. */
            version: number | null;
            /** @enum {string} */
            state: "draft" | "published";
            /** @description Counts the changes of a draft. */
            revision: number;
            /** @description The published table that it was started from, or that what it is a copy of was. */
            template: string | null;
            /** @description The rule set of the client that it is a copy of, as it was called then; a version of null: a draft. */
            copied_from: {
                name: string;
                version: number | null;
            } | null;
            /**
             * Format: date
             * @description Damages from this day on are valued by it, until a later one takes over.
             */
            effective_from: string | null;
            /** Format: date-time */
            publish_time: string | null;
            /** Format: date-time */
            create_time: string;
            /** Format: date-time */
            update_time: string;
            rules: components["schemas"]["DepreciationRule"][];
            /** @description For what no rule names. */
            default_rule: components["schemas"]["DepreciationRule"];
        };
        /** @description What calculating the open appraisals anew would change. */
        RuleSetPreview: {
            /** Format: date */
            effective_from: string;
            /** @description Of the rules that were looked at: what is published with it is what was previewed. */
            revision: number;
            /** @description False when there are more open appraisals than it looks at. */
            is_complete: boolean;
            looked_at: number;
            /** @description Those whose ACV, or what is payable after the limit and deductible of the item, would be another. */
            changed: number;
            /** @description Those for which another sum would be paid, after limits of categories, the deductible of the claim and the limit of its policy. */
            changed_claims: number;
            /** @description Those that lack a fact that their rule needs. */
            not_valued: number;
            /** @description The client's: of the six sums that follow. Claims in others are in `sums` alone. */
            currency: string;
            /** @description Sum of those that were valued. */
            actual_cash_value_now: number;
            actual_cash_value_then: number;
            /** @description Then minus now, of the ACVs. */
            difference: number;
            /** @description Sum of what is paid for the claims of those that were looked at, with all their lines. */
            net_claim_now: number;
            net_claim_then: number;
            net_claim_difference: number;
            /** @description The same by the currency of the claims; only currencies in which anything was valued. */
            sums: {
                currency: string;
                changed: number;
                changed_claims: number;
                actual_cash_value_now: number;
                actual_cash_value_then: number;
                difference: number;
                net_claim_now: number;
                net_claim_then: number;
                net_claim_difference: number;
            }[];
            /** @description The 100 greatest changes. */
            appraisals: {
                client_reference_id: number;
                client_reference: string;
                appraisal_id: number;
                cp_name_cart: string;
                currency: string;
                rule: string;
                actual_cash_value_now: number;
                actual_cash_value_then: number;
                difference: number;
                /** @description ACV less what the limit and deductible of the item take. */
                payable_now: number;
                payable_then: number;
                payable_difference: number;
            }[];
            /** @description The 100 claims for which what is paid changes most. */
            claims: {
                client_reference_id: number;
                client_reference: string;
                currency: string;
                net_claim_now: number;
                net_claim_then: number;
                net_claim_difference: number;
            }[];
        };
        /** @description One detector's word. */
        Signal: {
            /** @description The detector. */
            name: string;
            /**
             * @description Which of the two verdicts it speaks to.
             * @enum {string}
             */
            about: "ai" | "manipulation";
            /**
             * @description `suspicious` speaks for an edit or an AI origin, `supports` for an untouched picture, `neutral` saw nothing, `inconclusive` could not look.
             * @enum {string}
             */
            finding: "suspicious" | "neutral" | "supports" | "inconclusive";
            /** @description The detector's own confidence. */
            score: number;
            /** @description Which sentence it is; the same in every language. */
            message: string;
            /** @description The names and figures in the sentence. */
            values: {
                [key: string]: string | number;
            };
            /** @description What it saw, in words of the claim's language. */
            sentence: string;
        };
        /** @description The statuses of a client and the graph of their changes. */
        StatusSettings: {
            /** @description Those that the client uses, in its order. */
            statuses: {
                id: number;
                /** @description As the desk shows it. */
                name: string;
                standard_name: string;
                /** @description An appraisal has it. */
                in_use: boolean;
            }[];
            /** @description Those that it could use. */
            unused: {
                id: number;
                name: string;
            }[];
            /** @description What may follow what; null: anything. */
            transitions: {
                from_id: number;
                to_id: number;
            }[] | null;
            /** @description Statuses that no appraisal can come to: every one begins with 1. */
            unreachable: number[];
            revision: number;
        };
        /** @description A product that may be meant. */
        SuggestedProduct: {
            product_name: string;
            /** @description The product: `pid` of `/prices`, `cpid` of an appraisal. */
            pid: string;
            /** @description A picture of ours by its path below the origin of the service (`/files/products/…`), or the absolute address that a price feed named. */
            pic_url: string | null;
            /**
             * @deprecated
             * @description Deprecated since 0.121.0: use `pic_url`.
             */
            product_pic_url: string | null;
            client_category_id: number;
            /** @description In the language of `language`, else in the client's. */
            client_category: string;
            /**
             * @deprecated
             * @description Deprecated since 0.20.70: use `client_category_id`.
             */
            cid: number;
            /**
             * @deprecated
             * @description Deprecated since 0.20.70: use `client_category`.
             */
            category: string;
            /** @description What is known of the variant: `storage_gb`, `screen_in`, `colour` and so on. */
            specs: {
                [key: string]: string | number | boolean;
            };
            /** @description Null when no shop has had a price. */
            price: components["schemas"]["PriceSummary"] | null;
        };
        /** @description A person, as far as this client goes: what the person is for others is theirs. */
        User: {
            user_id: number;
            email: string;
            name: string;
            /**
             * @description What the person is for this client. An `admin` has its settings, too; a `lead` decides what awaits a second person where the client leaves that to leads.
             * @enum {string}
             */
            role: "handler" | "lead" | "admin";
            /** @enum {string} */
            state: "active" | "disabled";
            /** @description Goes up with every change. */
            revision: number;
            /**
             * Format: date-time
             * @description Since when the person belongs to this client.
             */
            create_time: string;
        };
        /** @description One step of a valuation, with its figures and in words. */
        ValuationStep: {
            /** @description The rule that was used. */
            rule: string;
            /** @description Which step it is; the same in every language. */
            message: string;
            /** @description The figures of the step: amounts, percents, days. */
            values: {
                [key: string]: string | number;
            };
            /** @description By how much the step changes the amount. The first step is the RCV; all together make `payable`. */
            amount: number;
            /** @description What the step did, in words. */
            sentence: string;
        };
        /** @description One message to one endpoint. */
        WebhookDelivery: {
            delivery_id: number;
            webhook_endpoint_id: number;
            /** @description The header `webhook-id`: the same for every try, every redelivery and every endpoint. */
            message_id: string;
            type: string;
            /**
             * @description `failed`: given up after 24 hours, or because the endpoint was switched off.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description One that is running included. */
            try_count: number;
            /** @description Of the latest try. */
            answer_status: number | null;
            /** Format: date-time */
            next_try_time: string | null;
            /** Format: date-time */
            deliver_time: string | null;
            /** Format: date-time */
            create_time: string;
        };
        /** @description An address that is told what happens. */
        WebhookEndpoint: {
            webhook_endpoint_id: number;
            url: string;
            description: string | null;
            /** @description Null: everything. */
            event_types: string[] | null;
            enabled: boolean;
            /** @description Why it is switched off: over the API, or because it answered 410 Gone. */
            disable_reason: string | null;
            /**
             * Format: date-time
             * @description Until then messages carry a second signature, by the secret before the last rotation.
             */
            old_secret_expire_time: string | null;
            /** Format: date-time */
            create_time: string;
            /** Format: date-time */
            update_time: string;
        };
        /** @description An address that is told what happens, with its signing secret. */
        WebhookEndpointWithSecret: {
            webhook_endpoint_id: number;
            url: string;
            description: string | null;
            /** @description Null: everything. */
            event_types: string[] | null;
            enabled: boolean;
            /** @description Why it is switched off: over the API, or because it answered 410 Gone. */
            disable_reason: string | null;
            /**
             * Format: date-time
             * @description Until then messages carry a second signature, by the secret before the last rotation.
             */
            old_secret_expire_time: string | null;
            /** Format: date-time */
            create_time: string;
            /** Format: date-time */
            update_time: string;
            /** @description The signing secret: `whsec_` and base64. Shown in this answer only. */
            secret: string;
        };
        /** @description One try to deliver a message. */
        WebhookTry: {
            number: number;
            /** Format: date-time */
            start_time: string;
            /** @description Null while it runs, and for ever where the sender died in the middle. */
            duration_ms: number | null;
            answer_status: number | null;
            /** @description The first 4 KB. */
            answer_body: string | null;
            /** @description Why there was no answer. */
            error: string | null;
        };
    };
    responses: {
        /** @description Done. */
        "200-createApiKey": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Deprecation: components["headers"]["Deprecation"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "api_key_id": "9f31C6d2a04B",
                 *       "name": "claims import",
                 *       "scopes": [
                 *         "read",
                 *         "write"
                 *       ],
                 *       "client_ids": [
                 *         7
                 *       ],
                 *       "state": "active",
                 *       "create_time": "2026-03-10T08:00:00.000Z",
                 *       "created_by": "user:maja.holm@nordlys.example",
                 *       "expire_time": "2027-03-10T08:00:00.000Z",
                 *       "revoke_time": null,
                 *       "last_used_time": null,
                 *       "replaced_by": null,
                 *       "api_key": "cvs_live_9f31C6d2a04B_<the secret, shown once>"
                 *     }
                 */
                "application/json": components["schemas"]["IssuedApiKey"];
            };
        };
        /** @description Done. */
        "200-createAppraisalReport": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Deprecation: components["headers"]["Deprecation"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                /** @example https://claims.example/files/reports/2026-03-4711%20report%202026-03-10%20c2b4a9f07d1e4c6b8a35f2d90e617b84.pdf */
                "application/json": string;
            };
        };
        /** @description Done. */
        "200-inviteUser": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Deprecation: components["headers"]["Deprecation"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "invitation_id": 20431,
                 *       "email": "ola.berg@nordlys.example",
                 *       "name": "Ola Berg",
                 *       "role": "handler",
                 *       "state": "open",
                 *       "create_time": "2026-03-10T09:14:03.512Z",
                 *       "created_by": "user:maja.holm@nordlys.example",
                 *       "expire_time": "2026-03-17T09:14:03.512Z",
                 *       "link": "https://valuation.example/invitation#<43 characters, shown once>",
                 *       "mail_to": "ola.berg@nordlys.example"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationWithLink"];
            };
        };
        /** @description Done. */
        "200-readAcvSettings": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Deprecation: components["headers"]["Deprecation"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "override_limit": 10000
                 *     }
                 */
                "application/json": {
                    /** @description An ACV entered by hand above it needs a second person; null: never. */
                    override_limit: number | null;
                };
            };
        };
        /** @description Done. */
        "200-readClientSettings": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Deprecation: components["headers"]["Deprecation"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "client_id": 7,
                 *       "name": "Nordlys Forsikring",
                 *       "language": "da",
                 *       "currency": "DKK",
                 *       "currency_fixed": true,
                 *       "status_feature": true,
                 *       "flag_threshold": 0.8,
                 *       "acv_override_limit": 10000,
                 *       "acv_decided_by": "anyone",
                 *       "report_retention_days": 365,
                 *       "request_log_days": 30,
                 *       "revision": 4
                 *     }
                 */
                "application/json": components["schemas"]["ClientSettings"];
            };
        };
        /** @description Done. */
        "200-readRuleSet": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Deprecation: components["headers"]["Deprecation"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "rule_set_id": 50077,
                 *       "name": "Contents 2026",
                 *       "version": null,
                 *       "state": "draft",
                 *       "revision": 4,
                 *       "template": "sparebank1",
                 *       "copied_from": null,
                 *       "effective_from": null,
                 *       "publish_time": null,
                 *       "create_time": "2026-03-10T09:14:03.512Z",
                 *       "update_time": "2026-03-10T09:14:03.512Z",
                 *       "rules": [
                 *         {
                 *           "name": "Mobile phones",
                 *           "client_category_ids": [
                 *             10
                 *           ],
                 *           "maximum_percent": 80,
                 *           "floor_percent": null,
                 *           "condition_percents": null,
                 *           "no_receipt_extra_years": 0,
                 *           "bought_used_extra_percent": 0,
                 *           "item_limit": null,
                 *           "item_deductible": null,
                 *           "category_limit": null,
                 *           "is_recoverable": false,
                 *           "method": {
                 *             "kind": "rate",
                 *             "unit": "commenced_year",
                 *             "free_years": 1,
                 *             "percent_per_year": 20
                 *           }
                 *         }
                 *       ],
                 *       "default_rule": {
                 *         "name": "Everything else",
                 *         "client_category_ids": [],
                 *         "maximum_percent": null,
                 *         "floor_percent": null,
                 *         "condition_percents": null,
                 *         "no_receipt_extra_years": 0,
                 *         "bought_used_extra_percent": 0,
                 *         "item_limit": null,
                 *         "item_deductible": null,
                 *         "category_limit": null,
                 *         "is_recoverable": false,
                 *         "method": {
                 *           "kind": "none"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RuleSet"];
            };
        };
        /** @description Done. */
        "200-readStatusSettings": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Deprecation: components["headers"]["Deprecation"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statuses": [
                 *         {
                 *           "id": 1,
                 *           "name": "Open",
                 *           "standard_name": "Open",
                 *           "in_use": true
                 *         },
                 *         {
                 *           "id": 2,
                 *           "name": "Approved",
                 *           "standard_name": "Accepted",
                 *           "in_use": false
                 *         }
                 *       ],
                 *       "unused": [
                 *         {
                 *           "id": 3,
                 *           "name": "Rejected"
                 *         }
                 *       ],
                 *       "transitions": [
                 *         {
                 *           "from_id": 1,
                 *           "to_id": 2
                 *         }
                 *       ],
                 *       "unreachable": [],
                 *       "revision": 4
                 *     }
                 */
                "application/json": components["schemas"]["StatusSettings"];
            };
        };
        /** @description Done. */
        "200-readWebhookEndpoint": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Deprecation: components["headers"]["Deprecation"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "webhook_endpoint_id": 50011,
                 *       "url": "https://claims.example.org/hooks/valuation",
                 *       "description": "The core system",
                 *       "event_types": [
                 *         "forensics.completed",
                 *         "forensics.failed",
                 *         "report.created"
                 *       ],
                 *       "enabled": true,
                 *       "disable_reason": null,
                 *       "old_secret_expire_time": null,
                 *       "create_time": "2026-03-10T09:14:03.512Z",
                 *       "update_time": "2026-03-10T09:14:03.512Z"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookEndpoint"];
            };
        };
        /** @description `Prefer: respond-async` was sent: it will be done. */
        "202-createAppraisalReport": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Deprecation: components["headers"]["Deprecation"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "Preference-Applied": components["headers"]["Preference-Applied"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReportJob"];
            };
        };
        /** @description Done; there is no body. */
        "204-deleteAppraisal": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Deprecation: components["headers"]["Deprecation"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Nothing of the claim has changed since the version in `If-None-Match`; there is no body. */
        "304-listAppraisals": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description Bad Request.
         *     - `ERMP00`: a required field is missing; each is named; or the caller has several clients and names none.
         *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
         *     - `ERWP00`: `appraisal_id` is negative or `file_name` too long; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
         *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
         *     - `ERIP01`: the path holds a malformed percent code.
         */
        "400-keepForensicsFlag": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK" | "ERIP01";
                };
            };
        };
        /**
         * @description Bad Request.
         *     - `ERMP00`: the caller has several clients and names none.
         *     - `ERIP00`: `client_id` is not an integer.
         *     - `ERWP00`: `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
         */
        "400-listClaimHandlers": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERMP00" | "ERIP00" | "ERWP00";
                };
            };
        };
        /**
         * @description Bad Request.
         *     - `ERIP00`: the cursor is not one of ours; or `client_id` is not an integer.
         *     - `ERWP00`: `limit` is not 1 to 100; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
         *     - `ERMP00`: the caller has several clients and names none.
         */
        "400-listRuleSets": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIP00" | "ERWP00" | "ERMP00";
                };
            };
        };
        /**
         * @description Bad Request.
         *     - `ERMP02`: the link has a PIN and `X-Portal-Pin` is missing.
         *     - `ERWP02`: the PIN is wrong; the fifth time locks the link.
         *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
         */
        "400-openPortal": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                "X-Portal-Language": components["headers"]["X-Portal-Language"];
                "X-Portal-Insurer": components["headers"]["X-Portal-Insurer"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERMP02" | "ERWP02" | "ERIPIK";
                };
            };
        };
        /**
         * @description Bad Request.
         *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
         *     - `ERMP00`: the caller has several clients and names none.
         *     - `ERWP00`: `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
         *     - `ERIP01`: the path holds a malformed percent code.
         */
        "400-readApiKey": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIP00" | "ERMP00" | "ERWP00" | "ERIP01";
                };
            };
        };
        /**
         * @description Bad Request.
         *     - `ERIPAP`: a value has the wrong type or format, or the body is no JSON object.
         *     - `ERMP00`: the caller has several clients and names none.
         *     - `ERIP00`: `client_id` is not an integer.
         *     - `ERWP00`: `client_id` is named more than once, and not alike.
         *     - `ERWPAP`: `session-id` is longer than 255 characters or no text.
         *     - `ERIP01`: the path holds a malformed percent code.
         */
        "400-readAppraisal": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIPAP" | "ERMP00" | "ERIP00" | "ERWP00" | "ERWPAP" | "ERIP01";
                };
            };
        };
        /**
         * @description Bad Request.
         *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
         *     - `ERMP00`: the caller has several clients and names none.
         *     - `ERWP00`: `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
         *     - `ERIP01`: the path holds a malformed percent code.
         */
        "400-readClientReference": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIP00" | "ERMP00" | "ERWP00" | "ERIP01";
                };
            };
        };
        /**
         * @description Bad Request.
         *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
         *     - `ERMP00`: the caller has several clients and names none.
         *     - `ERWP00`: `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
         *     - `ERIP01`: the path holds a malformed percent code.
         */
        "400-readPriceImport": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIP00" | "ERMP00" | "ERWP00" | "ERIP01";
                };
            };
        };
        /**
         * @description Bad Request.
         *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
         *     - `ERMP00`: the caller has several clients and names none.
         *     - `ERWP00`: `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
         *     - `ERIP01`: the path holds a malformed percent code.
         */
        "400-readRuleSet": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIP00" | "ERMP00" | "ERWP00" | "ERIP01";
                };
            };
        };
        /**
         * @description Bad Request.
         *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
         *     - `ERMP00`: the caller has several clients and names none.
         *     - `ERWP00`: `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
         *     - `ERIP01`: the path holds a malformed percent code.
         */
        "400-readWebhookEndpoint": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIP00" | "ERMP00" | "ERWP00" | "ERIP01";
                };
            };
        };
        /**
         * @description Bad Request.
         *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
         *     - `ERWP00`: the endpoint is switched off; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
         *     - `ERMP00`: the caller has several clients and names none.
         *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
         *     - `ERIP01`: the path holds a malformed percent code.
         */
        "400-testWebhookEndpoint": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIPIK" | "ERIP01";
                };
            };
        };
        /**
         * @description Forbidden.
         *     - `ERIT02`: the answers were handed in; or the link is locked.
         */
        "403-answerPortalItem": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                "X-Portal-Language": components["headers"]["X-Portal-Language"];
                "X-Portal-Insurer": components["headers"]["X-Portal-Insurer"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIT02";
                };
            };
        };
        /**
         * @description Forbidden.
         *     - `ERIT02`: the key would reach further than its maker; or the caller may not act for this client, or its key lacks the scope `admin`.
         */
        "403-createApiKey": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIT02";
                };
            };
        };
        /**
         * @description Forbidden.
         *     - `ERIT02`: the caller may not act for this client, or its key lacks the scope `write`.
         */
        "403-createClientReference": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIT02";
                };
            };
        };
        /**
         * @description Forbidden.
         *     - `ERIT02`: the client does not manage the catalogue; or the caller may not act for this client, or its key lacks the scope `admin`.
         */
        "403-createPriceImport": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIT02";
                };
            };
        };
        /**
         * @description Forbidden.
         *     - `ERIT02`: the client has no such claim; or the caller may not act for this client, or its key lacks the scope `write`.
         */
        "403-keepForensicsFlag": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIT02";
                };
            };
        };
        /**
         * @description Forbidden.
         *     - `ERIT02`: the caller may not act for this client, or its key lacks the scope `read`.
         */
        "403-listClientReferences": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIT02";
                };
            };
        };
        /**
         * @description Forbidden.
         *     - `ERIT02`: the link is locked.
         */
        "403-readPortal": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                "X-Portal-Language": components["headers"]["X-Portal-Language"];
                "X-Portal-Insurer": components["headers"]["X-Portal-Insurer"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIT02";
                };
            };
        };
        /**
         * @description Forbidden.
         *     - `ERIT02`: the caller may not act for this client, or its key lacks the scope `admin`.
         */
        "403-updateAcvSettings": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIT02";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNF00`: the row is no item of this link.
         */
        "404-answerPortalItem": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNF00";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNFAP`: the client has no such claim.
         */
        "404-createAppraisal": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNFAP";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNFPR`: the catalogue has no such product.
         */
        "404-prices": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNFPR";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNF00`: the client has no such key, or it reaches further than the caller.
         */
        "404-readApiKey": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNF00";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNFAP`: the claim or the appraisal does not exist for this client.
         */
        "404-readAppraisal": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNFAP";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNFAT`: the claim, the appraisal or the attachment does not exist for this client.
         */
        "404-readAttachment": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNFAT";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNF00`: the client has no such claim.
         */
        "404-readClientReference": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNF00";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNFCR`: the claim or the intake does not exist for this client.
         */
        "404-readInventory": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNFCR";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNF00`: the client has no such import.
         */
        "404-readPriceImport": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNF00";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNF00`: the client has no such rule set.
         */
        "404-readRuleSet": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNF00";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNF00`: the client has no such endpoint, or that has no such delivery.
         */
        "404-readWebhookDelivery": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNF00";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNF00`: the client has no such endpoint.
         */
        "404-readWebhookEndpoint": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNF00";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNF00`: the client has no such invitation, or it was taken or withdrawn.
         */
        "404-renewInvitation": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNF00";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNFCR`: the client has no such claim.
         */
        "404-updateClientReference": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNFCR";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNF00`: the client has no such person.
         */
        "404-updateUser": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNF00";
                };
            };
        };
        /**
         * @description Not Found.
         *     - `ERNFAT`: the claim or the appraisal does not exist for this client.
         */
        "404-uploadAttachments": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNFAT";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only PUT, DELETE.
         */
        "405-answerPortalItem": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNAAP`: the path has only GET, HEAD, POST.
         */
        "405-createAppraisal": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNAAP";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only POST.
         */
        "405-createAppraisalReport": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNACR`: the path has only GET, HEAD, POST.
         */
        "405-createClientReference": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNACR";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only GET, HEAD, POST.
         */
        "405-createRuleSet": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only GET, HEAD.
         */
        "405-listClaimHandlers": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNACR`: the path has only POST.
         */
        "405-previewInventory": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNACR";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNAPR`: the path has only GET, HEAD.
         */
        "405-prices": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNAPR";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only GET, HEAD, PUT.
         */
        "405-readAcvSettings": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only GET, HEAD, PATCH, DELETE.
         */
        "405-readApiKey": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNAAP`: the path has only GET, HEAD, PUT, DELETE.
         */
        "405-readAppraisal": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNAAP";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNAAT`: the path has only GET, HEAD, DELETE.
         */
        "405-readAttachment": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNAAT";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only GET, HEAD, PATCH.
         */
        "405-readClientReference": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNACR`: the path has only GET, HEAD.
         */
        "405-readInventory": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNACR";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only GET, HEAD, POST, PATCH.
         */
        "405-readPortalAccess": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only GET, HEAD, DELETE.
         */
        "405-readPriceImport": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only GET, HEAD, PUT, DELETE.
         */
        "405-readRuleSet": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only DELETE.
         */
        "405-revokeReport": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNA00`: the path has only PUT.
         */
        "405-setClaimOwner": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNA00";
                };
            };
        };
        /**
         * @description Method Not Allowed.
         *     - `ERNAAT`: the path has only GET, HEAD, POST.
         */
        "405-uploadAttachments": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERNAAT";
                };
            };
        };
        /**
         * @description Conflict.
         *     - `ERAEIK`: a request with this `Idempotency-Key` is still running.
         */
        "409-createAppraisal": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERAEIK";
                };
            };
        };
        /**
         * @description Precondition Failed.
         *     - `ERWPAP`: the appraisal has changed since the revision in `If-Match`; nothing is done.
         */
        "412-updateAppraisal": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERWPAP";
                };
            };
        };
        /**
         * @description Precondition Failed.
         *     - `ERWP00`: the settings were changed since the revision that is named.
         */
        "412-updateClientSettings": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERWP00";
                };
            };
        };
        /**
         * @description Precondition Failed.
         *     - `ERWP00`: the draft has changed since the revision that is named.
         */
        "412-updateRuleSet": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERWP00";
                };
            };
        };
        /**
         * @description Content Too Large.
         *     - `ERIPAP`: the body is larger than 1 MiB.
         */
        "413-createAppraisal": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIPAP";
                };
            };
        };
        /**
         * @description Content Too Large.
         *     - `ERIPCR`: the body is larger than 1 MiB.
         */
        "413-createClientReference": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIPCR";
                };
            };
        };
        /**
         * @description Content Too Large.
         *     - `ERIP00`: the body is larger than 1 MiB.
         */
        "413-setClaimOwner": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIP00";
                };
            };
        };
        /**
         * @description Unprocessable Content.
         *     - `ERWPIK`: this `Idempotency-Key` was used for another request.
         */
        "422-createClientReference": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERWPIK";
                };
            };
        };
        /**
         * @description Internal Server Error.
         *     - `ERSE00`: the fault is ours; the text names the request id to tell support.
         */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERSE00";
                };
            };
        };
        /**
         * @description Service Unavailable.
         *     - `ERSU00`: something that the service depends on is down or busy; nothing was changed.
         */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERSU00";
                };
            };
        };
        /**
         * @description Too Many Requests.
         *     - `ERRL00`: the limit of the caller for this class of routes is used up.
         */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERRL00";
                };
            };
        };
        /**
         * @description Unauthorized.
         *     - `ERIT00`: the credential is missing, malformed, unknown, expired or revoked.
         */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIT00";
                };
            };
        };
        /**
         * @description Unauthorized.
         *     - `ERIT00`: the credential is missing, malformed, unknown, expired or revoked.
         */
        UnauthorizedLink: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Event-Code": components["headers"]["X-Event-Code"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Portal-Language": components["headers"]["X-Portal-Language"];
                "X-Portal-Insurer": components["headers"]["X-Portal-Insurer"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    event_code?: "ERIT00";
                };
            };
        };
    };
    parameters: {
        /** @description Only requests of this key (`key:<id>`) or person (`user:<address>`). */
        Actor: string;
        /**
         * @description The part of a key between `cvs_live_` and the secret.
         * @example 9f31C6d2a04B
         */
        ApiKeyId: string;
        /**
         * @description An appraisal of the claim.
         * @example 91207
         */
        AppraisalId: number | string;
        /** @description `day` when left out. */
        By: "day" | "shop";
        /**
         * @description What the policyholder claims for one piece, in `currency`: prices outside 20 to 150 % of it are set aside.
         * @example 5499.00
         */
        ClaimedAmount: string;
        /** @description The same by its name, in any of the languages. */
        ClientCategory: string;
        /**
         * @description Only products of this category.
         * @example 10
         */
        ClientCategoryId: number | string;
        /**
         * @description The client to act for. Required when the caller has access to several.
         * @example 7
         */
        ClientId: number | string;
        /**
         * @description The claim.
         * @example 48213
         */
        ClientReferenceId: number | string;
        /**
         * @description Of the prices, ISO 4217; the client's when left out.
         * @example DKK
         */
        Currency: string;
        /** @description `next_cursor` of the page before; without it the first page. */
        Cursor: string;
        /** @description How far back, from today. */
        Days: number;
        /** @description An integer or its decimal string. */
        DeliveryId: number | string;
        /** @description `true`: everything is done and taken back, so that the answer tells what the feed would change. */
        DryRun: true | false;
        /** @description Today when left out. */
        EffectiveFrom: string;
        /** @description Only answers with this code. */
        EventCode: string;
        /**
         * @description The file's name, as in the appraisal's `attachments`.
         * @example phone-front.jpg
         */
        FileName: string;
        FlagThreshold: number;
        /** @description `true`: only claims with a photo that waits for a review. */
        Flagged: "true" | "false";
        /** @description `true`: only products of that category. */
        ForceClientCategory: "true" | "false";
        /** @description `ndjson` unless set: one JSON object a line. `csv` has a header, and a session label that a spreadsheet would take for a formula begins with an apostrophe. */
        Format: "ndjson" | "csv";
        /**
         * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
         * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of the appraisal or claim as it was read, which is its `revision` in quotes: 412 and no change when it has another revision by now. Without it the change is made whatever stands.
         * @example "7"
         */
        IfMatch: string;
        /**
         * @description An `ETag` of an earlier answer: 304 without a body when nothing of the claim has changed since.
         * @example W/"1842"
         */
        IfNoneMatch: string;
        /**
         * @description An intake of the claim.
         * @example 73120
         */
        IntakeId: number | string;
        /**
         * @description An invitation that has not been taken.
         * @example 20431
         */
        InvitationId: number | string;
        /** @description Only events of this kind, which are several types. */
        Kind: "claim" | "items" | "acv" | "status" | "photos" | "verdicts" | "reports" | "portal";
        /** @description Language of the sentences; the claim's when left out. */
        Language: "en" | "da" | "sv" | "nb" | "de" | "fi";
        /** @description How many at most on a page. */
        Limit: number;
        /** @description Only requests of this method. */
        Method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** @description Only requests of this operation, by its operationId. */
        Operation: string;
        /** @description Which comes first. A cursor goes on in the order that it was given in. */
        Order: "oldest" | "newest";
        /** @description `me`: only claims whose handler is the person who asks; `none`: only those that have none. */
        Owner: "me" | "none";
        /** @description Only requests whose path begins so, for example `/api/client_reference/48213/`: all that happened to one claim. */
        PathPrefix: string;
        /**
         * @description The claimed product, from a suggestion or a search.
         * @example apple-iphone-13-128-gb
         */
        Pid: string;
        /**
         * @description `respond-async` (RFC 7240): answered at once by 202 and where to ask how far it is, instead of when it is done. Other preferences are ignored.
         * @example respond-async
         */
        Prefer: string;
        /** @description An integer or its decimal string. */
        PriceImportId: number | string;
        /** @description Part of the label or of the policyholder's name. */
        Q: string;
        /**
         * @description What was typed so far.
         * @example iphone 13
         */
        Query: string;
        /** @description An integer or its decimal string. */
        ReportId: number | string;
        /** @description An integer or its decimal string. */
        ReportJobId: number | string;
        /** @description Only the request of this id. */
        RequestId: string;
        /**
         * @description A claimed item of the claim.
         * @example 73122
         */
        RowId: number | string;
        /**
         * @description A rule set of the client.
         * @example 50077
         */
        RuleSetId: number | string;
        /**
         * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
         * @example desk-7f3a
         */
        SessionId: string;
        /** @description The shop, where the rows do not name one. Without it the host of their links. */
        ShopName: string;
        /** @description From this moment on. */
        Since: string;
        /** @description Only answers of this status (`404`) or class (`4xx`). */
        Status: string;
        /** @description Only events of this type. */
        Type: string;
        /** @description Before this moment; now when left out. */
        Until: string;
        /**
         * @description A person of the client.
         * @example 20417
         */
        UserId: number | string;
        /** @description `original` when left out. */
        Variant: "original" | "preview" | "thumbnail" | "heatmap";
        Waiting: "true" | "false";
        /** @description An integer or its decimal string. */
        WebhookEndpointId: number | string;
        /**
         * @description The PIN of the link, where it has one.
         * @example 481516
         */
        XPortalPin: string;
        /**
         * @description A name of your own for this request; it comes back and stands in our logs.
         * @example claims-import-000417
         */
        XRequestId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this request in our logs: the one that was sent, when it is 8 to 64 letters, digits, `_` or `-`, else one of ours.
         * @example 6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05
         */
        "X-Request-Id": string;
        /**
         * @description The event code of the error, also where the body carries none.
         * @example ERMPAP
         */
        "X-Event-Code": string;
        /**
         * @description What is left of the limit (draft-ietf-httpapi-ratelimit-headers): `r` requests in the next `t` seconds.
         * @example "read";r=11987;t=42
         */
        RateLimit: string;
        /**
         * @description The limit that counts for this class of routes: `q` requests in `w` seconds.
         * @example "read";q=12000;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description Seconds after which a new try makes sense.
         * @example 5
         */
        "Retry-After": number;
        /**
         * @description The version of the claim that was read. Send it as `If-None-Match` and an unchanged claim is answered by 304 without a body.
         * @example W/"1842"
         */
        ETag: string;
        /**
         * @description `rel="next"`: the address of the next page (RFC 8288); absent on the last one.
         * @example </api/client_reference?limit=25&cursor=48213>; rel="next"
         */
        Link: string;
        /**
         * @description `true` when this is the kept answer to an earlier request with the same `Idempotency-Key`; absent otherwise.
         * @example true
         */
        "Idempotent-Replayed": string;
        /**
         * @description `respond-async`: the preference was honoured (RFC 7240).
         * @example respond-async
         */
        "Preference-Applied": string;
        /**
         * @description The path at which can be asked how far it is.
         * @example /api/client_reference/48213/report/job/50051
         */
        Location: string;
        /**
         * @description The scheme to use.
         * @example apiKey
         */
        "WWW-Authenticate": string;
        /**
         * @description The methods that the path has; where there is GET there is HEAD.
         * @example GET, HEAD, POST
         */
        Allow: string;
        /**
         * @description The language in which the insurer wrote to the policyholder, so that a page that cannot show the claim speaks it; absent for a token of nobody or one that was replaced, and where the request is at fault otherwise.
         * @example da
         */
        "X-Portal-Language": string;
        /**
         * @description The name of the insurer, percent-encoded as UTF-8, so that a page that cannot show the claim says who sent the link; absent where `X-Portal-Language` is.
         * @example Nordlys%20Forsikring
         */
        "X-Portal-Insurer": string;
        /**
         * @description Sent when the deprecated bearer style was used (RFC 9745).
         * @example @1640995200
         */
        Deprecation: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listClientReferences: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Part of the label or of the policyholder's name. */
                q?: components["parameters"]["Q"];
                /** @description `true`: only claims with a photo that waits for a review. */
                flagged?: components["parameters"]["Flagged"];
                /** @description `me`: only claims whose handler is the person who asks; `none`: only those that have none. */
                owner?: components["parameters"]["Owner"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_references": [
                     *         {
                     *           "client_reference_id": 48213,
                     *           "client_reference": "2026-03-4711",
                     *           "client_id": 7,
                     *           "date_damage": "2026-03-02",
                     *           "cause": "Theft",
                     *           "policyholder_name": "Karen Jensen",
                     *           "owner": "Maja Holm",
                     *           "owner_id": 20417,
                     *           "language": "da",
                     *           "currency": "DKK",
                     *           "claim_deductible": 1500,
                     *           "policy_limit": 250000,
                     *           "status": "open",
                     *           "revision": 1,
                     *           "create_time": "2026-03-10T09:14:03.512Z",
                     *           "update_time": "2026-03-10T09:14:03.512Z",
                     *           "appraisal_count": 1,
                     *           "replacement_cost_value": 7499,
                     *           "actual_cash_value": 5249.5,
                     *           "flagged_count": 1,
                     *           "running_count": 0
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "next_cursor": "48213"
                     *       }
                     *     }
                     */
                    "application/json": {
                        client_references: components["schemas"]["ClaimSummary"][];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIPCR`: the cursor is not one of ours, or a parameter has the wrong type.
             *     - `ERWPCR`: `limit` is not 1 to 100, `flagged` neither `true` nor `false`, `owner` neither `me` nor `none`, or `q` too long; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPCR" | "ERWPCR" | "ERMP00" | "ERIP00" | "ERWP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            405: components["responses"]["405-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createClientReference: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_reference": "2026-03-4711",
                 *       "date_damage": "2026-03-02",
                 *       "cause": "Theft",
                 *       "policyholder_name": "Karen Jensen",
                 *       "policyholder_email": "karen.jensen@example.org",
                 *       "language": "da",
                 *       "claim_deductible": 1500
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description Your own label for the claim; unique per client. */
                    client_reference: string;
                    /**
                     * Format: date
                     * @description The day of the damage; not in the future.
                     */
                    date_damage?: string | null;
                    /** @description Cause of the loss, in your own words. */
                    cause?: string | null;
                    policyholder_name?: string | null;
                    /** @description What the policyholder bears of the claim. */
                    claim_deductible?: number | null;
                    /** @description The most that the policy pays. */
                    policy_limit?: number | null;
                    /** Format: email */
                    policyholder_email?: string | null;
                    /**
                     * @description Language of reports and of what the policyholder reads.
                     * @enum {string|null}
                     */
                    language?: "en" | "da" | "sv" | "nb" | "de" | "fi" | null;
                    /** @description ISO 4217 code that all amounts of the claim are in. */
                    currency?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_reference_id": 48213,
                     *       "client_reference": "2026-03-4711"
                     *     }
                     */
                    "application/json": {
                        /** @description Names the claim in every other operation. */
                        client_reference_id: number;
                        client_reference: string;
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMPCR`: a required field is missing; each is named.
             *     - `ERIPCR`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPCR`: `date_damage` lies in the future, an amount is negative or has more than two decimals, the language or the currency is unknown, or a text is too long; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPCR" | "ERIPCR" | "ERWPCR" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            405: components["responses"]["405-createClientReference"];
            /**
             * @description Conflict.
             *     - `ERAECR`: this client has a claim with this `client_reference` already.
             *     - `ERAEIK`: a request with this `Idempotency-Key` is still running.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERAECR" | "ERAEIK";
                    };
                };
            };
            413: components["responses"]["413-createClientReference"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readClientReference: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    /**
                     * @description The `revision` of the appraisal or claim in quotes: send it as `If-Match` with a change.
                     * @example "7"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_reference_id": 48213,
                     *       "client_reference": "2026-03-4711",
                     *       "client_id": 7,
                     *       "date_damage": "2026-03-02",
                     *       "cause": "Theft",
                     *       "policyholder_name": "Karen Jensen",
                     *       "owner": "Maja Holm",
                     *       "owner_id": 20417,
                     *       "language": "da",
                     *       "currency": "DKK",
                     *       "claim_deductible": 1500,
                     *       "policy_limit": 250000,
                     *       "status": "open",
                     *       "revision": 1,
                     *       "create_time": "2026-03-10T09:14:03.512Z",
                     *       "update_time": "2026-03-10T09:14:03.512Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ClientReference"];
                };
            };
            400: components["responses"]["400-readClientReference"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-readClientReference"];
            405: components["responses"]["405-readClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateClientReference: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description The `ETag` of the appraisal or claim as it was read, which is its `revision` in quotes: 412 and no change when it has another revision by now. Without it the change is made whatever stands.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date_damage": "2026-03-02",
                 *       "claim_deductible": 1500,
                 *       "policy_limit": null
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /**
                     * Format: date
                     * @description The day of the damage; not in the future.
                     */
                    date_damage?: string | null;
                    /** @description Cause of the loss, in your own words. */
                    cause?: string | null;
                    policyholder_name?: string | null;
                    /** @description What the policyholder bears of the claim. */
                    claim_deductible?: number | null;
                    /** @description The most that the policy pays. */
                    policy_limit?: number | null;
                    /** @description ISO 4217 code of the amounts: the claim's. Another one is refused. */
                    currency?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_reference_id": 48213,
                     *       "client_reference": "2026-03-4711",
                     *       "client_id": 7,
                     *       "date_damage": "2026-03-02",
                     *       "cause": "Theft",
                     *       "policyholder_name": "Karen Jensen",
                     *       "owner": "Maja Holm",
                     *       "owner_id": 20417,
                     *       "language": "da",
                     *       "currency": "DKK",
                     *       "claim_deductible": 1500,
                     *       "policy_limit": null,
                     *       "status": "open",
                     *       "revision": 2,
                     *       "create_time": "2026-03-10T09:14:03.512Z",
                     *       "update_time": "2026-03-10T09:14:03.512Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ClientReference"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIPCR`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPCR`: `date_damage` lies in the future or before the purchase of an item, an amount is negative or has more than two decimals, the currency is not the claim's, or a text is too long; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPCR" | "ERWPCR" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-updateClientReference"];
            405: components["responses"]["405-readClientReference"];
            /**
             * @description Precondition Failed.
             *     - `ERWPCR`: what the claim states has changed since the revision in `If-Match`; nothing is done.
             */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERWPCR";
                    };
                };
            };
            413: components["responses"]["413-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setClaimOwner: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": "me",
                 *       "instead_of": null
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description Who is in charge from here on; `me`: the person who asks; null: nobody. */
                    user_id: ("me" | (number | string)) | null;
                    /** @description The `owner_id` that was read: refused when it is another by now. Left out: whoever it is. */
                    instead_of?: number | string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_reference_id": 48213,
                     *       "client_reference": "2026-03-4711",
                     *       "client_id": 7,
                     *       "date_damage": "2026-03-02",
                     *       "cause": "Theft",
                     *       "policyholder_name": "Karen Jensen",
                     *       "owner": "Maja Holm",
                     *       "owner_id": 20417,
                     *       "language": "da",
                     *       "currency": "DKK",
                     *       "claim_deductible": 1500,
                     *       "policy_limit": 250000,
                     *       "status": "open",
                     *       "revision": 1,
                     *       "create_time": "2026-03-10T09:14:03.512Z",
                     *       "update_time": "2026-03-10T09:14:03.512Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ClientReference"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named; or the caller has several clients and names none.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: the person is not an active one of the client, or a key calls itself `me`; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Forbidden.
             *     - `ERIT02`: a handler gives a claim to somebody else, or takes one from a colleague without taking it over; or the caller may not act for this client, or its key lacks the scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIT02";
                    };
                };
            };
            404: components["responses"]["404-readClientReference"];
            405: components["responses"]["405-setClaimOwner"];
            /**
             * @description Precondition Failed.
             *     - `ERWP00`: the claim has another owner than `instead_of`; nothing is done.
             */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERWP00";
                    };
                };
            };
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listClaimHandlers: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "claim_handlers": [
                     *         {
                     *           "user_id": 20417,
                     *           "name": "Maja Holm",
                     *           "is_me": false,
                     *           "actor": "user:maja.holm@example.com"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        claim_handlers: {
                            user_id: number;
                            name: string;
                            /** @description The person who asks; a key is nobody. */
                            is_me: boolean;
                            /** @description What events and decisions call the person: `user:<address>`. */
                            actor: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400-listClaimHandlers"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAppraisals: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description An `ETag` of an earlier answer: 304 without a body when nothing of the claim has changed since.
                 * @example W/"1842"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "appraisals": [
                     *         {
                     *           "appraisal_id": 91207,
                     *           "client_reference_id": 48213,
                     *           "row_id": 66102,
                     *           "cpid": "apple-iphone-13-128-gb",
                     *           "rpid": "apple-iphone-16-128-gb",
                     *           "cp_name_cart": "Apple iPhone 13 128 GB",
                     *           "rp_name_cart": "Apple iPhone 16 128 GB",
                     *           "homepage_client_category_id": 10,
                     *           "selected_client_category_id": null,
                     *           "item_quantity": 1,
                     *           "is_price_per_item": true,
                     *           "offer_id": null,
                     *           "shop_name": "Elektronikhuset",
                     *           "shop_url": "https://shop.example/iphone-16-128",
                     *           "replacement_cost_value": 7499,
                     *           "rp_price_date": "2026-03-09 06:00:00",
                     *           "actual_cash_value": 5249.5,
                     *           "total_replacement_cost_value": 7499,
                     *           "replacement_cost_value_awaiting": null,
                     *           "depreciation": 2249.5,
                     *           "currency": "DKK",
                     *           "acv_state": "calculated",
                     *           "acv_awaiting_approval": null,
                     *           "acv_outdated": false,
                     *           "warnings": [],
                     *           "price_snapshot": null,
                     *           "date_purchase": "2023-11-24",
                     *           "comment": "",
                     *           "appraisal_condition": 3,
                     *           "has_receipt": true,
                     *           "bought_used": null,
                     *           "appraisal_status_id": 1,
                     *           "appraisal_status": "Open",
                     *           "attachments": [
                     *             "phone-front.jpg"
                     *           ],
                     *           "attachment_details": [
                     *             {
                     *               "name": "phone-front.jpg",
                     *               "url": "https://claims.example/api/client_reference/48213/appraisal/91207/attachments/phone-front.jpg?client_id=7",
                     *               "type": "image/jpeg",
                     *               "size": 2481733,
                     *               "sha256": "9f2d7c1e0b6a4f58c3d1e7a9b2046f8d5c3a1b9e7f60d4c2a8b5e3f1907d6c4b",
                     *               "width": 4032,
                     *               "height": 3024,
                     *               "forensics_status": "ongoing"
                     *             }
                     *           ],
                     *           "revision": 7,
                     *           "create_time": "2026-03-10T09:16:41.020Z",
                     *           "update_time": "2026-03-10T09:21:07.344Z"
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "next_cursor": null,
                     *         "totals": {
                     *           "replacement_cost_value": 7499,
                     *           "depreciation": 2249.5,
                     *           "actual_cash_value": 5249.5,
                     *           "appraisal_count": 1,
                     *           "currency": "DKK"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        appraisals: components["schemas"]["Appraisal"][];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                            totals: components["schemas"]["CartTotals"];
                        };
                    };
                };
            };
            304: components["responses"]["304-listAppraisals"];
            /**
             * @description Bad Request.
             *     - `ERIPAP`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPAP`: `limit` is not 1 to 100, or the cursor too long; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPAP" | "ERWPAP" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-createAppraisal"];
            405: components["responses"]["405-createAppraisal"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAppraisal: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cpid": "apple-iphone-13-128-gb",
                 *       "rpid": "apple-iphone-16-128-gb",
                 *       "item_quantity": 1,
                 *       "is_price_per_item": true,
                 *       "rp_name_cart": "Apple iPhone 16 128 GB",
                 *       "shop_name": "Elektronikhuset",
                 *       "shop_url": "https://shop.example/iphone-16-128",
                 *       "replacement_cost_value": 7499,
                 *       "rp_price_date": "2026-03-09 06:00:00",
                 *       "date_purchase": "2023-11-24",
                 *       "appraisal_condition": 3
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description The claim, as in the path. */
                    client_reference_id?: number | string;
                    /** @description Claimed product: `claimed_product.pid` of the product lookup. It can't be changed later. */
                    cpid: string;
                    /** @description Replacement product: `pid` of an entry of `grouped_prices`. */
                    rpid: string;
                    /** @description An existing claimed item of this claim; without it a new one is made. Appraisals of one item share attachments and verdicts. An item that waited for a product has one then. */
                    row_id?: number | string | null;
                    /** @description What is claimed for the line; kept with the claimed item. */
                    claimed_amount?: number | null;
                    /** @description Category of the claimed product, an integer or its decimal string. */
                    homepage_client_category_id?: number | string | null;
                    /** @description Category that the user chose instead, an integer or its decimal string. */
                    selected_client_category_id?: number | string | null;
                    /** @description As `selected_client_category_id`, by the name that the lookups have for it: the category that the item is valued in, whichever its product is of. */
                    client_category_id?: number | string | null;
                    /** @description 1 when left out. */
                    item_quantity?: number | null;
                    /** @description Whether `replacement_cost_value` is of one piece; true when left out. */
                    is_price_per_item?: boolean | null;
                    /** @description Name of the replacement product as the cart shows it. */
                    rp_name_cart?: string | null;
                    /** @description Name of the claimed product as the cart shows it. */
                    cp_name_cart?: string | null;
                    /** @description The offer that was chosen: one of the replacement product, as `GET /prices` names it. */
                    offer_id?: string | null;
                    shop_name?: string | null;
                    /** Format: uri */
                    shop_url?: string | null;
                    /** @description RCV: the `total_price` of the chosen offer, or a value of your own. When left out on creation it is taken from the offer that is named or, without one, from the first that `GET /prices` does not set aside, without a claimed amount; where all are set aside there is none, and a warning. */
                    replacement_cost_value?: number | null;
                    /** @description ISO 4217 code of the amounts: the claim's. Another one is refused. */
                    currency?: string | null;
                    /** @description When the price was read, `YYYY-MM-DD HH:MM:SS` in UTC. */
                    rp_price_date?: string | null;
                    /**
                     * Format: date
                     * @description When the claimed item was bought.
                     */
                    date_purchase?: string | null;
                    comment?: string | null;
                    /** @description Condition code, see `GET /conditions`. */
                    appraisal_condition?: number | null;
                    /** @description Whether there is a receipt; not stated when left out. */
                    has_receipt?: boolean | null;
                    /** @description Whether the claimed item was bought used; not stated when left out. */
                    bought_used?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "appraisal_id": 91207
                     *     }
                     */
                    "application/json": {
                        appraisal_id: number;
                        /** @description What was let in and may be a slip, as `field : text`: a replacement of another category than the claimed product, a price of 0. */
                        warnings?: string[];
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMPAP`: a required field is missing; each is named.
             *     - `ERIPAP`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPAP`: `cpid`, `rpid` or `offer_id` is not in the catalogue, `row_id` not of this claim, a category unknown, the purchase after the damage or before 1900, the currency not the claim's, or a value is out of its range; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPAP" | "ERIPAP" | "ERWPAP" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-createAppraisal"];
            405: components["responses"]["405-createAppraisal"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-createAppraisal"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAppraisal: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    /**
                     * @description The `revision` of the appraisal or claim in quotes: send it as `If-Match` with a change.
                     * @example "7"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "appraisal_id": 91207,
                     *       "client_reference_id": 48213,
                     *       "row_id": 66102,
                     *       "cpid": "apple-iphone-13-128-gb",
                     *       "rpid": "apple-iphone-16-128-gb",
                     *       "cp_name_cart": "Apple iPhone 13 128 GB",
                     *       "rp_name_cart": "Apple iPhone 16 128 GB",
                     *       "homepage_client_category_id": 10,
                     *       "selected_client_category_id": null,
                     *       "item_quantity": 1,
                     *       "is_price_per_item": true,
                     *       "offer_id": null,
                     *       "shop_name": "Elektronikhuset",
                     *       "shop_url": "https://shop.example/iphone-16-128",
                     *       "replacement_cost_value": 7499,
                     *       "rp_price_date": "2026-03-09 06:00:00",
                     *       "actual_cash_value": 5249.5,
                     *       "total_replacement_cost_value": 7499,
                     *       "replacement_cost_value_awaiting": null,
                     *       "depreciation": 2249.5,
                     *       "currency": "DKK",
                     *       "acv_state": "calculated",
                     *       "acv_awaiting_approval": null,
                     *       "acv_outdated": false,
                     *       "warnings": [],
                     *       "price_snapshot": null,
                     *       "date_purchase": "2023-11-24",
                     *       "comment": "",
                     *       "appraisal_condition": 3,
                     *       "has_receipt": true,
                     *       "bought_used": null,
                     *       "appraisal_status_id": 1,
                     *       "appraisal_status": "Open",
                     *       "attachments": [
                     *         "phone-front.jpg"
                     *       ],
                     *       "attachment_details": [
                     *         {
                     *           "name": "phone-front.jpg",
                     *           "url": "https://claims.example/api/client_reference/48213/appraisal/91207/attachments/phone-front.jpg?client_id=7",
                     *           "type": "image/jpeg",
                     *           "size": 2481733,
                     *           "sha256": "9f2d7c1e0b6a4f58c3d1e7a9b2046f8d5c3a1b9e7f60d4c2a8b5e3f1907d6c4b",
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "forensics_status": "ongoing"
                     *         }
                     *       ],
                     *       "revision": 7,
                     *       "create_time": "2026-03-10T09:16:41.020Z",
                     *       "update_time": "2026-03-10T09:21:07.344Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Appraisal"];
                };
            };
            400: components["responses"]["400-readAppraisal"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-readAppraisal"];
            405: components["responses"]["405-readAppraisal"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAppraisal: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description The `ETag` of the appraisal or claim as it was read, which is its `revision` in quotes: 412 and no change when it has another revision by now. Without it the change is made whatever stands.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "item_quantity": 1,
                 *       "comment": "Bought second-hand"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description Another replacement product. */
                    rpid?: string;
                    /** @description Stays as it is: another one is told in `warnings`. */
                    cpid?: unknown;
                    /** @description Category of the claimed product, an integer or its decimal string. */
                    homepage_client_category_id?: number | string | null;
                    /** @description Category that the user chose instead, an integer or its decimal string. */
                    selected_client_category_id?: number | string | null;
                    /** @description As `selected_client_category_id`, by the name that the lookups have for it: the category that the item is valued in, whichever its product is of. */
                    client_category_id?: number | string | null;
                    /** @description 1 when left out. */
                    item_quantity?: number | null;
                    /** @description Whether `replacement_cost_value` is of one piece; true when left out. */
                    is_price_per_item?: boolean | null;
                    /** @description Name of the replacement product as the cart shows it. */
                    rp_name_cart?: string | null;
                    /** @description Name of the claimed product as the cart shows it. */
                    cp_name_cart?: string | null;
                    /** @description The offer that was chosen: one of the replacement product, as `GET /prices` names it. */
                    offer_id?: string | null;
                    shop_name?: string | null;
                    /** Format: uri */
                    shop_url?: string | null;
                    /** @description RCV: the `total_price` of the chosen offer, or a value of your own. When left out on creation it is taken from the offer that is named or, without one, from the first that `GET /prices` does not set aside, without a claimed amount; where all are set aside there is none, and a warning. */
                    replacement_cost_value?: number | null;
                    /** @description ISO 4217 code of the amounts: the claim's. Another one is refused. */
                    currency?: string | null;
                    /** @description When the price was read, `YYYY-MM-DD HH:MM:SS` in UTC. */
                    rp_price_date?: string | null;
                    /**
                     * Format: date
                     * @description When the claimed item was bought.
                     */
                    date_purchase?: string | null;
                    comment?: string | null;
                    /** @description Condition code, see `GET /conditions`. */
                    appraisal_condition?: number | null;
                    /** @description Whether there is a receipt; not stated when left out. */
                    has_receipt?: boolean | null;
                    /** @description Whether the claimed item was bought used; not stated when left out. */
                    bought_used?: boolean | null;
                    /** @description Fields to take back to "not stated". A purchase date is taken back of the claimed item too. */
                    clear?: ("date_purchase" | "has_receipt" | "bought_used")[] | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "appraisal_id": 91207,
                     *       "client_reference_id": 48213,
                     *       "row_id": 66102,
                     *       "cpid": "apple-iphone-13-128-gb",
                     *       "rpid": "apple-iphone-16-128-gb",
                     *       "cp_name_cart": "Apple iPhone 13 128 GB",
                     *       "rp_name_cart": "Apple iPhone 16 128 GB",
                     *       "homepage_client_category_id": 10,
                     *       "selected_client_category_id": null,
                     *       "item_quantity": 1,
                     *       "is_price_per_item": true,
                     *       "offer_id": null,
                     *       "shop_name": "Elektronikhuset",
                     *       "shop_url": "https://shop.example/iphone-16-128",
                     *       "replacement_cost_value": 7499,
                     *       "rp_price_date": "2026-03-09 06:00:00",
                     *       "actual_cash_value": 5249.5,
                     *       "total_replacement_cost_value": 7499,
                     *       "replacement_cost_value_awaiting": null,
                     *       "depreciation": 2249.5,
                     *       "currency": "DKK",
                     *       "acv_state": "calculated",
                     *       "acv_awaiting_approval": null,
                     *       "acv_outdated": false,
                     *       "warnings": [],
                     *       "price_snapshot": null,
                     *       "date_purchase": "2023-11-24",
                     *       "comment": "Bought second-hand",
                     *       "appraisal_condition": 3,
                     *       "has_receipt": true,
                     *       "bought_used": null,
                     *       "appraisal_status_id": 1,
                     *       "appraisal_status": "Open",
                     *       "attachments": [
                     *         "phone-front.jpg"
                     *       ],
                     *       "attachment_details": [
                     *         {
                     *           "name": "phone-front.jpg",
                     *           "url": "https://claims.example/api/client_reference/48213/appraisal/91207/attachments/phone-front.jpg?client_id=7",
                     *           "type": "image/jpeg",
                     *           "size": 2481733,
                     *           "sha256": "9f2d7c1e0b6a4f58c3d1e7a9b2046f8d5c3a1b9e7f60d4c2a8b5e3f1907d6c4b",
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "forensics_status": "ongoing"
                     *         }
                     *       ],
                     *       "revision": 7,
                     *       "create_time": "2026-03-10T09:16:41.020Z",
                     *       "update_time": "2026-03-10T09:21:07.344Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Appraisal"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMPAP`: `rpid` is there and empty.
             *     - `ERIPAP`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPAP`: `rpid` is not in the catalogue, `offer_id` none of its offers, a category unknown, the purchase after the damage, the currency not the claim's, or a value is out of its range; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPAP" | "ERIPAP" | "ERWPAP" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-readAppraisal"];
            405: components["responses"]["405-readAppraisal"];
            412: components["responses"]["412-updateAppraisal"];
            413: components["responses"]["413-createAppraisal"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAppraisal: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description The `ETag` of the appraisal or claim as it was read, which is its `revision` in quotes: 412 and no change when it has another revision by now. Without it the change is made whatever stands.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["204-deleteAppraisal"];
            400: components["responses"]["400-readAppraisal"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-readAppraisal"];
            405: components["responses"]["405-readAppraisal"];
            412: components["responses"]["412-updateAppraisal"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAttachments: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attachments": [
                     *         "phone-front.jpg"
                     *       ],
                     *       "attachment_details": [
                     *         {
                     *           "name": "phone-front.jpg",
                     *           "url": "https://claims.example/api/client_reference/48213/appraisal/91207/attachments/phone-front.jpg?client_id=7",
                     *           "type": "image/jpeg",
                     *           "size": 2481733,
                     *           "sha256": "9f2d7c1e0b6a4f58c3d1e7a9b2046f8d5c3a1b9e7f60d4c2a8b5e3f1907d6c4b",
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "forensics_status": "ongoing"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description File names, in their order. */
                        attachments: string[];
                        attachment_details: components["schemas"]["AttachmentDetails"][];
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIPAT`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERWPAT`: `session-id` is longer than 255 characters or no text.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPAT" | "ERMP00" | "ERIP00" | "ERWP00" | "ERWPAT" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-uploadAttachments"];
            405: components["responses"]["405-uploadAttachments"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadAttachments: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description One part per file, all of them named `file`; the name of the file is kept. */
                    file: Blob[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attachments": [
                     *         "phone-front.jpg"
                     *       ],
                     *       "attachment_details": [
                     *         {
                     *           "name": "phone-front.jpg",
                     *           "url": "https://claims.example/api/client_reference/48213/appraisal/91207/attachments/phone-front.jpg?client_id=7",
                     *           "type": "image/jpeg",
                     *           "size": 2481733,
                     *           "sha256": "9f2d7c1e0b6a4f58c3d1e7a9b2046f8d5c3a1b9e7f60d4c2a8b5e3f1907d6c4b",
                     *           "width": 4032,
                     *           "height": 3024,
                     *           "forensics_status": "ongoing"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description File names, in their order. */
                        attachments: string[];
                        attachment_details: components["schemas"]["AttachmentDetails"][];
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMPAT`: the form holds no file.
             *     - `ERIPAT`: the form is malformed, or an id is not an integer.
             *     - `ERWPAT`: there are more than 20 files; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPAT" | "ERIPAT" | "ERWPAT" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-uploadAttachments"];
            405: components["responses"]["405-uploadAttachments"];
            409: components["responses"]["409-createAppraisal"];
            /**
             * @description Content Too Large.
             *     - `ERIPAT`: a file is larger than 15 MB, or the request than 60 MB.
             */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPAT";
                    };
                };
            };
            /**
             * @description Unsupported Media Type.
             *     - `ERIPAT`: a file is of another kind, or the body is no multipart form.
             */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPAT";
                    };
                };
            };
            /**
             * @description Unprocessable Content.
             *     - `ERWPAT`: a file cannot be decoded or its dimensions are over the limit.
             *     - `ERWPIK`: this `Idempotency-Key` was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERWPAT" | "ERWPIK";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAttachment: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `original` when left out. */
                variant?: components["parameters"]["Variant"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
                /**
                 * @description The file's name, as in the appraisal's `attachments`.
                 * @example phone-front.jpg
                 */
                file_name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                    "image/heic": Blob;
                    "application/pdf": Blob;
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIPAT`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPAT`: `variant` is none of the four, or the name is too long; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPAT" | "ERWPAT" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-readAttachment"];
            405: components["responses"]["405-readAttachment"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAttachment: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
                /**
                 * @description The file's name, as in the appraisal's `attachments`.
                 * @example phone-front.jpg
                 */
                file_name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["204-deleteAppraisal"];
            /**
             * @description Bad Request.
             *     - `ERIPAT`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPAT`: the name is none that a file can have; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPAT" | "ERWPAT" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-readAttachment"];
            405: components["responses"]["405-readAttachment"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewInventory: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description One part per file, all of them named `file`; the name of the file is kept. */
                    file: Blob[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "intake_id": 73120,
                     *       "client_reference_id": 48213,
                     *       "status": "draft",
                     *       "file_name": "household.csv",
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "format": "csv",
                     *       "source": "own",
                     *       "understood": {
                     *         "encoding": "utf-8",
                     *         "delimiter": ";"
                     *       },
                     *       "unknown_columns": [
                     *         "Colour"
                     *       ],
                     *       "committed_before": null,
                     *       "matches_complete": true,
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "description": "Apple iPhone 13 128 GB",
                     *           "brand": "Apple",
                     *           "model": "iPhone 13",
                     *           "serial_number": null,
                     *           "gtin": null,
                     *           "category": "Phones",
                     *           "client_category_id": 1,
                     *           "quantity": 1,
                     *           "date_purchase": "2022-06-15",
                     *           "purchase_price": 6499,
                     *           "claimed_amount": 6499,
                     *           "condition": 3,
                     *           "location": "Living room",
                     *           "receipt": true,
                     *           "notes": "",
                     *           "match": {
                     *             "pid": "apple-iphone-13-128-gb",
                     *             "product_name": "Apple iPhone 13 128 GB",
                     *             "certainty": "exact"
                     *           },
                     *           "problems": []
                     *         },
                     *         {
                     *           "row": 3,
                     *           "description": "Floor lamp",
                     *           "brand": null,
                     *           "model": null,
                     *           "serial_number": null,
                     *           "gtin": null,
                     *           "category": "Lamps",
                     *           "client_category_id": null,
                     *           "quantity": 2,
                     *           "date_purchase": "2019-11-29",
                     *           "purchase_price": 899.5,
                     *           "claimed_amount": 1799,
                     *           "condition": 0,
                     *           "location": "Hall",
                     *           "receipt": false,
                     *           "notes": "category: Lamps",
                     *           "match": null,
                     *           "problems": [
                     *             {
                     *               "field": "category",
                     *               "severity": "warning",
                     *               "reason": "is not a category of the catalogue",
                     *               "value": "Lamps"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": {
                     *         "row_count": 2,
                     *         "usable_count": 2,
                     *         "error_count": 0,
                     *         "warning_count": 1,
                     *         "exact_match_count": 1,
                     *         "likely_match_count": 0,
                     *         "claimed_amount": 8298,
                     *         "currency": "DKK"
                     *       },
                     *       "create_time": "2026-03-11T10:02:44.120Z",
                     *       "commit_time": null,
                     *       "undo_time": null
                     *     }
                     */
                    "application/json": components["schemas"]["Inventory"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMPCR`: the form holds no file.
             *     - `ERIPCR`: the form is malformed, or the id is not an integer.
             *     - `ERWPCR`: there is more than one file, or the file holds no inventory: no column that names the things, a quotation mark that is never closed, a line without end; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPCR" | "ERIPCR" | "ERWPCR" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-updateClientReference"];
            405: components["responses"]["405-previewInventory"];
            409: components["responses"]["409-createAppraisal"];
            /**
             * @description Content Too Large.
             *     - `ERIPCR`: the file is larger than 10 MB, has more than 5,000 rows or unpacks to more than 64 MiB.
             */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPCR";
                    };
                };
            };
            /**
             * @description Unsupported Media Type.
             *     - `ERIPCR`: the file is neither CSV nor XLSX, or the body is no multipart form.
             */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPCR";
                    };
                };
            };
            /**
             * @description Unprocessable Content.
             *     - `ERWPCR`: the workbook is damaged, an old .xls, or under a password.
             *     - `ERWPIK`: this `Idempotency-Key` was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERWPCR" | "ERWPIK";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readInventory: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An intake of the claim.
                 * @example 73120
                 */
                intake_id: components["parameters"]["IntakeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "intake_id": 73120,
                     *       "client_reference_id": 48213,
                     *       "status": "draft",
                     *       "file_name": "household.csv",
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "format": "csv",
                     *       "source": "own",
                     *       "understood": {
                     *         "encoding": "utf-8",
                     *         "delimiter": ";"
                     *       },
                     *       "unknown_columns": [
                     *         "Colour"
                     *       ],
                     *       "committed_before": null,
                     *       "matches_complete": true,
                     *       "rows": [
                     *         {
                     *           "row": 2,
                     *           "description": "Apple iPhone 13 128 GB",
                     *           "brand": "Apple",
                     *           "model": "iPhone 13",
                     *           "serial_number": null,
                     *           "gtin": null,
                     *           "category": "Phones",
                     *           "client_category_id": 1,
                     *           "quantity": 1,
                     *           "date_purchase": "2022-06-15",
                     *           "purchase_price": 6499,
                     *           "claimed_amount": 6499,
                     *           "condition": 3,
                     *           "location": "Living room",
                     *           "receipt": true,
                     *           "notes": "",
                     *           "match": {
                     *             "pid": "apple-iphone-13-128-gb",
                     *             "product_name": "Apple iPhone 13 128 GB",
                     *             "certainty": "exact"
                     *           },
                     *           "problems": []
                     *         },
                     *         {
                     *           "row": 3,
                     *           "description": "Floor lamp",
                     *           "brand": null,
                     *           "model": null,
                     *           "serial_number": null,
                     *           "gtin": null,
                     *           "category": "Lamps",
                     *           "client_category_id": null,
                     *           "quantity": 2,
                     *           "date_purchase": "2019-11-29",
                     *           "purchase_price": 899.5,
                     *           "claimed_amount": 1799,
                     *           "condition": 0,
                     *           "location": "Hall",
                     *           "receipt": false,
                     *           "notes": "category: Lamps",
                     *           "match": null,
                     *           "problems": [
                     *             {
                     *               "field": "category",
                     *               "severity": "warning",
                     *               "reason": "is not a category of the catalogue",
                     *               "value": "Lamps"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "totals": {
                     *         "row_count": 2,
                     *         "usable_count": 2,
                     *         "error_count": 0,
                     *         "warning_count": 1,
                     *         "exact_match_count": 1,
                     *         "likely_match_count": 0,
                     *         "claimed_amount": 8298,
                     *         "currency": "DKK"
                     *       },
                     *       "create_time": "2026-03-11T10:02:44.120Z",
                     *       "commit_time": null,
                     *       "undo_time": null
                     *     }
                     */
                    "application/json": components["schemas"]["Inventory"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIPCR`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERWPCR`: `session-id` is longer than 255 characters or no text.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPCR" | "ERMP00" | "ERIP00" | "ERWP00" | "ERWPCR" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-readInventory"];
            405: components["responses"]["405-readInventory"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    commitInventory: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An intake of the claim.
                 * @example 73120
                 */
                intake_id: components["parameters"]["IntakeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "take_matches": "exact",
                 *       "leave_out_errors": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /**
                     * @description Which proposed products are taken; `exact` when left out.
                     * @enum {string|null}
                     */
                    take_matches?: "exact" | "all" | "none" | null;
                    /** @description Rows for which another product, or none, is taken. */
                    choices?: {
                        /** @description An integer or its decimal string. */
                        row: number | string;
                        pid: string | null;
                    }[] | null;
                    /** @description Whether rows with errors are left out. When left out: false, and a single one refuses the commit. */
                    leave_out_errors?: boolean | null;
                    /** @description Further rows that are not taken. */
                    leave_out?: (number | string)[] | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "intake_id": 73120,
                     *       "status": "committed",
                     *       "item_count": 2,
                     *       "appraisal_count": 1,
                     *       "calculated_count": 1,
                     *       "not_calculated_count": 1,
                     *       "items": [
                     *         {
                     *           "row": 2,
                     *           "row_id": 73121,
                     *           "appraisal_id": 73123,
                     *           "actual_cash_value": 5199.2,
                     *           "not_calculated": null
                     *         },
                     *         {
                     *           "row": 3,
                     *           "row_id": 73122,
                     *           "appraisal_id": null,
                     *           "actual_cash_value": null,
                     *           "not_calculated": {
                     *             "field": "pid",
                     *             "reason": "waits for a product"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        intake_id: number;
                        /** @enum {string} */
                        status: "draft" | "committed" | "undone";
                        item_count: number;
                        appraisal_count: number;
                        /** @description Items whose ACV was calculated by the rules of the client. */
                        calculated_count: number;
                        /** @description The others; `items` says why. */
                        not_calculated_count: number;
                        /** @description What each row became. */
                        items: {
                            row: number;
                            row_id: number;
                            /** @description Null: it waits for a product. */
                            appraisal_id: number | null;
                            /** @description Of the line, as it was calculated then; null where it was not. */
                            actual_cash_value: number | null;
                            /** @description Why not: the field that its rule needs, `rule_set` where none was in force, `pid` where it waits for a product. */
                            not_calculated: {
                                field: string;
                                reason: string;
                            } | null;
                        }[];
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMPCR`: a choice lacks its row or its product.
             *     - `ERIPCR`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPCR`: rows with errors are not to be left out, no row is left, a row or product does not exist, or the intake was undone; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPCR" | "ERIPCR" | "ERWPCR" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-readInventory"];
            405: components["responses"]["405-previewInventory"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-createClientReference"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    undoInventory: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An intake of the claim.
                 * @example 73120
                 */
                intake_id: components["parameters"]["IntakeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "intake_id": 73120,
                     *       "status": "undone",
                     *       "removed_item_count": 2,
                     *       "removed_appraisal_count": 1
                     *     }
                     */
                    "application/json": {
                        intake_id: number;
                        /** @enum {string} */
                        status: "draft" | "committed" | "undone";
                        removed_item_count: number;
                        removed_appraisal_count: number;
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIPCR`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPCR`: something was done with the items since; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPCR" | "ERWPCR" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-readInventory"];
            405: components["responses"]["405-previewInventory"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-createClientReference"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listClaimedItems: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                waiting?: components["parameters"]["Waiting"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "claimed_items": [
                     *         {
                     *           "row_id": 73122,
                     *           "display_id": 2,
                     *           "description": "Floor lamp",
                     *           "quantity": 2,
                     *           "condition": 0,
                     *           "client_category_id": null,
                     *           "date_purchase": "2019-11-29",
                     *           "claimed_amount": 1799,
                     *           "location": "Hall",
                     *           "receipt": false,
                     *           "notes": "category: Lamps",
                     *           "pid": null,
                     *           "appraisal_ids": [],
                     *           "appraisal_revisions": [],
                     *           "intake_id": 73120,
                     *           "create_time": "2026-03-11T10:02:44.120Z"
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        claimed_items: components["schemas"]["ClaimedItem"][];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIPCR`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPCR`: `limit` is not 1 to 100, or `waiting` no truth value; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPCR" | "ERWPCR" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-updateClientReference"];
            405: components["responses"]["405-readInventory"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateClaimedItem: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description A claimed item of the claim.
                 * @example 73122
                 */
                row_id: components["parameters"]["RowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date_purchase": "2020-11-27",
                 *       "condition": 3
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    description?: string;
                    quantity?: number | null;
                    /** @description Condition code, see `GET /conditions`. */
                    condition?: number | null;
                    /** @description A category of the catalogue. */
                    client_category_id?: number | string | null;
                    /**
                     * Format: date
                     * @description When it was bought; not after the damage.
                     */
                    date_purchase?: string | null;
                    /** @description What is claimed for the line. */
                    claimed_amount?: number | null;
                    /** @description ISO 4217 code of the amounts: the claim's. Another one is refused. */
                    currency?: string | null;
                    location?: string | null;
                    /** @description Whether there is a receipt. */
                    receipt?: boolean | null;
                    notes?: string | null;
                    /** @description The revisions of its appraisals that this was decided on. When one of them has another one by now, nothing is changed. */
                    appraisal_revisions?: {
                        /** @description An integer or its decimal string. */
                        appraisal_id: number | string;
                        revision: number;
                    }[] | null;
                    /** @description Fields to take back to "not stated", in the appraisals of the item too. */
                    clear?: ("date_purchase" | "claimed_amount" | "location")[] | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "row_id": 73122,
                     *       "display_id": 2,
                     *       "description": "Floor lamp",
                     *       "quantity": 2,
                     *       "condition": 3,
                     *       "client_category_id": null,
                     *       "date_purchase": "2020-11-27",
                     *       "claimed_amount": 1799,
                     *       "location": "Hall",
                     *       "receipt": false,
                     *       "notes": "category: Lamps",
                     *       "pid": null,
                     *       "appraisal_ids": [],
                     *       "appraisal_revisions": [],
                     *       "intake_id": 73120,
                     *       "create_time": "2026-03-11T10:02:44.120Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ClaimedItem"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMPCR`: `description` is there and empty.
             *     - `ERIPCR`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPCR`: the category is unknown, the purchase lies after the damage, in the future or before 1900, the currency is not the claim's, or a value is out of its range; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPCR" | "ERIPCR" | "ERWPCR" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            /**
             * @description Not Found.
             *     - `ERNFCR`: the claim or the item does not exist for this client.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNFCR";
                    };
                };
            };
            /**
             * @description Method Not Allowed.
             *     - `ERNACR`: the path has only PUT.
             */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNACR";
                    };
                };
            };
            /**
             * @description Precondition Failed.
             *     - `ERWPCR`: an appraisal of the item has changed since the revision that is named; nothing is done.
             */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERWPCR";
                    };
                };
            };
            413: components["responses"]["413-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAppraisalReport: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `respond-async` (RFC 7240): answered at once by 202 and where to ask how far it is, instead of when it is done. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "language": "da",
                 *       "photos": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /**
                     * @description Language of the report; the claim's when left out.
                     * @enum {string|null}
                     */
                    language?: "en" | "da" | "sv" | "nb" | "de" | "fi" | null;
                    /** @description Whether photos are shown. */
                    photos?: boolean;
                    /** @description Whether depreciation and ACV are shown. */
                    depreciation?: boolean;
                    /** @description Whether the findings of the image forensics are shown. */
                    forensics?: boolean;
                    /** @description Whether the history of the claim is added. */
                    audit?: boolean;
                    /**
                     * @description The paper; A4 when left out.
                     * @enum {string}
                     */
                    paper?: "a4" | "letter";
                };
            };
        };
        responses: {
            200: components["responses"]["200-createAppraisalReport"];
            202: components["responses"]["202-createAppraisalReport"];
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: the language is unknown; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            /**
             * @description Not Found.
             *     - `ERNF00`: the claim or the appraisal does not exist for this client.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNF00";
                    };
                };
            };
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createClaimReport: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `respond-async` (RFC 7240): answered at once by 202 and where to ask how far it is, instead of when it is done. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "language": "da",
                 *       "appraisal_ids": [
                 *         91207
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /**
                     * @description Language of the report; the claim's when left out.
                     * @enum {string|null}
                     */
                    language?: "en" | "da" | "sv" | "nb" | "de" | "fi" | null;
                    /** @description The appraisals to cover, at least one; all of them when left out. */
                    appraisal_ids?: (number | string)[] | null;
                    /** @description Whether photos are shown. */
                    photos?: boolean;
                    /** @description Whether depreciation and ACV are shown. */
                    depreciation?: boolean;
                    /** @description Whether the findings of the image forensics are shown. */
                    forensics?: boolean;
                    /** @description Whether the history of the claim is added. */
                    audit?: boolean;
                    /**
                     * @description The paper; A4 when left out.
                     * @enum {string}
                     */
                    paper?: "a4" | "letter";
                };
            };
        };
        responses: {
            200: components["responses"]["200-createAppraisalReport"];
            202: components["responses"]["202-createAppraisalReport"];
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: the language is unknown, or `appraisal_ids` is empty or holds one that is not of this claim; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-readClientReference"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reports": [
                     *         {
                     *           "report_id": 50040,
                     *           "document_id": "7F3C-9A1E-52D8-4B06-K2M9",
                     *           "language": "da",
                     *           "appraisal_ids": [
                     *             91207
                     *           ],
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "size": 48211,
                     *           "created_by": "user:kari.holm@example.com",
                     *           "create_time": "2026-03-10T09:14:03.221Z",
                     *           "expire_time": "2027-03-10T09:14:03.221Z",
                     *           "revoke_time": null,
                     *           "address": "https://claims.example/files/reports/2026-03-4711%20report%202026-03-10%20c2b4a9f07d1e4c6b8a35f2d90e617b84.pdf"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        reports: components["schemas"]["Report"][];
                    };
                };
            };
            400: components["responses"]["400-readClientReference"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-readClientReference"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readReportJob: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /** @description An integer or its decimal string. */
                report_job_id: components["parameters"]["ReportJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "report_job_id": 50051,
                     *       "status": "making",
                     *       "items_done": 850,
                     *       "items_total": 2000,
                     *       "report_id": null,
                     *       "address": null,
                     *       "failure": null,
                     *       "reason": null,
                     *       "status_url": "/api/client_reference/48213/report/job/50051",
                     *       "create_time": "2026-03-10T09:14:03.221Z",
                     *       "finish_time": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReportJob"];
                };
            };
            400: components["responses"]["400-readClientReference"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            /**
             * @description Not Found.
             *     - `ERNF00`: the client has no such claim, or for that no such report was asked.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNF00";
                    };
                };
            };
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeReport: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /** @description An integer or its decimal string. */
                report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["204-deleteAppraisal"];
            400: components["responses"]["400-readClientReference"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            /**
             * @description Not Found.
             *     - `ERNF00`: the client has no such claim, or that has no such report.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNF00";
                    };
                };
            };
            405: components["responses"]["405-revokeReport"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getForensicsResults: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description An `ETag` of an earlier answer: 304 without a body when nothing of the claim has changed since.
                 * @example W/"1842"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "forensics_results": {
                     *         "91207": [
                     *           {
                     *             "row_id": 66102,
                     *             "file_name": "phone-front.jpg",
                     *             "status": "complete",
                     *             "is_ai_generated": false,
                     *             "is_digitally_manipulated": true,
                     *             "ai_generated_confidence": 0.04,
                     *             "manipulation_confidence": 0.93,
                     *             "confidence": 0.93,
                     *             "analysis": "The area in the middle was probably copied within the picture. Compare it with the original, or ask for a new photo. Panorama modes and printed patterns can repeat an area too. Details: the same grain on the left in 61 of 64 places (turned by 0°, size 100%); both are marked. The camera data (Apple iPhone 13) are complete and match the picture.",
                     *             "regions": [
                     *               {
                     *                 "x_min": 0.12,
                     *                 "y_min": 0.4,
                     *                 "x_max": 0.31,
                     *                 "y_max": 0.58,
                     *                 "kind": "copy_source",
                     *                 "confidence": 0.93,
                     *                 "pair": 1
                     *               },
                     *               {
                     *                 "x_min": 0.55,
                     *                 "y_min": 0.41,
                     *                 "x_max": 0.74,
                     *                 "y_max": 0.59,
                     *                 "kind": "copied",
                     *                 "confidence": 0.93,
                     *                 "pair": 1
                     *               }
                     *             ],
                     *             "flagged": true,
                     *             "update_time": "2026-03-10T09:17:02.118Z",
                     *             "signals": [
                     *               {
                     *                 "name": "copy_move",
                     *                 "about": "manipulation",
                     *                 "finding": "suspicious",
                     *                 "score": 0.93,
                     *                 "message": "copy_move.found",
                     *                 "values": {
                     *                   "place": "middle",
                     *                   "other_place": "left",
                     *                   "same": 61,
                     *                   "judged": 64,
                     *                   "turned_deg": 0,
                     *                   "scale_percent": 100
                     *                 },
                     *                 "sentence": "The area in the middle was probably copied within the picture. Compare it with the original, or ask for a new photo. Panorama modes and printed patterns can repeat an area too. Details: the same grain on the left in 61 of 64 places (turned by 0°, size 100%); both are marked."
                     *               },
                     *               {
                     *                 "name": "metadata",
                     *                 "about": "manipulation",
                     *                 "finding": "supports",
                     *                 "score": 0,
                     *                 "message": "metadata.camera_data_agree",
                     *                 "values": {
                     *                   "camera": "Apple iPhone 13"
                     *                 },
                     *                 "sentence": "The camera data (Apple iPhone 13) are complete and match the picture."
                     *               }
                     *             ],
                     *             "facts": {
                     *               "format": "jpeg",
                     *               "width": 4032,
                     *               "height": 3024,
                     *               "medium": "camera",
                     *               "camera": "Apple iPhone 13",
                     *               "software": null,
                     *               "taken_at": "2026-02-27 18:03:11",
                     *               "has_gps": false,
                     *               "jpeg_quality": 92,
                     *               "generator": null,
                     *               "content_credentials": "absent"
                     *             },
                     *             "heatmap_url": "https://claims.example/api/client_reference/48213/appraisal/91207/attachments/phone-front.jpg?variant=heatmap&client_id=7",
                     *             "not_judged": null,
                     *             "engine_version": "1.0.0",
                     *             "threshold": 0.8,
                     *             "cleared_by": null,
                     *             "cleared_at": null,
                     *             "cleared_note": null,
                     *             "kept_by": null,
                     *             "kept_at": null,
                     *             "kept_note": null,
                     *             "failure_reason": null,
                     *             "duplicates": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description Keys are appraisal ids as strings. */
                        forensics_results: {
                            [key: string]: components["schemas"]["ForensicsResult"][];
                        };
                    };
                };
            };
            304: components["responses"]["304-listAppraisals"];
            400: components["responses"]["400-readClientReference"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description Forbidden.
             *     - `ERIT02`: the client has no such claim; or the caller may not act for this client, or its key lacks the scope `read`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIT02";
                    };
                };
            };
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    keepForensicsFlag: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appraisal_id": 91207,
                 *       "file_name": "phone-front.jpg",
                 *       "note": "The same area twice, the serial number is covered"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description Any appraisal of the claimed item. */
                    appraisal_id: number | string;
                    /** @description As in the appraisal's `attachments` or in the results. */
                    file_name: string;
                    /** @description What the review found; kept in the audit trail. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kept": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        kept: true;
                    };
                };
            };
            400: components["responses"]["400-keepForensicsFlag"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-keepForensicsFlag"];
            /**
             * @description Not Found.
             *     - `ERNF00`: the attachment is not flagged: it has no completed verdict, was not flagged or was marked clean.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNF00";
                    };
                };
            };
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    clearForensicsVerdict: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appraisal_id": 91207,
                 *       "file_name": "phone-front.jpg",
                 *       "note": "Reflection in the screen, not a copy"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description Any appraisal of the claimed item. */
                    appraisal_id: number | string;
                    /** @description As in the appraisal's `attachments` or in the results. */
                    file_name: string;
                    /** @description What the review found; kept in the audit trail. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cleared": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        cleared: true;
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - A body without a code: the body is invalid.
             *     - `ERIP00`: the path id is not an integer; or `client_id` is not an integer.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERWP00`: `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERMP00" | "ERWP00" | "ERIPIK" | "ERIP01";
                    }) | components["schemas"]["ErrorWithTitle"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-keepForensicsFlag"];
            /**
             * @description Not Found.
             *     - A body without a code: there is no completed verdict for the attachment.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithName"];
                };
            };
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreForensicsVerdict: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appraisal_id": 91207,
                 *       "file_name": "phone-front.jpg"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description Any appraisal of the claimed item. */
                    appraisal_id: number | string;
                    /** @description As in the appraisal's `attachments` or in the results. */
                    file_name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "restored": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        restored: true;
                    };
                };
            };
            400: components["responses"]["400-keepForensicsFlag"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-keepForensicsFlag"];
            /**
             * @description Not Found.
             *     - `ERNF00`: the attachment has no verdict.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNF00";
                    };
                };
            };
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    analyzeAttachment: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appraisal_id": 91207,
                 *       "file_name": "phone-front.jpg"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description Any appraisal of the claimed item. */
                    appraisal_id: number | string;
                    /** @description As in the appraisal's `attachments` or in the results. */
                    file_name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "not_started"
                     *     }
                     */
                    "application/json": {
                        status: components["schemas"]["ForensicsStatus"];
                    };
                };
            };
            400: components["responses"]["400-keepForensicsFlag"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-keepForensicsFlag"];
            /**
             * @description Not Found.
             *     - `ERNF00`: the appraisal has no such photo.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNF00";
                    };
                };
            };
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAppraisalStatus: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description The `ETag` of the appraisal or claim as it was read, which is its `revision` in quotes: 412 and no change when it has another revision by now. Without it the change is made whatever stands.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appraisal_status_id": 2
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description The status to assign, see `GET /appraisal_statuses`. */
                    appraisal_status_id: number | string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMPAP`: a required field is missing; each is named.
             *     - `ERIPAP`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPAP`: there is no such status, it is not enabled for the client, or it may not follow the present one; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPAP" | "ERIPAP" | "ERWPAP" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Forbidden.
             *     - A body without a code: the feature is off for the client.
             *     - `ERIT02`: the caller may not act for this client, or its key lacks the scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIT02";
                    }) | components["schemas"]["ErrorWithTitle"];
                };
            };
            404: components["responses"]["404-readAppraisal"];
            /**
             * @description Method Not Allowed.
             *     - `ERNAAP`: the path has only PUT.
             */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNAAP";
                    };
                };
            };
            412: components["responses"]["412-updateAppraisal"];
            413: components["responses"]["413-createAppraisal"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAppraisalStatuses: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enabled": true,
                     *       "appraisal_statuses": [
                     *         {
                     *           "id": 1,
                     *           "name": "Open",
                     *           "next_ids": [
                     *             2,
                     *             3
                     *           ]
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Accepted",
                     *           "next_ids": []
                     *         },
                     *         {
                     *           "id": 3,
                     *           "name": "Rejected",
                     *           "next_ids": [
                     *             1
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description Whether statuses can be set at all. */
                        enabled: boolean;
                        appraisal_statuses: {
                            id: number;
                            name: string;
                            /** @description Of the statuses that may follow it. */
                            next_ids: number[];
                        }[];
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERWPAP`: `session-id` is longer than 255 characters or no text.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERWPAP";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            /**
             * @description Method Not Allowed.
             *     - `ERNAAP`: the path has only GET, HEAD.
             */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNAAP";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConditions: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "conditions": [
                     *         {
                     *           "id": 0,
                     *           "name": "Not stated"
                     *         },
                     *         {
                     *           "id": 1,
                     *           "name": "New"
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Above average"
                     *         },
                     *         {
                     *           "id": 3,
                     *           "name": "Average"
                     *         },
                     *         {
                     *           "id": 4,
                     *           "name": "Below average"
                     *         },
                     *         {
                     *           "id": 5,
                     *           "name": "Poor"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        conditions: {
                            id: number;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400-listClaimHandlers"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAcv: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description Language of the sentences; the claim's when left out. */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "actual_cash_value": 4499.4,
                     *       "depreciation": 2999.6,
                     *       "replacement_cost_value": 7499,
                     *       "is_manual": false,
                     *       "reason": null,
                     *       "entered_by": "user:kari@example.test",
                     *       "approved_by": null,
                     *       "above_item_limit": 0,
                     *       "item_deductible": 0,
                     *       "payable": 4499.4,
                     *       "recoverable_depreciation": 0,
                     *       "rule_set": {
                     *         "rule_set_id": 50077,
                     *         "name": "Contents 2026",
                     *         "version": 3
                     *       },
                     *       "rule": "Mobile phones",
                     *       "facts": {
                     *         "client_category_id": 10,
                     *         "replacement_cost_value": 7499,
                     *         "item_quantity": 1,
                     *         "is_price_per_item": true,
                     *         "date_purchase": "2023-11-24",
                     *         "date_damage": "2026-03-02",
                     *         "appraisal_condition": 3,
                     *         "has_receipt": true,
                     *         "bought_used": null,
                     *         "market_value": null
                     *       },
                     *       "steps": [
                     *         {
                     *           "rule": "Mobile phones",
                     *           "message": "base.line",
                     *           "values": {
                     *             "base": 7499
                     *           },
                     *           "amount": 7499,
                     *           "sentence": "Replacement cost of the line: 7,499.00."
                     *         },
                     *         {
                     *           "rule": "Mobile phones",
                     *           "message": "age.commenced_year",
                     *           "values": {
                     *             "purchase": "2023-11-24",
                     *             "damage": "2026-03-02",
                     *             "units": 3
                     *           },
                     *           "amount": 0,
                     *           "sentence": "Bought 24 Nov 2023, damaged 2 Mar 2026: 3 commenced years."
                     *         },
                     *         {
                     *           "rule": "Mobile phones",
                     *           "message": "method.rate_after_free",
                     *           "values": {
                     *             "free_years": 1,
                     *             "rate": 20,
                     *             "percent": 40
                     *           },
                     *           "amount": 0,
                     *           "sentence": "1 year is free, then the rule takes off 20% a year: 40% depreciation."
                     *         },
                     *         {
                     *           "rule": "Mobile phones",
                     *           "message": "depreciation",
                     *           "values": {
                     *             "percent": 40,
                     *             "depreciation": 2999.6,
                     *             "left": 4499.4
                     *           },
                     *           "amount": -2999.6,
                     *           "sentence": "Depreciation of 40%: 2,999.60; 4,499.40 is left."
                     *         }
                     *       ],
                     *       "outdated": null,
                     *       "create_time": "2026-03-10T09:21:07.344Z",
                     *       "state": "in_force",
                     *       "approval_of": null,
                     *       "in_force": null
                     *     }
                     */
                    "application/json": components["schemas"]["AcvCalculation"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIPAP`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPAP`: the language is unknown; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIPAP" | "ERWPAP" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            /**
             * @description Not Found.
             *     - `ERNFAP`: the claim or the appraisal does not exist for this client, or nothing was calculated.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNFAP";
                    };
                };
            };
            405: components["responses"]["405-readAppraisal"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setAcv: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description The `ETag` of the appraisal or claim as it was read, which is its `revision` in quotes: 412 and no change when it has another revision by now. Without it the change is made whatever stands.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actual_cash_value": 5249.5,
                 *       "reason": "Two years of use, screen scratched before the loss"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description Of the whole line, quantity included. Left out: calculated by the rules. */
                    actual_cash_value?: number | null;
                    /** @description Required with an amount, and welcome with a market value. Kept in the audit trail and printed in the report. */
                    reason?: string | null;
                    /** @description What the line was worth before the damage, for a rule that asks for it; where it counts for nothing, `warnings` say so. */
                    market_value?: number | null;
                    /** @description ISO 4217 code of the amounts: the claim's. Another one is refused. */
                    currency?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "actual_cash_value": 5249.5,
                     *       "depreciation": 2249.5,
                     *       "replacement_cost_value": 7499,
                     *       "is_manual": true,
                     *       "reason": "Two years of use, screen scratched before the loss",
                     *       "entered_by": "key:9f31c6d2",
                     *       "approved_by": null,
                     *       "above_item_limit": 0,
                     *       "item_deductible": 0,
                     *       "payable": 5249.5,
                     *       "recoverable_depreciation": 0,
                     *       "rule_set": null,
                     *       "rule": null,
                     *       "facts": null,
                     *       "steps": [],
                     *       "outdated": null,
                     *       "create_time": "2026-03-10T09:21:07.344Z",
                     *       "state": "in_force",
                     *       "approval_of": null,
                     *       "in_force": null,
                     *       "warnings": []
                     *     }
                     */
                    "application/json": components["schemas"]["AcvOutcome"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMPAP`: an amount is entered without a reason.
             *     - `ERIPAP`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPAP`: the amount is above the RCV, negative or has more than two decimals; the appraisal has no RCV; no rule set was in force on the day of the damage; or the rules need a fact that is not stated, or one that cannot be, as a purchase after the damage; or the currency is not the claim's; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPAP" | "ERIPAP" | "ERWPAP" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-readAppraisal"];
            405: components["responses"]["405-readAppraisal"];
            412: components["responses"]["412-updateAppraisal"];
            413: components["responses"]["413-createAppraisal"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAcv: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description The `ETag` of the appraisal or claim as it was read, which is its `revision` in quotes: 412 and no change when it has another revision by now. Without it the change is made whatever stands.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["204-deleteAppraisal"];
            400: components["responses"]["400-readAppraisal"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description Forbidden.
             *     - `ERIT02`: the line would then count with an amount above its worth by more than the limit of the client; or the caller may not act for this client, or its key lacks the scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIT02";
                    };
                };
            };
            404: components["responses"]["404-readAppraisal"];
            405: components["responses"]["405-readAppraisal"];
            412: components["responses"]["412-updateAppraisal"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decideAcv: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `ETag` of the appraisal or claim as it was read, which is its `revision` in quotes: 412 and no change when it has another revision by now. Without it the change is made whatever stands.
                 * @example "7"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /**
                 * @description An appraisal of the claim.
                 * @example 91207
                 */
                appraisal_id: components["parameters"]["AppraisalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approve"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @enum {string} */
                    decision: "approve" | "refuse";
                    /** @description Kept in the audit trail. */
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "decision": "approve",
                     *       "actual_cash_value": 5249.5
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        decision: "approve" | "refuse";
                        /** @description What now holds for the line; equal to its RCV where nothing is calculated. */
                        actual_cash_value: number | null;
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMPAP`: a required field is missing; each is named.
             *     - `ERIPAP`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWPAP`: the decision is neither `approve` nor `refuse`, or what would be approved is no longer what was entered: price or quantity changed, or other rules are in force; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPAP" | "ERIPAP" | "ERWPAP" | "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Forbidden.
             *     - `ERIT02`: the caller is the one who entered it, or a handler where the client leaves decisions to leads; or the caller may not act for this client, or its key lacks the scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIT02";
                    };
                };
            };
            /**
             * @description Not Found.
             *     - `ERNFAP`: the claim or the appraisal does not exist for this client, or nothing awaits approval.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNFAP";
                    };
                };
            };
            /**
             * @description Method Not Allowed.
             *     - `ERNAAP`: the path has only POST.
             */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNAAP";
                    };
                };
            };
            409: components["responses"]["409-createAppraisal"];
            412: components["responses"]["412-updateAppraisal"];
            413: components["responses"]["413-createAppraisal"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readClaimTotals: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description Language of the sentences; the claim's when left out. */
                language?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "DKK",
                     *       "replacement_cost_value": 7499,
                     *       "depreciation": 2999.6,
                     *       "actual_cash_value": 4499.4,
                     *       "above_item_limits": 0,
                     *       "item_deductibles": 0,
                     *       "above_category_limits": 0,
                     *       "total": 4499.4,
                     *       "claim_deductible": 1000,
                     *       "above_policy_limit": 0,
                     *       "net_claim": 3499.4,
                     *       "line_count": 1,
                     *       "lines_without_acv": 0,
                     *       "lines_without_amount": 0,
                     *       "lines_outdated": 0,
                     *       "lines_awaiting_approval": 0,
                     *       "recoverable_depreciation": 0,
                     *       "terms": {
                     *         "claim_deductible": 1000,
                     *         "policy_limit": 100000
                     *       },
                     *       "steps": [
                     *         {
                     *           "message": "claim.sum",
                     *           "values": {
                     *             "sum": 4499.4
                     *           },
                     *           "amount": 4499.4,
                     *           "sentence": "Sum of the lines: 4,499.40."
                     *         },
                     *         {
                     *           "message": "claim.deductible",
                     *           "values": {
                     *             "deductible": 1000
                     *           },
                     *           "amount": -1000,
                     *           "sentence": "Deductible of the claim: 1,000.00."
                     *         },
                     *         {
                     *           "message": "claim.net",
                     *           "values": {
                     *             "net": 3499.4
                     *           },
                     *           "amount": 0,
                     *           "sentence": "Net claim: 3,499.40."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClaimTotals"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: the language is unknown; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-readClientReference"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAcvSettings: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["200-readAcvSettings"];
            400: components["responses"]["400-listClaimHandlers"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            405: components["responses"]["405-readAcvSettings"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAcvSettings: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "override_limit": 10000
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description Null: entered amounts never need a second person. */
                    override_limit: number | null;
                    /** @description ISO 4217 code of the amounts: the client's. Another one is refused. */
                    currency?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["200-readAcvSettings"];
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named; or the caller has several clients and names none.
             *     - `ERIP00`: the amount is no number; or `client_id` is not an integer.
             *     - `ERWP00`: the amount is negative or has more than two decimals; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-readAcvSettings"];
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRuleSetTemplates: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "templates": [
                     *         {
                     *           "template": "sparebank1",
                     *           "name": "SpareBank 1 contents (Norway)",
                     *           "source": "SpareBank 1, terms of contents insurance: age deductions per commenced year, at most 80 %",
                     *           "rules": [
                     *             {
                     *               "name": "Mobile phones",
                     *               "client_category_ids": [
                     *                 10
                     *               ],
                     *               "maximum_percent": 80,
                     *               "floor_percent": null,
                     *               "condition_percents": null,
                     *               "no_receipt_extra_years": 0,
                     *               "bought_used_extra_percent": 0,
                     *               "item_limit": null,
                     *               "item_deductible": null,
                     *               "category_limit": null,
                     *               "is_recoverable": false,
                     *               "method": {
                     *                 "kind": "rate",
                     *                 "unit": "commenced_year",
                     *                 "free_years": 1,
                     *                 "percent_per_year": 20
                     *               }
                     *             }
                     *           ],
                     *           "default_rule": {
                     *             "name": "Everything else",
                     *             "client_category_ids": [],
                     *             "maximum_percent": null,
                     *             "floor_percent": null,
                     *             "condition_percents": null,
                     *             "no_receipt_extra_years": 0,
                     *             "bought_used_extra_percent": 0,
                     *             "item_limit": null,
                     *             "item_deductible": null,
                     *             "category_limit": null,
                     *             "is_recoverable": false,
                     *             "method": {
                     *               "kind": "none"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        templates: {
                            template: string;
                            name: string;
                            /** @description Where the figures were published. */
                            source: string;
                            rules: components["schemas"]["DepreciationRule"][];
                            default_rule: components["schemas"]["DepreciationRule"];
                        }[];
                    };
                };
            };
            400: components["responses"]["400-listClaimHandlers"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRuleSets: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rule_sets": [
                     *         {
                     *           "rule_set_id": 50077,
                     *           "name": "Contents 2026",
                     *           "version": null,
                     *           "state": "draft",
                     *           "revision": 4,
                     *           "template": "sparebank1",
                     *           "copied_from": null,
                     *           "effective_from": null,
                     *           "publish_time": null,
                     *           "create_time": "2026-03-10T09:14:03.512Z",
                     *           "update_time": "2026-03-10T09:14:03.512Z"
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        rule_sets: {
                            rule_set_id: number;
                            name: string;
                            /** @description Given when it is published; null for a draft. */
                            version: number | null;
                            /** @enum {string} */
                            state: "draft" | "published";
                            /** @description Counts the changes of a draft. */
                            revision: number;
                            /** @description The published table that it was started from, or that what it is a copy of was. */
                            template: string | null;
                            /** @description The rule set of the client that it is a copy of, as it was called then; a version of null: a draft. */
                            copied_from: {
                                name: string;
                                version: number | null;
                            } | null;
                            /**
                             * Format: date
                             * @description Damages from this day on are valued by it, until a later one takes over.
                             */
                            effective_from: string | null;
                            /** Format: date-time */
                            publish_time: string | null;
                            /** Format: date-time */
                            create_time: string;
                            /** Format: date-time */
                            update_time: string;
                        }[];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400-listRuleSets"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            405: components["responses"]["405-createRuleSet"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRuleSet: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Contents 2026",
                 *       "template": "sparebank1"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    name: string;
                    /** @description Of `GET /rule_set_templates`. */
                    template?: string | null;
                    /** @description The rule set to copy. */
                    rule_set_id?: number | string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rule_set_id": 50077,
                     *       "name": "Contents 2026",
                     *       "version": null,
                     *       "state": "draft",
                     *       "revision": 4,
                     *       "template": "sparebank1",
                     *       "copied_from": null,
                     *       "effective_from": null,
                     *       "publish_time": null,
                     *       "create_time": "2026-03-10T09:14:03.512Z",
                     *       "update_time": "2026-03-10T09:14:03.512Z",
                     *       "rules": [
                     *         {
                     *           "name": "Mobile phones",
                     *           "client_category_ids": [
                     *             10
                     *           ],
                     *           "maximum_percent": 80,
                     *           "floor_percent": null,
                     *           "condition_percents": null,
                     *           "no_receipt_extra_years": 0,
                     *           "bought_used_extra_percent": 0,
                     *           "item_limit": null,
                     *           "item_deductible": null,
                     *           "category_limit": null,
                     *           "is_recoverable": false,
                     *           "method": {
                     *             "kind": "rate",
                     *             "unit": "commenced_year",
                     *             "free_years": 1,
                     *             "percent_per_year": 20
                     *           }
                     *         }
                     *       ],
                     *       "default_rule": {
                     *         "name": "Everything else",
                     *         "client_category_ids": [],
                     *         "maximum_percent": null,
                     *         "floor_percent": null,
                     *         "condition_percents": null,
                     *         "no_receipt_extra_years": 0,
                     *         "bought_used_extra_percent": 0,
                     *         "item_limit": null,
                     *         "item_deductible": null,
                     *         "category_limit": null,
                     *         "is_recoverable": false,
                     *         "method": {
                     *           "kind": "none"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RuleSet"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named; or the caller has several clients and names none.
             *     - `ERIP00`: a value has the wrong type, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: there is no such table or rule set, both are named, or the client has 50 drafts already; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-createRuleSet"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readRuleSet: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description A rule set of the client.
                 * @example 50077
                 */
                rule_set_id: components["parameters"]["RuleSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["200-readRuleSet"];
            400: components["responses"]["400-readRuleSet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-readRuleSet"];
            405: components["responses"]["405-readRuleSet"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRuleSet: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description A rule set of the client.
                 * @example 50077
                 */
                rule_set_id: components["parameters"]["RuleSetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Contents 2026",
                 *       "default_rule": {
                 *         "name": "Everything else",
                 *         "client_category_ids": [],
                 *         "maximum_percent": null,
                 *         "floor_percent": null,
                 *         "condition_percents": null,
                 *         "no_receipt_extra_years": 0,
                 *         "bought_used_extra_percent": 0,
                 *         "item_limit": null,
                 *         "item_deductible": null,
                 *         "category_limit": null,
                 *         "is_recoverable": false,
                 *         "method": {
                 *           "kind": "none"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    name?: string;
                    rules?: components["schemas"]["NewDepreciationRule"][];
                    default_rule?: components["schemas"]["NewDepreciationRule"];
                    /** @description ISO 4217 code of the amounts: the client's. Another one is refused. */
                    currency?: string | null;
                    /** @description The `revision` that this is about, as it was read. When the draft has another one by now, nothing is done. */
                    revision?: number | null;
                };
            };
        };
        responses: {
            200: components["responses"]["200-readRuleSet"];
            /**
             * @description Bad Request.
             *     - `ERMP00`: the name is there and empty, or a rule lacks its name or method; or the caller has several clients and names none.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: it is published, a percent or an amount is out of its range, a table rises with the age, a category does not exist or stands in two rules, or the currency is not the client's; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readRuleSet"];
            405: components["responses"]["405-readRuleSet"];
            412: components["responses"]["412-updateRuleSet"];
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRuleSet: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description A rule set of the client.
                 * @example 50077
                 */
                rule_set_id: components["parameters"]["RuleSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["204-deleteAppraisal"];
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: it is published; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readRuleSet"];
            405: components["responses"]["405-readRuleSet"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    tryRuleSet: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description A rule set of the client.
                 * @example 50077
                 */
                rule_set_id: components["parameters"]["RuleSetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_category_id": 10,
                 *       "replacement_cost_value": 1684.99,
                 *       "date_purchase": "2022-06-15",
                 *       "date_damage": "2024-05-07"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description An integer or its decimal string. */
                    client_category_id?: number | string | null;
                    replacement_cost_value?: number | null;
                    /** @description Of the line; taken where there is no replacement cost. */
                    claimed_amount?: number | null;
                    item_quantity?: number | null;
                    is_price_per_item?: boolean | null;
                    /** Format: date */
                    date_purchase?: string | null;
                    /**
                     * Format: date
                     * @description Today when left out.
                     */
                    date_damage?: string | null;
                    appraisal_condition?: number | null;
                    has_receipt?: boolean | null;
                    bought_used?: boolean | null;
                    market_value?: number | null;
                    /** @description ISO 4217 code of the amounts: the client's. Another one is refused. */
                    currency?: string | null;
                    /**
                     * @description Language of the sentences; the client's when left out.
                     * @enum {string|null}
                     */
                    language?: "en" | "da" | "sv" | "nb" | "de" | "fi" | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rule": "Mobile phones",
                     *       "replacement_cost_value": 1684.99,
                     *       "depreciation": 337,
                     *       "actual_cash_value": 1347.99,
                     *       "above_item_limit": 0,
                     *       "item_deductible": 0,
                     *       "payable": 1347.99,
                     *       "recoverable_depreciation": 0,
                     *       "steps": [
                     *         {
                     *           "rule": "Mobile phones",
                     *           "message": "base.line",
                     *           "values": {
                     *             "base": 1684.99
                     *           },
                     *           "amount": 1684.99,
                     *           "sentence": "Replacement cost of the line: 1,684.99."
                     *         },
                     *         {
                     *           "rule": "Mobile phones",
                     *           "message": "age.commenced_year",
                     *           "values": {
                     *             "purchase": "2022-06-15",
                     *             "damage": "2024-05-07",
                     *             "units": 2
                     *           },
                     *           "amount": 0,
                     *           "sentence": "Bought 15 Jun 2022, damaged 7 May 2024: 2 commenced years."
                     *         },
                     *         {
                     *           "rule": "Mobile phones",
                     *           "message": "method.rate_after_free",
                     *           "values": {
                     *             "free_years": 1,
                     *             "rate": 20,
                     *             "percent": 20
                     *           },
                     *           "amount": 0,
                     *           "sentence": "1 year is free, then the rule takes off 20% a year: 20% depreciation."
                     *         },
                     *         {
                     *           "rule": "Mobile phones",
                     *           "message": "depreciation",
                     *           "values": {
                     *             "percent": 20,
                     *             "depreciation": 337,
                     *             "left": 1347.99
                     *           },
                     *           "amount": -337,
                     *           "sentence": "Depreciation of 20%: 337.00; 1,347.99 is left."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ItemValuation"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: a value is out of its range, the category is unknown, the currency not the client's, the rule needs a fact that is left out, or the purchase lies after the damage; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-readRuleSet"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewRuleSet: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description Today when left out. */
                effective_from?: components["parameters"]["EffectiveFrom"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description A rule set of the client.
                 * @example 50077
                 */
                rule_set_id: components["parameters"]["RuleSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "effective_from": "2026-04-01",
                     *       "revision": 4,
                     *       "is_complete": true,
                     *       "looked_at": 214,
                     *       "changed": 1,
                     *       "changed_claims": 1,
                     *       "not_valued": 3,
                     *       "currency": "DKK",
                     *       "actual_cash_value_now": 812450.5,
                     *       "actual_cash_value_then": 810950.7,
                     *       "difference": -1499.8,
                     *       "net_claim_now": 798450.5,
                     *       "net_claim_then": 796450.7,
                     *       "net_claim_difference": -1999.8,
                     *       "sums": [
                     *         {
                     *           "currency": "DKK",
                     *           "changed": 1,
                     *           "changed_claims": 1,
                     *           "actual_cash_value_now": 812450.5,
                     *           "actual_cash_value_then": 810950.7,
                     *           "difference": -1499.8,
                     *           "net_claim_now": 798450.5,
                     *           "net_claim_then": 796450.7,
                     *           "net_claim_difference": -1999.8
                     *         }
                     *       ],
                     *       "appraisals": [
                     *         {
                     *           "client_reference_id": 48213,
                     *           "client_reference": "2026-03-4711",
                     *           "appraisal_id": 91207,
                     *           "cp_name_cart": "Apple iPhone 13 128 GB",
                     *           "currency": "DKK",
                     *           "rule": "Mobile phones",
                     *           "actual_cash_value_now": 7499,
                     *           "actual_cash_value_then": 5999.2,
                     *           "difference": -1499.8,
                     *           "payable_now": 7499,
                     *           "payable_then": 5499.2,
                     *           "payable_difference": -1999.8
                     *         }
                     *       ],
                     *       "claims": [
                     *         {
                     *           "client_reference_id": 48213,
                     *           "client_reference": "2026-03-4711",
                     *           "currency": "DKK",
                     *           "net_claim_now": 6499,
                     *           "net_claim_then": 4499.2,
                     *           "net_claim_difference": -1999.8
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RuleSetPreview"];
                };
            };
            400: components["responses"]["400-readRuleSet"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-readRuleSet"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    publishRuleSet: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description A rule set of the client.
                 * @example 50077
                 */
                rule_set_id: components["parameters"]["RuleSetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "effective_from": "2026-04-01"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /**
                     * Format: date
                     * @description Damages from this day on are valued by it. Nothing is published without a day: it cannot be taken back.
                     */
                    effective_from: string;
                    /** @description The `revision` that this is about, as it was read. When the draft has another one by now, nothing is done. */
                    revision?: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rule_set_id": 50077,
                     *       "name": "Contents 2026",
                     *       "version": 3,
                     *       "state": "published",
                     *       "revision": 4,
                     *       "template": "sparebank1",
                     *       "copied_from": null,
                     *       "effective_from": "2026-04-01",
                     *       "publish_time": "2026-03-12T10:02:41.009Z",
                     *       "create_time": "2026-03-10T09:14:03.512Z",
                     *       "update_time": "2026-03-12T10:02:41.009Z",
                     *       "rules": [
                     *         {
                     *           "name": "Mobile phones",
                     *           "client_category_ids": [
                     *             10
                     *           ],
                     *           "maximum_percent": 80,
                     *           "floor_percent": null,
                     *           "condition_percents": null,
                     *           "no_receipt_extra_years": 0,
                     *           "bought_used_extra_percent": 0,
                     *           "item_limit": null,
                     *           "item_deductible": null,
                     *           "category_limit": null,
                     *           "is_recoverable": false,
                     *           "method": {
                     *             "kind": "rate",
                     *             "unit": "commenced_year",
                     *             "free_years": 1,
                     *             "percent_per_year": 20
                     *           }
                     *         }
                     *       ],
                     *       "default_rule": {
                     *         "name": "Everything else",
                     *         "client_category_ids": [],
                     *         "maximum_percent": null,
                     *         "floor_percent": null,
                     *         "condition_percents": null,
                     *         "no_receipt_extra_years": 0,
                     *         "bought_used_extra_percent": 0,
                     *         "item_limit": null,
                     *         "item_deductible": null,
                     *         "category_limit": null,
                     *         "is_recoverable": false,
                     *         "method": {
                     *           "kind": "none"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RuleSet"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named; or the caller has several clients and names none.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: it is published already; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readRuleSet"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            412: components["responses"]["412-updateRuleSet"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendToPortal: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "appraisal_ids": [
                 *         91207
                 *       ],
                 *       "message": "Please look through the items and tell us whether they are right."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description Only these; the whole cart when left out. */
                    appraisal_ids?: (number | string)[] | null;
                    /**
                     * @description Language code.
                     * @enum {string|null}
                     */
                    language?: "en" | "da" | "sv" | "nb" | "de" | "fi" | null;
                    /** @description How long the link works; 30 when left out. */
                    expires_in_days?: number | null;
                    /** @description What the policyholder reads first. */
                    message?: string | null;
                    /**
                     * Format: email
                     * @description E-mails the link to this address, in the policyholder's language, without the PIN. How it stands is told by `GET …/access`.
                     * @example karen@example.com
                     */
                    mail_to?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_reference_id": 48213,
                     *       "sent_result": [
                     *         {
                     *           "display_id": 1,
                     *           "row_id": 66102,
                     *           "location_id": "",
                     *           "location": "",
                     *           "quantity": 1,
                     *           "description": "Apple iPhone 13 128 GB",
                     *           "condition": 3,
                     *           "cost": 7499,
                     *           "total": 7499,
                     *           "age": "2 years 3 months",
                     *           "notes": "",
                     *           "files": [
                     *             "phone-front.jpg"
                     *           ],
                     *           "create_time": "2026-03-11 10:02:44",
                     *           "update_time": "2026-03-11 10:02:44",
                     *           "pid": 10412
                     *         }
                     *       ],
                     *       "link": "https://claims.example/portal#<token>",
                     *       "skipped": [
                     *         {
                     *           "appraisal_id": 91208,
                     *           "reason": "already_answered"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        client_reference_id: number;
                        sent_result: components["schemas"]["PortalItem"][];
                        /** @description The policyholder's address; a secret. Null before one was made. */
                        link: string | null;
                        skipped: {
                            appraisal_id: number;
                            /** @enum {string} */
                            reason: "already_answered" | "same_item" | "no_amount";
                        }[];
                    } | {
                        client_reference_id: number;
                        sent_result: components["schemas"]["PortalItem"][];
                        /** @description The policyholder's address; a secret. Null before one was made. */
                        link: string | null;
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: one of `appraisal_ids` is not of this claim, the language is unknown, `mail_to` is given and no mail server is set up, or a value is out of its range; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-readClientReference"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPortalAccess: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_reference_id": 48213,
                     *       "client_reference": "2026-03-4711",
                     *       "link": "https://claims.example/portal#<token>",
                     *       "access_pin": "481516",
                     *       "link_status": "active",
                     *       "expire_time": "2026-04-10T10:02:44.120Z",
                     *       "revoke_time": null,
                     *       "first_open_time": null,
                     *       "submit_time": null,
                     *       "reopen_time": null,
                     *       "new_link_request_time": null,
                     *       "pin_tries_left": 5,
                     *       "language": "da",
                     *       "message": "Please look through the items and tell us whether they are right.",
                     *       "item_count": 1,
                     *       "answered_count": 0,
                     *       "is_mail_set_up": true,
                     *       "mail": {
                     *         "mail_to": "karen@example.com",
                     *         "status": "sent",
                     *         "create_time": "2026-03-11T10:02:44.120Z",
                     *         "send_time": "2026-03-11T10:02:45.310Z",
                     *         "try_count": 1,
                     *         "next_try_time": null,
                     *         "failure": null,
                     *         "answer": "250 OK: message queued"
                     *       },
                     *       "letter": {
                     *         "subject": "Nordlys Forsikring: tjek genstandene i din skade 2026-03-4711",
                     *         "text": "Hej Karen Jensen\n\n…\n\nhttps://claims.example/portal#<token>\n"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PortalAccess"];
                };
            };
            400: components["responses"]["400-readClientReference"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-readClientReference"];
            405: components["responses"]["405-readPortalAccess"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makePortalAccess: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "expires_in_days": 30,
                 *       "generate_pin": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /**
                     * @description Language code.
                     * @enum {string|null}
                     */
                    language?: "en" | "da" | "sv" | "nb" | "de" | "fi" | null;
                    /** @description How long the link works; 30 when left out. */
                    expires_in_days?: number | null;
                    /** @description What the policyholder reads first. */
                    message?: string | null;
                    /** @description What the policyholder must enter besides the link. */
                    access_pin?: string | null;
                    /** @description Makes a PIN, which stands in the answer. */
                    generate_pin?: boolean | null;
                    /**
                     * Format: email
                     * @description E-mails the link to this address, in the policyholder's language, without the PIN. How it stands is told by `GET …/access`.
                     * @example karen@example.com
                     */
                    mail_to?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_reference_id": 48213,
                     *       "client_reference": "2026-03-4711",
                     *       "link": "https://claims.example/portal#<token>",
                     *       "access_pin": "481516",
                     *       "link_status": "active",
                     *       "expire_time": "2026-04-10T10:02:44.120Z",
                     *       "revoke_time": null,
                     *       "first_open_time": null,
                     *       "submit_time": null,
                     *       "reopen_time": null,
                     *       "new_link_request_time": null,
                     *       "pin_tries_left": 5,
                     *       "language": "da",
                     *       "message": "Please look through the items and tell us whether they are right.",
                     *       "item_count": 1,
                     *       "answered_count": 0,
                     *       "is_mail_set_up": true,
                     *       "mail": {
                     *         "mail_to": "karen@example.com",
                     *         "status": "sent",
                     *         "create_time": "2026-03-11T10:02:44.120Z",
                     *         "send_time": "2026-03-11T10:02:45.310Z",
                     *         "try_count": 1,
                     *         "next_try_time": null,
                     *         "failure": null,
                     *         "answer": "250 OK: message queued"
                     *       },
                     *       "letter": {
                     *         "subject": "Nordlys Forsikring: tjek genstandene i din skade 2026-03-4711",
                     *         "text": "Hej Karen Jensen\n\n…\n\nhttps://claims.example/portal#<token>\n"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PortalAccess"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: a PIN is given and asked for at once, `mail_to` is given and no mail server is set up, or a value is out of its range; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            404: components["responses"]["404-readClientReference"];
            405: components["responses"]["405-readPortalAccess"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePortalAccess: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "link_status": "locked"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description How long the link works; 30 when left out. */
                    expires_in_days?: number | null;
                    /** @description Null removes it. */
                    access_pin?: string | null;
                    /** @description Makes a PIN, which stands in the answer. */
                    generate_pin?: boolean | null;
                    /**
                     * @description `active` unlocks, with five new tries, or reopens what was submitted.
                     * @enum {string|null}
                     */
                    link_status?: "active" | "locked" | null;
                    /** @description Ends the link for good. */
                    revoke?: boolean | null;
                    /**
                     * Format: email
                     * @description E-mails the link to this address, in the policyholder's language, without the PIN. How it stands is told by `GET …/access`.
                     * @example karen@example.com
                     */
                    mail_to?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_reference_id": 48213,
                     *       "client_reference": "2026-03-4711",
                     *       "link": "https://claims.example/portal#<token>",
                     *       "access_pin": "481516",
                     *       "link_status": "locked",
                     *       "expire_time": "2026-04-10T10:02:44.120Z",
                     *       "revoke_time": null,
                     *       "first_open_time": null,
                     *       "submit_time": null,
                     *       "reopen_time": null,
                     *       "new_link_request_time": null,
                     *       "pin_tries_left": 5,
                     *       "language": "da",
                     *       "message": "Please look through the items and tell us whether they are right.",
                     *       "item_count": 1,
                     *       "answered_count": 0,
                     *       "is_mail_set_up": true,
                     *       "mail": {
                     *         "mail_to": "karen@example.com",
                     *         "status": "sent",
                     *         "create_time": "2026-03-11T10:02:44.120Z",
                     *         "send_time": "2026-03-11T10:02:45.310Z",
                     *         "try_count": 1,
                     *         "next_try_time": null,
                     *         "failure": null,
                     *         "answer": "250 OK: message queued"
                     *       },
                     *       "letter": {
                     *         "subject": "Nordlys Forsikring: tjek genstandene i din skade 2026-03-4711",
                     *         "text": "Hej Karen Jensen\n\n…\n\nhttps://claims.example/portal#<token>\n"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PortalAccess"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: a revoked link is to be active again, a PIN is given and asked for at once, `mail_to` is given for a link that nobody can use or without a mail server, or a value is out of its range; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            /**
             * @description Not Found.
             *     - `ERNF00`: the claim does not exist for this client, or no link was made yet.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNF00";
                    };
                };
            };
            405: components["responses"]["405-readPortalAccess"];
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPortalAnswers: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_reference_id": 48213,
                     *       "link_status": "active",
                     *       "submit_time": null,
                     *       "comment": "",
                     *       "items": [
                     *         {
                     *           "appraisal_id": 91207,
                     *           "sent": {
                     *             "display_id": 1,
                     *             "row_id": 66102,
                     *             "location_id": "",
                     *             "location": "",
                     *             "quantity": 1,
                     *             "description": "Apple iPhone 13 128 GB",
                     *             "condition": 3,
                     *             "cost": 7499,
                     *             "total": 7499,
                     *             "age": "2 years 3 months",
                     *             "notes": "",
                     *             "files": [
                     *               "phone-front.jpg"
                     *             ],
                     *             "create_time": "2026-03-11 10:02:44",
                     *             "update_time": "2026-03-11 10:02:44",
                     *             "pid": 10412
                     *           },
                     *           "answer": {
                     *             "answer": "corrected",
                     *             "reason": null,
                     *             "description": null,
                     *             "quantity": null,
                     *             "condition": null,
                     *             "age": null,
                     *             "date_purchase": "2023-11-24",
                     *             "notes": null
                     *           },
                     *           "answer_time": "2026-03-12T18:20:09.004Z",
                     *           "added_files": [],
                     *           "decisions": {}
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        client_reference_id: number;
                        /** @enum {string|null} */
                        link_status: "active" | "submitted" | "locked" | null;
                        /** Format: date-time */
                        submit_time: string | null;
                        comment: string;
                        items: components["schemas"]["AnsweredItem"][];
                    };
                };
            };
            400: components["responses"]["400-readClientReference"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-readClientReference"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decidePortalCorrection: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
                /** @description An integer or its decimal string. */
                row_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "field": "date_purchase",
                 *       "decision": "taken",
                 *       "answer_time": "2026-03-12T18:20:09.004Z"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @enum {string} */
                    field: "description" | "quantity" | "condition" | "date_purchase" | "notes";
                    /** @enum {string} */
                    decision: "taken" | "kept";
                    /**
                     * Format: date-time
                     * @description Of the answer that was read: nobody takes over what was said since.
                     */
                    answer_time: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "appraisal_id": 91207,
                     *       "sent": {
                     *         "display_id": 1,
                     *         "row_id": 66102,
                     *         "location_id": "",
                     *         "location": "",
                     *         "quantity": 1,
                     *         "description": "Apple iPhone 13 128 GB",
                     *         "condition": 3,
                     *         "cost": 7499,
                     *         "total": 7499,
                     *         "age": "2 years 3 months",
                     *         "notes": "",
                     *         "files": [
                     *           "phone-front.jpg"
                     *         ],
                     *         "create_time": "2026-03-11 10:02:44",
                     *         "update_time": "2026-03-11 10:02:44",
                     *         "pid": 10412
                     *       },
                     *       "answer": {
                     *         "answer": "corrected",
                     *         "reason": null,
                     *         "description": null,
                     *         "quantity": null,
                     *         "condition": null,
                     *         "age": null,
                     *         "date_purchase": "2023-11-24",
                     *         "notes": null
                     *       },
                     *       "answer_time": "2026-03-12T18:20:09.004Z",
                     *       "added_files": [],
                     *       "decisions": {
                     *         "date_purchase": "taken"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AnsweredItem"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named; or the caller has several clients and names none.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: the policyholder has answered anew, has not corrected the field, or what was said does not fit the claim; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createClientReference"];
            /**
             * @description Not Found.
             *     - `ERNF00`: the claim does not exist for this client, or nothing was sent of the row.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNF00";
                    };
                };
            };
            405: components["responses"]["405-setClaimOwner"];
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPortal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The PIN of the link, where it has one.
                 * @example 481516
                 */
                "X-Portal-Pin"?: components["parameters"]["XPortalPin"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "insurer": "Nordlys Forsikring",
                     *       "client_reference": "2026-03-4711",
                     *       "policyholder_name": "Karen Jensen",
                     *       "date_damage": "2026-03-02",
                     *       "language": "da",
                     *       "message": "Please look through the items and tell us whether they are right.",
                     *       "link_status": "active",
                     *       "expire_time": "2026-04-10T10:02:44.120Z",
                     *       "submit_time": null,
                     *       "reopen_time": null,
                     *       "comment": "",
                     *       "version": 1,
                     *       "items": [
                     *         {
                     *           "row_id": 66102,
                     *           "display_id": 1,
                     *           "location": "",
                     *           "description": "Apple iPhone 13 128 GB",
                     *           "quantity": 1,
                     *           "condition": 3,
                     *           "age": "2 years 3 months",
                     *           "date_purchase": null,
                     *           "notes": "",
                     *           "cost": 7499,
                     *           "total": 7499,
                     *           "actual_cash_value": 5249.5,
                     *           "files": [
                     *             "phone-front.jpg"
                     *           ],
                     *           "answer": {
                     *             "answer": "corrected",
                     *             "reason": null,
                     *             "description": null,
                     *             "quantity": null,
                     *             "condition": null,
                     *             "age": null,
                     *             "date_purchase": "2023-11-24",
                     *             "notes": null
                     *           },
                     *           "answer_time": "2026-03-12T18:20:09.004Z"
                     *         }
                     *       ],
                     *       "totals": {
                     *         "replacement_cost_value": 7499,
                     *         "depreciation": 2249.5,
                     *         "actual_cash_value": 5249.5,
                     *         "item_count": 1,
                     *         "answered_count": 1,
                     *         "currency": "DKK"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerPortal"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP02`: the link has a PIN and `X-Portal-Pin` is missing.
             *     - `ERWP02`: the PIN is wrong; the fifth time locks the link.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    "X-Portal-Language": components["headers"]["X-Portal-Language"];
                    "X-Portal-Insurer": components["headers"]["X-Portal-Insurer"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP02" | "ERWP02";
                    };
                };
            };
            401: components["responses"]["UnauthorizedLink"];
            403: components["responses"]["403-readPortal"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    openPortal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The PIN of the link, where it has one.
                 * @example 481516
                 */
                "X-Portal-Pin"?: components["parameters"]["XPortalPin"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_open_time": "2026-03-12T18:12:30.551Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: date-time */
                        first_open_time: string;
                    };
                };
            };
            400: components["responses"]["400-openPortal"];
            401: components["responses"]["UnauthorizedLink"];
            403: components["responses"]["403-readPortal"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerPortalItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The PIN of the link, where it has one.
                 * @example 481516
                 */
                "X-Portal-Pin"?: components["parameters"]["XPortalPin"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                row_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "answer": "corrected",
                 *       "date_purchase": "2023-11-24"
                 *     }
                 */
                "application/json": {
                    /** @description The sending that is answered, as `GET /portal` told it. */
                    version: number;
                    /** @enum {string} */
                    answer: "confirmed" | "disagreed" | "corrected";
                    reason?: string | null;
                    description?: string | null;
                    quantity?: number | null;
                    condition?: number | null;
                    age?: string | null;
                    /** Format: date */
                    date_purchase?: string | null;
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "row_id": 66102,
                     *       "display_id": 1,
                     *       "location": "",
                     *       "description": "Apple iPhone 13 128 GB",
                     *       "quantity": 1,
                     *       "condition": 3,
                     *       "age": "2 years 3 months",
                     *       "date_purchase": null,
                     *       "notes": "",
                     *       "cost": 7499,
                     *       "total": 7499,
                     *       "actual_cash_value": 5249.5,
                     *       "files": [
                     *         "phone-front.jpg"
                     *       ],
                     *       "answer": {
                     *         "answer": "corrected",
                     *         "reason": null,
                     *         "description": null,
                     *         "quantity": null,
                     *         "condition": null,
                     *         "age": null,
                     *         "date_purchase": "2023-11-24",
                     *         "notes": null
                     *       },
                     *       "answer_time": "2026-03-12T18:20:09.004Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerItem"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWP00`: `version` is not the last sending, or what is said does not fit the answer.
             *     - `ERMP02`: the link has a PIN and `X-Portal-Pin` is missing.
             *     - `ERWP02`: the PIN is wrong; the fifth time locks the link.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    "X-Portal-Language": components["headers"]["X-Portal-Language"];
                    "X-Portal-Insurer": components["headers"]["X-Portal-Insurer"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERMP02" | "ERWP02" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["UnauthorizedLink"];
            403: components["responses"]["403-answerPortalItem"];
            404: components["responses"]["404-answerPortalItem"];
            405: components["responses"]["405-answerPortalItem"];
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawPortalAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The PIN of the link, where it has one.
                 * @example 481516
                 */
                "X-Portal-Pin"?: components["parameters"]["XPortalPin"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                row_id: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["204-deleteAppraisal"];
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERMP02`: the link has a PIN and `X-Portal-Pin` is missing.
             *     - `ERWP02`: the PIN is wrong; the fifth time locks the link.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    "X-Portal-Language": components["headers"]["X-Portal-Language"];
                    "X-Portal-Insurer": components["headers"]["X-Portal-Insurer"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERMP02" | "ERWP02" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["UnauthorizedLink"];
            403: components["responses"]["403-answerPortalItem"];
            404: components["responses"]["404-answerPortalItem"];
            405: components["responses"]["405-answerPortalItem"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    commentPortal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The PIN of the link, where it has one.
                 * @example 481516
                 */
                "X-Portal-Pin"?: components["parameters"]["XPortalPin"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "comment": "The charger was lost too."
                 *     }
                 */
                "application/json": {
                    /** @description The sending that is answered, as `GET /portal` told it. */
                    version: number;
                    /** @description What the policyholder says of the whole. */
                    comment: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "comment": "The charger was lost too."
                     *     }
                     */
                    "application/json": {
                        /** @description What the policyholder says of the whole. */
                        comment: string;
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWP00`: `version` is not the last sending.
             *     - `ERMP02`: the link has a PIN and `X-Portal-Pin` is missing.
             *     - `ERWP02`: the PIN is wrong; the fifth time locks the link.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    "X-Portal-Language": components["headers"]["X-Portal-Language"];
                    "X-Portal-Insurer": components["headers"]["X-Portal-Insurer"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERMP02" | "ERWP02";
                    };
                };
            };
            401: components["responses"]["UnauthorizedLink"];
            403: components["responses"]["403-answerPortalItem"];
            405: components["responses"]["405-setClaimOwner"];
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPortalPhotos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The PIN of the link, where it has one.
                 * @example 481516
                 */
                "X-Portal-Pin"?: components["parameters"]["XPortalPin"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                row_id: number | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description One part per file, all of them named `file`; the name of the file is kept. */
                    file: Blob[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "files": [
                     *         "phone-front.jpg",
                     *         "phone-back.jpg"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        files: string[];
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: the form holds no file.
             *     - `ERIP00`: the form is malformed, or the id is not an integer.
             *     - `ERWP00`: there are more than 20 files at once, or 30 of the item.
             *     - `ERMP02`: the link has a PIN and `X-Portal-Pin` is missing.
             *     - `ERWP02`: the PIN is wrong; the fifth time locks the link.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    "X-Portal-Language": components["headers"]["X-Portal-Language"];
                    "X-Portal-Insurer": components["headers"]["X-Portal-Insurer"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERMP02" | "ERWP02" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["UnauthorizedLink"];
            403: components["responses"]["403-answerPortalItem"];
            404: components["responses"]["404-answerPortalItem"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            /**
             * @description Content Too Large.
             *     - `ERIP00`: a file is larger than 15 MB, or the request than 60 MB.
             */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00";
                    };
                };
            };
            /**
             * @description Unsupported Media Type.
             *     - `ERIP00`: a file is of another kind, or the body is no multipart form.
             */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00";
                    };
                };
            };
            /**
             * @description Unprocessable Content.
             *     - `ERWP00`: a file cannot be decoded or its dimensions are over the limit.
             *     - `ERWPIK`: this `Idempotency-Key` was used for another request.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERWP00" | "ERWPIK";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPortalPhoto: {
        parameters: {
            query?: {
                variant?: "preview" | "thumbnail";
            };
            header?: {
                /**
                 * @description The PIN of the link, where it has one.
                 * @example 481516
                 */
                "X-Portal-Pin"?: components["parameters"]["XPortalPin"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                row_id: number | string;
                file_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWP00`: `variant` is neither of the two, or the name is none that a file can have.
             *     - `ERMP02`: the link has a PIN and `X-Portal-Pin` is missing.
             *     - `ERWP02`: the PIN is wrong; the fifth time locks the link.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    "X-Portal-Language": components["headers"]["X-Portal-Language"];
                    "X-Portal-Insurer": components["headers"]["X-Portal-Insurer"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP02" | "ERWP02" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["UnauthorizedLink"];
            403: components["responses"]["403-readPortal"];
            404: components["responses"]["404-answerPortalItem"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitPortal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The PIN of the link, where it has one.
                 * @example 481516
                 */
                "X-Portal-Pin"?: components["parameters"]["XPortalPin"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "everything_is_correct": true
                 *     }
                 */
                "application/json": {
                    /** @description The sending that is answered, as `GET /portal` told it. */
                    version: number;
                    everything_is_correct?: boolean | null;
                    /** @description Left out: the one that is kept already, see `PUT /portal/comment`. */
                    comment?: string | null;
                    answers?: {
                        /** @enum {string} */
                        answer: "confirmed" | "disagreed" | "corrected";
                        reason?: string | null;
                        description?: string | null;
                        quantity?: number | null;
                        condition?: number | null;
                        age?: string | null;
                        /** Format: date */
                        date_purchase?: string | null;
                        notes?: string | null;
                        /** @description An integer or its decimal string. */
                        row_id: number | string;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "insurer": "Nordlys Forsikring",
                     *       "client_reference": "2026-03-4711",
                     *       "policyholder_name": "Karen Jensen",
                     *       "date_damage": "2026-03-02",
                     *       "language": "da",
                     *       "message": "Please look through the items and tell us whether they are right.",
                     *       "link_status": "submitted",
                     *       "expire_time": "2026-04-10T10:02:44.120Z",
                     *       "submit_time": "2026-03-12T18:24:51.730Z",
                     *       "reopen_time": null,
                     *       "comment": "",
                     *       "version": 1,
                     *       "items": [
                     *         {
                     *           "row_id": 66102,
                     *           "display_id": 1,
                     *           "location": "",
                     *           "description": "Apple iPhone 13 128 GB",
                     *           "quantity": 1,
                     *           "condition": 3,
                     *           "age": "2 years 3 months",
                     *           "date_purchase": null,
                     *           "notes": "",
                     *           "cost": 7499,
                     *           "total": 7499,
                     *           "actual_cash_value": 5249.5,
                     *           "files": [
                     *             "phone-front.jpg"
                     *           ],
                     *           "answer": {
                     *             "answer": "corrected",
                     *             "reason": null,
                     *             "description": null,
                     *             "quantity": null,
                     *             "condition": null,
                     *             "age": null,
                     *             "date_purchase": "2023-11-24",
                     *             "notes": null
                     *           },
                     *           "answer_time": "2026-03-12T18:20:09.004Z"
                     *         }
                     *       ],
                     *       "totals": {
                     *         "replacement_cost_value": 7499,
                     *         "depreciation": 2249.5,
                     *         "actual_cash_value": 5249.5,
                     *         "item_count": 1,
                     *         "answered_count": 1,
                     *         "currency": "DKK"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerPortal"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object.
             *     - `ERWP00`: `version` is not the last sending, an item has no answer, or an answer does not fit.
             *     - `ERMP02`: the link has a PIN and `X-Portal-Pin` is missing.
             *     - `ERWP02`: the PIN is wrong; the fifth time locks the link.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    "X-Portal-Language": components["headers"]["X-Portal-Language"];
                    "X-Portal-Insurer": components["headers"]["X-Portal-Insurer"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERMP02" | "ERWP02" | "ERIPIK";
                    };
                };
            };
            401: components["responses"]["UnauthorizedLink"];
            403: components["responses"]["403-readPortal"];
            404: components["responses"]["404-answerPortalItem"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reopenPortal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The PIN of the link, where it has one.
                 * @example 481516
                 */
                "X-Portal-Pin"?: components["parameters"]["XPortalPin"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "insurer": "Nordlys Forsikring",
                     *       "client_reference": "2026-03-4711",
                     *       "policyholder_name": "Karen Jensen",
                     *       "date_damage": "2026-03-02",
                     *       "language": "da",
                     *       "message": "Please look through the items and tell us whether they are right.",
                     *       "link_status": "active",
                     *       "expire_time": "2026-04-10T10:02:44.120Z",
                     *       "submit_time": null,
                     *       "reopen_time": null,
                     *       "comment": "",
                     *       "version": 1,
                     *       "items": [
                     *         {
                     *           "row_id": 66102,
                     *           "display_id": 1,
                     *           "location": "",
                     *           "description": "Apple iPhone 13 128 GB",
                     *           "quantity": 1,
                     *           "condition": 3,
                     *           "age": "2 years 3 months",
                     *           "date_purchase": null,
                     *           "notes": "",
                     *           "cost": 7499,
                     *           "total": 7499,
                     *           "actual_cash_value": 5249.5,
                     *           "files": [
                     *             "phone-front.jpg"
                     *           ],
                     *           "answer": {
                     *             "answer": "corrected",
                     *             "reason": null,
                     *             "description": null,
                     *             "quantity": null,
                     *             "condition": null,
                     *             "age": null,
                     *             "date_purchase": "2023-11-24",
                     *             "notes": null
                     *           },
                     *           "answer_time": "2026-03-12T18:20:09.004Z"
                     *         }
                     *       ],
                     *       "totals": {
                     *         "replacement_cost_value": 7499,
                     *         "depreciation": 2249.5,
                     *         "actual_cash_value": 5249.5,
                     *         "item_count": 1,
                     *         "answered_count": 1,
                     *         "currency": "DKK"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerPortal"];
                };
            };
            400: components["responses"]["400-openPortal"];
            401: components["responses"]["UnauthorizedLink"];
            403: components["responses"]["403-readPortal"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestNewLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The PIN of the link, where it has one.
                 * @example 481516
                 */
                "X-Portal-Pin"?: components["parameters"]["XPortalPin"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_time": "2026-04-12T08:15:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: date-time */
                        request_time: string | null;
                    };
                };
            };
            400: components["responses"]["400-openPortal"];
            401: components["responses"]["UnauthorizedLink"];
            403: components["responses"]["403-readPortal"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchSuggestion: {
        parameters: {
            query: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /**
                 * @description What was typed so far.
                 * @example iphone 13
                 */
                query: components["parameters"]["Query"];
                /**
                 * @description Only products of this category.
                 * @example 10
                 */
                client_category_id?: components["parameters"]["ClientCategoryId"];
                /**
                 * @description Of the prices, ISO 4217; the client's when left out.
                 * @example DKK
                 */
                currency?: components["parameters"]["Currency"];
                /** @description Language code. */
                language?: "en" | "da" | "sv" | "nb" | "de" | "fi";
                limit?: number;
            };
            header?: {
                /**
                 * @description An `ETag` of an earlier answer: 304 without a body when nothing of the claim has changed since.
                 * @example W/"1842"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "product_name": "Apple iPhone 13 128 GB",
                     *           "pid": "apple-iphone-13-128-gb",
                     *           "pic_url": "https://claims.example/catalogue/apple-iphone-13.svg",
                     *           "product_pic_url": "https://claims.example/catalogue/apple-iphone-13.svg",
                     *           "client_category_id": 10,
                     *           "client_category": "Phones",
                     *           "cid": 10,
                     *           "category": "Phones",
                     *           "specs": {
                     *             "storage_gb": 128
                     *           },
                     *           "price": {
                     *             "price_min": 4170,
                     *             "price_max": 4428,
                     *             "shop_count": 3,
                     *             "price_date": "2026-03-09T06:00:00.000Z",
                     *             "currency": "DKK",
                     *             "is_current": true
                     *           }
                     *         }
                     *       ],
                     *       "corrected_query": null
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["SuggestedProduct"][];
                        /** @description What was looked for instead, when nothing is spelt like `query`; else null. */
                        corrected_query: string | null;
                    };
                };
            };
            304: components["responses"]["304-listAppraisals"];
            /**
             * @description Bad Request.
             *     - `ERMPSS`: `query` is missing or empty.
             *     - `ERIPSS`: `limit` is not an integer.
             *     - `ERWPSS`: `limit` is not 1 to 20, `query` too long, `currency` none of ISO 4217 or `language` unknown; or `session-id` is longer than 255 characters or no text.
             *     - `ERIPCS`: `client_category_id` is not an integer.
             *     - `ERWPCS`: there is no such category.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPSS" | "ERIPSS" | "ERWPSS" | "ERIPCS" | "ERWPCS" | "ERMP00" | "ERIP00" | "ERWP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            /**
             * @description Method Not Allowed.
             *     - `ERNASS`: the path has only GET, HEAD.
             */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNASS";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    productSearch: {
        parameters: {
            query: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /**
                 * @description Words of the product: brand, family, storage, size, model number or GTIN.
                 * @example samsung galaxy s24 256
                 */
                query: string;
                /**
                 * @description The category that the caller believes in.
                 * @example 10
                 */
                client_category_id?: number | string;
                /** @description The same by its name, in any of the languages. */
                client_category?: components["parameters"]["ClientCategory"];
                /** @description `true`: only products of that category. */
                force_client_category?: components["parameters"]["ForceClientCategory"];
                /**
                 * @description Of the prices, ISO 4217; the client's when left out.
                 * @example DKK
                 */
                currency?: components["parameters"]["Currency"];
                /** @description Language code. */
                language?: "en" | "da" | "sv" | "nb" | "de" | "fi";
                limit?: number;
            };
            header?: {
                /**
                 * @description An `ETag` of an earlier answer: 304 without a body when nothing of the claim has changed since.
                 * @example W/"1842"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "product_name": "Apple iPhone 13 128 GB",
                     *           "pid": "apple-iphone-13-128-gb",
                     *           "pic_url": "https://claims.example/catalogue/apple-iphone-13.svg",
                     *           "product_pic_url": "https://claims.example/catalogue/apple-iphone-13.svg",
                     *           "client_category_id": 10,
                     *           "client_category": "Phones",
                     *           "cid": 10,
                     *           "category": "Phones",
                     *           "specs": {
                     *             "storage_gb": 128
                     *           },
                     *           "price": {
                     *             "price_min": 4170,
                     *             "price_max": 4428,
                     *             "shop_count": 3,
                     *             "price_date": "2026-03-09T06:00:00.000Z",
                     *             "currency": "DKK",
                     *             "is_current": true
                     *           },
                     *           "price_clusters": {
                     *             "low": 4170,
                     *             "mid": 4299,
                     *             "high": 4428
                     *           }
                     *         }
                     *       ],
                     *       "corrected_query": null,
                     *       "category_prediction": {
                     *         "client_category_id": 10,
                     *         "client_category": "Phones",
                     *         "is_forced": false,
                     *         "reason": "All products found are in this category: Phones."
                     *       }
                     *     }
                     */
                    "application/json": {
                        results: components["schemas"]["FoundProduct"][];
                        /** @description What was looked for instead, when nothing is spelt like `query`; else null. */
                        corrected_query: string | null;
                        /** @description Null when nothing was found and no category named. */
                        category_prediction: components["schemas"]["CategoryPrediction"] | null;
                    };
                };
            };
            304: components["responses"]["304-listAppraisals"];
            /**
             * @description Bad Request.
             *     - `ERMPPS`: `query` is missing or empty, or a category is to be forced that is not named.
             *     - `ERIPPS`: `limit` is not an integer.
             *     - `ERWPPS`: `limit` is not 1 to 50, `query` too long, `currency` none of ISO 4217 or `language` unknown; or `session-id` is longer than 255 characters or no text.
             *     - `ERIPCS`: `client_category_id` is not an integer.
             *     - `ERWPCS`: there is no such category.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPPS" | "ERIPPS" | "ERWPPS" | "ERIPCS" | "ERWPCS" | "ERMP00" | "ERIP00" | "ERWP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            /**
             * @description Method Not Allowed.
             *     - `ERNAPS`: the path has only GET, HEAD.
             */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNAPS";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    prices: {
        parameters: {
            query: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /**
                 * @description The claimed product, from a suggestion or a search.
                 * @example apple-iphone-13-128-gb
                 */
                pid: components["parameters"]["Pid"];
                /**
                 * @description Where replacements are looked for, when not in the claimed product's own category.
                 * @example 10
                 */
                client_category_id?: number | string;
                /**
                 * @description What the policyholder claims for one piece, in `currency`: prices outside 20 to 150 % of it are set aside.
                 * @example 5499.00
                 */
                claimed_amount?: components["parameters"]["ClaimedAmount"];
                /**
                 * @description Of the prices, ISO 4217; the client's when left out.
                 * @example DKK
                 */
                currency?: components["parameters"]["Currency"];
                /** @description Language code. */
                language?: "en" | "da" | "sv" | "nb" | "de" | "fi";
            };
            header?: {
                /**
                 * @description An `ETag` of an earlier answer: 304 without a body when nothing of the claim has changed since.
                 * @example W/"1842"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "claimed_product": {
                     *         "pid": "apple-iphone-13-128-gb",
                     *         "vcid": "v-apple-iphone-13-128-gb",
                     *         "alid": "apple-iphone-13",
                     *         "product_name": "Apple iPhone 13 128 GB",
                     *         "pic_url": "https://claims.example/catalogue/apple-iphone-13.svg",
                     *         "product_pic_url": "https://claims.example/catalogue/apple-iphone-13.svg",
                     *         "specs": {
                     *           "storage_gb": 128
                     *         },
                     *         "client_category_id": 10,
                     *         "client_category": "Phones",
                     *         "price": {
                     *           "price_min": 4170,
                     *           "price_max": 4428,
                     *           "shop_count": 3,
                     *           "price_date": "2026-03-09T06:00:00.000Z",
                     *           "currency": "DKK",
                     *           "is_current": true
                     *         }
                     *       },
                     *       "grouped_prices": [
                     *         [
                     *           {
                     *             "pid": "apple-iphone-13-128-gb",
                     *             "vcid": "v-apple-iphone-13-128-gb",
                     *             "alid": "apple-iphone-13",
                     *             "product_name": "Apple iPhone 13 128 GB",
                     *             "offer_id": "apple-iphone-13-128-gb:bytorvet-online:dkk",
                     *             "shop_name": "Bytorvet Online",
                     *             "shop_url": "https://bytorvet.example/p/apple-iphone-13-128-gb",
                     *             "shop_product_name": "Apple iPhone 13 128 GB",
                     *             "currency": "DKK",
                     *             "base_price": 4170,
                     *             "total_price": 4170,
                     *             "price_date": "2026-03-09T06:00:00.000Z",
                     *             "in_stock": true,
                     *             "filtered_price": false,
                     *             "filter_reason": null,
                     *             "match": {
                     *               "is_match": true,
                     *               "same_brand": true,
                     *               "not_older": true,
                     *               "unmatched_specs": [],
                     *               "reasons": [
                     *                 "It is the claimed product itself."
                     *               ],
                     *               "reasons_for": [
                     *                 "It is the claimed product itself."
                     *               ],
                     *               "reasons_against": [],
                     *               "caution": null
                     *             }
                     *           }
                     *         ]
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    "application/json": {
                        claimed_product: components["schemas"]["ClaimedProduct"];
                        grouped_prices: components["schemas"]["GroupedOffer"][][];
                        /** @description What holds for all candidates: that no other one of the brand is left, for instance. */
                        notes: string[];
                    };
                };
            };
            304: components["responses"]["304-listAppraisals"];
            /**
             * @description Bad Request.
             *     - `ERMPPR`: `pid` is missing or empty.
             *     - `ERIPPR`: `claimed_amount` is not a number.
             *     - `ERWPPR`: `currency` is none of ISO 4217, `language` unknown, or a text too long; or `session-id` is longer than 255 characters or no text.
             *     - `ERIPCS`: `client_category_id` is not an integer.
             *     - `ERWPCS`: there is no such category.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPPR" | "ERIPPR" | "ERWPPR" | "ERIPCS" | "ERWPCS" | "ERMP00" | "ERIP00" | "ERWP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-prices"];
            405: components["responses"]["405-prices"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    priceHistory: {
        parameters: {
            query: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @example apple-iphone-13-128-gb */
                pid: string;
                /** @description `day` when left out. */
                by?: components["parameters"]["By"];
                /** @description How far back, from today. */
                days?: components["parameters"]["Days"];
                /**
                 * @description Of the prices, ISO 4217; the client's when left out.
                 * @example DKK
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description An `ETag` of an earlier answer: 304 without a body when nothing of the claim has changed since.
                 * @example W/"1842"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pid": "apple-iphone-13-128-gb",
                     *       "currency": "DKK",
                     *       "history": [
                     *         {
                     *           "price_date": "2026-02-09T06:00:00.000Z",
                     *           "shop_name": "Nordlys Elektronik",
                     *           "offer_id": "apple-iphone-13-128-gb:nordlys-elektronik:dkk",
                     *           "base_price": 4399,
                     *           "total_price": 4399
                     *         },
                     *         {
                     *           "price_date": "2026-03-09T06:00:00.000Z",
                     *           "shop_name": "Bytorvet Online",
                     *           "offer_id": "apple-iphone-13-128-gb:bytorvet-online:dkk",
                     *           "base_price": 4170,
                     *           "total_price": 4170
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        pid: string;
                        currency: string;
                        /** @description The oldest first. */
                        history: {
                            /** Format: date-time */
                            price_date: string;
                            /** @description The shop that had this price. */
                            shop_name: string;
                            offer_id: string;
                            base_price: number;
                            total_price: number;
                        }[];
                    };
                };
            };
            304: components["responses"]["304-listAppraisals"];
            /**
             * @description Bad Request.
             *     - `ERMPPR`: `pid` is missing or empty.
             *     - `ERIPPR`: `days` is not an integer.
             *     - `ERWPPR`: `days` is not 1 to 730, or `by` unknown; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             *     - `ERWP00`: `client_id` is named more than once, and not alike.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMPPR" | "ERIPPR" | "ERWPPR" | "ERMP00" | "ERIP00" | "ERWP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-prices"];
            405: components["responses"]["405-prices"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description Language code. */
                language?: "en" | "da" | "sv" | "nb" | "de" | "fi";
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categories": [
                     *         {
                     *           "client_category_id": 10,
                     *           "client_category": "Phones"
                     *         },
                     *         {
                     *           "client_category_id": 11,
                     *           "client_category": "Tablets"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        categories: {
                            client_category_id: number;
                            client_category: string;
                        }[];
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERWP00`: `language` is unknown; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP00`: `client_id` is not an integer.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERWP00" | "ERMP00" | "ERIP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listClaimEvents: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only events of this type. */
                type?: components["parameters"]["Type"];
                /** @description Which comes first. A cursor goes on in the order that it was given in. */
                order?: components["parameters"]["Order"];
                /** @description Only events of this kind, which are several types. */
                kind?: components["parameters"]["Kind"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The claim.
                 * @example 48213
                 */
                client_reference_id: components["parameters"]["ClientReferenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_reference_id": 48213,
                     *       "events": [
                     *         {
                     *           "sequence": 1,
                     *           "type": "client_reference.created",
                     *           "actor": "key:9f31c6d2a04b",
                     *           "session_id": null,
                     *           "time": "2026-03-10T09:14:03.512Z",
                     *           "data": {
                     *             "client_reference": "2026-03-4711",
                     *             "client_reference_id": 48213,
                     *             "date_damage": "2026-03-02"
                     *           },
                     *           "payload": "{\"actor\":\"key:9f31c6d2a04b\",\"client_reference_id\":48213,\"data\":{\"client_reference\":\"2026-03-4711\",\"client_reference_id\":48213,\"date_damage\":\"2026-03-02\"},\"session_id\":null,\"time\":\"2026-03-10T09:14:03.512Z\",\"type\":\"client_reference.created\"}",
                     *           "previous_hash": "",
                     *           "hash": "d5f3ef44223fa90a3c28530e26468e677236c3f20d6078cf27c178c11cdb3625",
                     *           "actor_name": "Kari Holm"
                     *         }
                     *       ],
                     *       "head": {
                     *         "sequence": 1,
                     *         "hash": "d5f3ef44223fa90a3c28530e26468e677236c3f20d6078cf27c178c11cdb3625"
                     *       },
                     *       "metadata": {
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        events: components["schemas"]["ClaimEvent"][];
                        head: components["schemas"]["AuditHead"];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                        client_reference_id: number;
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: `limit` is not 1 to 100, `order` or `kind` none of theirs, or a text is too long; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-listClientReferences"];
            404: components["responses"]["404-readClientReference"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "api_keys": [
                     *         {
                     *           "api_key_id": "9f31C6d2a04B",
                     *           "name": "claims import",
                     *           "scopes": [
                     *             "read",
                     *             "write"
                     *           ],
                     *           "client_ids": [
                     *             7
                     *           ],
                     *           "state": "active",
                     *           "create_time": "2026-03-10T08:00:00.000Z",
                     *           "created_by": "user:maja.holm@nordlys.example",
                     *           "expire_time": "2027-03-10T08:00:00.000Z",
                     *           "revoke_time": null,
                     *           "last_used_time": null,
                     *           "replaced_by": null
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        api_keys: components["schemas"]["ApiKey"][];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400-listRuleSets"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-createRuleSet"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "claims import",
                 *       "scopes": [
                 *         "read",
                 *         "write"
                 *       ],
                 *       "expires_in_days": 365
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    name: string;
                    /** @description What the key may do; `admin` is for keys, webhooks and logs and includes neither of the others. */
                    scopes: ("read" | "write" | "admin")[];
                    client_ids?: (number | string)[] | null;
                    /**
                     * Format: date-time
                     * @description When the key ends.
                     */
                    expire_time?: string | null;
                    /** @description Instead of `expire_time`. */
                    expires_in_days?: number | null;
                };
            };
        };
        responses: {
            200: components["responses"]["200-createApiKey"];
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named; or the caller has several clients and names none.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: a scope is unknown, the end lies in the past or is given twice, or `client_ids` lacks the client that the call acts for; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createApiKey"];
            405: components["responses"]["405-createRuleSet"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readApiKey: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The part of a key between `cvs_live_` and the secret.
                 * @example 9f31C6d2a04B
                 */
                api_key_id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "api_key_id": "9f31C6d2a04B",
                     *       "name": "claims import",
                     *       "scopes": [
                     *         "read",
                     *         "write"
                     *       ],
                     *       "client_ids": [
                     *         7
                     *       ],
                     *       "state": "active",
                     *       "create_time": "2026-03-10T08:00:00.000Z",
                     *       "created_by": "user:maja.holm@nordlys.example",
                     *       "expire_time": "2027-03-10T08:00:00.000Z",
                     *       "revoke_time": null,
                     *       "last_used_time": null,
                     *       "replaced_by": null
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["400-readApiKey"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readApiKey"];
            405: components["responses"]["405-readApiKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The part of a key between `cvs_live_` and the secret.
                 * @example 9f31C6d2a04B
                 */
                api_key_id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["204-deleteAppraisal"];
            400: components["responses"]["400-readApiKey"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readApiKey"];
            405: components["responses"]["405-readApiKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateApiKey: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The part of a key between `cvs_live_` and the secret.
                 * @example 9f31C6d2a04B
                 */
                api_key_id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "claims import (night)",
                 *       "scopes": [
                 *         "read"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    name?: string | null;
                    scopes?: ("read" | "write" | "admin")[] | null;
                    /**
                     * Format: date-time
                     * @description When the key ends.
                     */
                    expire_time?: string | null;
                    /** @description Instead of `expire_time`. */
                    expires_in_days?: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "api_key_id": "9f31C6d2a04B",
                     *       "name": "claims import (night)",
                     *       "scopes": [
                     *         "read"
                     *       ],
                     *       "client_ids": [
                     *         7
                     *       ],
                     *       "state": "active",
                     *       "create_time": "2026-03-10T08:00:00.000Z",
                     *       "created_by": "user:maja.holm@nordlys.example",
                     *       "expire_time": "2027-03-10T08:00:00.000Z",
                     *       "revoke_time": null,
                     *       "last_used_time": null,
                     *       "replaced_by": null
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: `name` is there and empty; or the caller has several clients and names none.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: a scope would be added, or the end would become later or lie in the past; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readApiKey"];
            405: components["responses"]["405-readApiKey"];
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description The part of a key between `cvs_live_` and the secret.
                 * @example 9f31C6d2a04B
                 */
                api_key_id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grace_hours": 24
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    grace_hours?: number | null;
                    /**
                     * Format: date-time
                     * @description When the key ends.
                     */
                    expire_time?: string | null;
                    /** @description Instead of `expire_time`. */
                    expires_in_days?: number | null;
                };
            };
        };
        responses: {
            200: components["responses"]["200-createApiKey"];
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: the key has ended or was rotated already, or a value is out of its range; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createApiKey"];
            404: components["responses"]["404-readApiKey"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listClientEvents: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only events of this type. */
                type?: components["parameters"]["Type"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client_id": 7,
                     *       "events": [],
                     *       "head": {
                     *         "sequence": 0,
                     *         "hash": ""
                     *       },
                     *       "metadata": {
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        events: components["schemas"]["AuditEvent"][];
                        head: components["schemas"]["AuditHead"];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                        client_id: number;
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: the cursor is not one of ours; or `client_id` is not an integer.
             *     - `ERWP00`: `limit` is not 1 to 100, or a text is too long; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportAuditTrail: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `ndjson` unless set: one JSON object a line. `csv` has a header, and a session label that a spreadsheet would take for a formula begins with an apostrophe. */
                format?: components["parameters"]["Format"];
                /** @description From this moment on. */
                since?: components["parameters"]["Since"];
                /** @description Before this moment; now when left out. */
                until?: components["parameters"]["Until"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": Blob;
                    "text/csv": Blob;
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a moment has the wrong form; or `client_id` is not an integer.
             *     - `ERWP00`: `format` is neither of the two, or `until` does not lie after `since`; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Only answers of this status (`404`) or class (`4xx`). */
                status?: components["parameters"]["Status"];
                /** @description Only requests of this method. */
                method?: components["parameters"]["Method"];
                /** @description Only requests of this operation, by its operationId. */
                operation?: components["parameters"]["Operation"];
                /** @description Only requests whose path begins so, for example `/api/client_reference/48213/`: all that happened to one claim. */
                path_prefix?: components["parameters"]["PathPrefix"];
                /** @description Only answers with this code. */
                event_code?: components["parameters"]["EventCode"];
                /** @description Only the request of this id. */
                request_id?: components["parameters"]["RequestId"];
                /** @description Only requests of this key (`key:<id>`) or person (`user:<address>`). */
                actor?: components["parameters"]["Actor"];
                /** @description From this moment on. */
                since?: components["parameters"]["Since"];
                /** @description Before this moment. */
                until?: string;
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requests": [
                     *         {
                     *           "request_log_id": 5120388,
                     *           "time": "2026-03-10T09:15:22.107Z",
                     *           "method": "POST",
                     *           "path": "/api/client_reference",
                     *           "operation": "createClientReference",
                     *           "status": 400,
                     *           "event_code": "ERMPCR",
                     *           "ms": 7,
                     *           "request_id": "6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05",
                     *           "actor": "key:9f31c6d2a04b",
                     *           "session_id": "desk-7f3a",
                     *           "body_shape": {
                     *             "date_damage": "text of 10"
                     *           }
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        requests: components["schemas"]["LoggedRequest"][];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: the cursor, a moment, the status, the code, the operation, the path, the actor or the request id has the wrong form; or `client_id` is not an integer.
             *     - `ERWP00`: `limit` or `method` is out of its range; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook_endpoints": [
                     *         {
                     *           "webhook_endpoint_id": 50011,
                     *           "url": "https://claims.example.org/hooks/valuation",
                     *           "description": "The core system",
                     *           "event_types": [
                     *             "forensics.completed",
                     *             "forensics.failed",
                     *             "report.created"
                     *           ],
                     *           "enabled": true,
                     *           "disable_reason": null,
                     *           "old_secret_expire_time": null,
                     *           "create_time": "2026-03-10T09:14:03.512Z",
                     *           "update_time": "2026-03-10T09:14:03.512Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        webhook_endpoints: components["schemas"]["WebhookEndpoint"][];
                    };
                };
            };
            400: components["responses"]["400-listClaimHandlers"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-createRuleSet"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://claims.example.org/hooks/valuation",
                 *       "description": "The core system",
                 *       "event_types": [
                 *         "forensics.completed",
                 *         "forensics.failed",
                 *         "report.created"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /**
                     * Format: uri
                     * @description http or https, without credentials. Redirects are not followed.
                     */
                    url: string;
                    /** @description A note of your own. */
                    description?: string | null;
                    /** @description What is sent to it. Left out or null: everything, types to come included. */
                    event_types?: ("appraisal.created" | "appraisal.status_changed" | "forensics.completed" | "forensics.failed" | "forensics.cleared" | "forensics.restored" | "portal.sent" | "portal.opened" | "portal.answered" | "report.created" | "report.ready" | "report.failed" | "report.revoked")[] | null;
                    /** @description True unless set. */
                    enabled?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook_endpoint_id": 50011,
                     *       "url": "https://claims.example.org/hooks/valuation",
                     *       "description": "The core system",
                     *       "event_types": [
                     *         "forensics.completed",
                     *         "forensics.failed",
                     *         "report.created"
                     *       ],
                     *       "enabled": true,
                     *       "disable_reason": null,
                     *       "old_secret_expire_time": null,
                     *       "create_time": "2026-03-10T09:14:03.512Z",
                     *       "update_time": "2026-03-10T09:14:03.512Z",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named; or the caller has several clients and names none.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: the address is not http(s), carries credentials or leads to a private, loopback or reserved address, an event type is unknown, or a text is too long, or the client has 20 endpoints already; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-createRuleSet"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readWebhookEndpoint: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["200-readWebhookEndpoint"];
            400: components["responses"]["400-readWebhookEndpoint"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readWebhookEndpoint"];
            405: components["responses"]["405-readRuleSet"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_types": [
                 *         "forensics.completed",
                 *         "forensics.failed",
                 *         "report.created"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** Format: uri */
                    url?: string;
                    /** @description A note of your own. */
                    description?: string | null;
                    /** @description What is sent to it. Left out or null: everything, types to come included. */
                    event_types?: ("appraisal.created" | "appraisal.status_changed" | "forensics.completed" | "forensics.failed" | "forensics.cleared" | "forensics.restored" | "portal.sent" | "portal.opened" | "portal.answered" | "report.created" | "report.ready" | "report.failed" | "report.revoked")[] | null;
                    enabled?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["200-readWebhookEndpoint"];
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: the address is not http(s), carries credentials or leads to a private, loopback or reserved address, an event type is unknown, or a text is too long; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readWebhookEndpoint"];
            405: components["responses"]["405-readRuleSet"];
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["204-deleteAppraisal"];
            400: components["responses"]["400-readWebhookEndpoint"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readWebhookEndpoint"];
            405: components["responses"]["405-readRuleSet"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "grace_hours": 24
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** @description 24 unless set; 0 ends the old secret at once. */
                    grace_hours?: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook_endpoint_id": 50011,
                     *       "url": "https://claims.example.org/hooks/valuation",
                     *       "description": "The core system",
                     *       "event_types": [
                     *         "forensics.completed",
                     *         "forensics.failed",
                     *         "report.created"
                     *       ],
                     *       "enabled": true,
                     *       "disable_reason": null,
                     *       "old_secret_expire_time": "2026-03-11T09:14:03.512Z",
                     *       "create_time": "2026-03-10T09:14:03.512Z",
                     *       "update_time": "2026-03-10T09:14:03.512Z",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: `grace_hours` is not 0 to 168; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readWebhookEndpoint"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery_id": 50044,
                     *       "webhook_endpoint_id": 50011,
                     *       "message_id": "msg_6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05",
                     *       "type": "webhook.test",
                     *       "status": "pending",
                     *       "try_count": 0,
                     *       "answer_status": null,
                     *       "next_try_time": "2026-03-10T09:20:10.117Z",
                     *       "deliver_time": null,
                     *       "create_time": "2026-03-10T09:20:10.117Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["400-testWebhookEndpoint"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readWebhookEndpoint"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
                status?: "pending" | "delivered" | "failed";
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveries": [
                     *         {
                     *           "delivery_id": 50044,
                     *           "webhook_endpoint_id": 50011,
                     *           "message_id": "msg_6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05",
                     *           "type": "report.created",
                     *           "status": "delivered",
                     *           "try_count": 2,
                     *           "answer_status": 204,
                     *           "next_try_time": null,
                     *           "deliver_time": "2026-03-10T09:20:16.802Z",
                     *           "create_time": "2026-03-10T09:20:10.117Z"
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        deliveries: components["schemas"]["WebhookDelivery"][];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: the cursor is not one of ours, or a parameter has the wrong type; or `client_id` is not an integer.
             *     - `ERWP00`: `limit` is not 1 to 100, or the status is unknown; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readWebhookEndpoint"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readWebhookDelivery: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
                /** @description An integer or its decimal string. */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery_id": 50044,
                     *       "webhook_endpoint_id": 50011,
                     *       "message_id": "msg_6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05",
                     *       "type": "report.created",
                     *       "status": "delivered",
                     *       "try_count": 2,
                     *       "answer_status": 204,
                     *       "next_try_time": null,
                     *       "deliver_time": "2026-03-10T09:20:16.802Z",
                     *       "create_time": "2026-03-10T09:20:10.117Z",
                     *       "message": {
                     *         "type": "report.created",
                     *         "timestamp": "2026-03-10T09:20:10.104Z",
                     *         "data": {
                     *           "client_id": 7,
                     *           "client_reference_id": 48213,
                     *           "report_id": 50040,
                     *           "appraisal_ids": [
                     *             48215
                     *           ],
                     *           "language": "da",
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "size": 182044
                     *         }
                     *       },
                     *       "tries": [
                     *         {
                     *           "number": 1,
                     *           "start_time": "2026-03-10T09:20:10.310Z",
                     *           "duration_ms": 34,
                     *           "answer_status": 503,
                     *           "answer_body": "Service Unavailable",
                     *           "error": null
                     *         },
                     *         {
                     *           "number": 2,
                     *           "start_time": "2026-03-10T09:20:16.690Z",
                     *           "duration_ms": 112,
                     *           "answer_status": 204,
                     *           "answer_body": "",
                     *           "error": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        delivery_id: number;
                        webhook_endpoint_id: number;
                        /** @description The header `webhook-id`: the same for every try, every redelivery and every endpoint. */
                        message_id: string;
                        type: string;
                        /**
                         * @description `failed`: given up after 24 hours, or because the endpoint was switched off.
                         * @enum {string}
                         */
                        status: "pending" | "delivered" | "failed";
                        /** @description One that is running included. */
                        try_count: number;
                        /** @description Of the latest try. */
                        answer_status: number | null;
                        /** Format: date-time */
                        next_try_time: string | null;
                        /** Format: date-time */
                        deliver_time: string | null;
                        /** Format: date-time */
                        create_time: string;
                        message: {
                            type: string;
                            /**
                             * Format: date-time
                             * @description When it happened. The header `webhook-timestamp` says when this try was made.
                             */
                            timestamp: string;
                            /** @description What happened, in fields of this API. */
                            data: {
                                client_id: number;
                                client_reference_id?: number;
                            } & {
                                [key: string]: unknown;
                            };
                        };
                        tries: components["schemas"]["WebhookTry"][];
                    };
                };
            };
            400: components["responses"]["400-readWebhookEndpoint"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readWebhookDelivery"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                webhook_endpoint_id: components["parameters"]["WebhookEndpointId"];
                /** @description An integer or its decimal string. */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delivery_id": 50044,
                     *       "webhook_endpoint_id": 50011,
                     *       "message_id": "msg_6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05",
                     *       "type": "report.created",
                     *       "status": "pending",
                     *       "try_count": 11,
                     *       "answer_status": 503,
                     *       "next_try_time": "2026-03-10T09:20:10.117Z",
                     *       "deliver_time": null,
                     *       "create_time": "2026-03-10T09:20:10.117Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["400-testWebhookEndpoint"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-readWebhookDelivery"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPriceImports: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "price_imports": [
                     *         {
                     *           "price_import_id": 50102,
                     *           "file_name": "nordlys-elektronik.tsv",
                     *           "file_bytes": 1204511,
                     *           "format": "tsv",
                     *           "shop_name": "Nordlys Elektronik",
                     *           "currency": "DKK",
                     *           "dry_run": false,
                     *           "price_date": "2026-03-10",
                     *           "status": "done",
                     *           "progress": 1,
                     *           "reason": null,
                     *           "rows_read": 4120,
                     *           "rows_refused": 3,
                     *           "products_new": 118,
                     *           "offers_new": 203,
                     *           "offers_changed": 611,
                     *           "offers_confirmed": 3301,
                     *           "offers_unchanged": 2,
                     *           "create_time": "2026-03-10T09:14:03.512Z",
                     *           "start_time": "2026-03-10T09:14:04.101Z",
                     *           "finish_time": "2026-03-10T09:14:04.388Z"
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        price_imports: components["schemas"]["PriceImport"][];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400-listRuleSets"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createPriceImport"];
            405: components["responses"]["405-createRuleSet"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPriceImport: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description The shop, where the rows do not name one. Without it the host of their links. */
                shop_name?: components["parameters"]["ShopName"];
                /** @description The only currency that is taken, and that of prices which name none; the client's when left out. Rows in another are refused. */
                currency?: string;
                /** @description `true`: everything is done and taken back, so that the answer tells what the feed would change. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description One part per file, all of them named `file`; the name of the file is kept. */
                    file: Blob[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "price_import_id": 50102,
                     *       "file_name": "nordlys-elektronik.tsv",
                     *       "file_bytes": 1204511,
                     *       "format": null,
                     *       "shop_name": "Nordlys Elektronik",
                     *       "currency": "DKK",
                     *       "dry_run": false,
                     *       "price_date": "2026-03-10",
                     *       "status": "waiting",
                     *       "progress": 0,
                     *       "reason": null,
                     *       "rows_read": 0,
                     *       "rows_refused": 0,
                     *       "products_new": 0,
                     *       "offers_new": 0,
                     *       "offers_changed": 0,
                     *       "offers_confirmed": 0,
                     *       "offers_unchanged": 0,
                     *       "create_time": "2026-03-10T09:14:03.512Z",
                     *       "start_time": null,
                     *       "finish_time": null
                     *     }
                     */
                    "application/json": components["schemas"]["PriceImport"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: the form holds no file; or the caller has several clients and names none.
             *     - `ERIP00`: the form is malformed; or `client_id` is not an integer.
             *     - `ERWP00`: there is more than one file, or a parameter is none that it can be; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createPriceImport"];
            405: components["responses"]["405-createRuleSet"];
            409: components["responses"]["409-createAppraisal"];
            /**
             * @description Content Too Large.
             *     - `ERIP00`: the request is larger than 60 MB.
             */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00";
                    };
                };
            };
            /**
             * @description Unsupported Media Type.
             *     - `ERIP00`: the file is no feed, or the body no multipart form.
             */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00";
                    };
                };
            };
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readPriceImport: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                price_import_id: components["parameters"]["PriceImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "price_import_id": 50102,
                     *       "file_name": "nordlys-elektronik.tsv",
                     *       "file_bytes": 1204511,
                     *       "format": "tsv",
                     *       "shop_name": "Nordlys Elektronik",
                     *       "currency": "DKK",
                     *       "dry_run": false,
                     *       "price_date": "2026-03-10",
                     *       "status": "done",
                     *       "progress": 1,
                     *       "reason": null,
                     *       "rows_read": 4120,
                     *       "rows_refused": 3,
                     *       "products_new": 118,
                     *       "offers_new": 203,
                     *       "offers_changed": 611,
                     *       "offers_confirmed": 3301,
                     *       "offers_unchanged": 2,
                     *       "create_time": "2026-03-10T09:14:03.512Z",
                     *       "start_time": "2026-03-10T09:14:04.101Z",
                     *       "finish_time": "2026-03-10T09:14:04.388Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PriceImport"];
                };
            };
            400: components["responses"]["400-readPriceImport"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createPriceImport"];
            404: components["responses"]["404-readPriceImport"];
            405: components["responses"]["405-readPriceImport"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    discardPriceImport: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                price_import_id: components["parameters"]["PriceImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["204-deleteAppraisal"];
            400: components["responses"]["400-readPriceImport"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createPriceImport"];
            404: components["responses"]["404-readPriceImport"];
            405: components["responses"]["405-readPriceImport"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPriceImportErrors: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /** @description An integer or its decimal string. */
                price_import_id: components["parameters"]["PriceImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         {
                     *           "row": 218,
                     *           "field": "price",
                     *           "reason": "'1299.005' has more than two decimals"
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        errors: {
                            row: number;
                            /** @description Its name in the specification of Google, or `row`. */
                            field: string;
                            reason: string;
                        }[];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: `limit` is not 1 to 100; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-createPriceImport"];
            404: components["responses"]["404-readPriceImport"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "user_id": 20417,
                     *           "email": "maja.holm@nordlys.example",
                     *           "name": "Maja Holm",
                     *           "role": "lead",
                     *           "state": "active",
                     *           "revision": 3,
                     *           "create_time": "2026-03-10T08:00:00.000Z"
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        users: components["schemas"]["User"][];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400-listRuleSets"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description A person of the client.
                 * @example 20417
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "lead",
                 *       "revision": 2
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /**
                     * @description What the person is for this client. An `admin` has its settings, too; a `lead` decides what awaits a second person where the client leaves that to leads.
                     * @enum {string|null}
                     */
                    role?: "handler" | "lead" | "admin" | null;
                    enabled?: boolean | null;
                    /** @description The one that was read: refused when it is another by now. */
                    revision?: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 20417,
                     *       "email": "maja.holm@nordlys.example",
                     *       "name": "Maja Holm",
                     *       "role": "lead",
                     *       "state": "active",
                     *       "revision": 3,
                     *       "create_time": "2026-03-10T08:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: no active administrator would be left; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-updateUser"];
            /**
             * @description Method Not Allowed.
             *     - `ERNA00`: the path has only PATCH.
             */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERNA00";
                    };
                };
            };
            /**
             * @description Precondition Failed.
             *     - `ERWP00`: the person was changed since the revision that is named.
             */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERWP00";
                    };
                };
            };
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createResetLink: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description A person of the client.
                 * @example 20417
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "link": "https://valuation.example/invitation#<43 characters, shown once>",
                     *       "expire_time": "2026-03-11T09:14:03.512Z",
                     *       "mail_to": null
                     *     }
                     */
                    "application/json": {
                        /** @description To be opened once, by the person. It is in this answer only. */
                        link: string;
                        /** Format: date-time */
                        expire_time: string;
                        /** @description Where the link is sent by e-mail too; null where no mail server is set up. */
                        mail_to: string | null;
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: the person is disabled, or the password is not this client's alone; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERWP00" | "ERMP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-updateUser"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                /** @description `next_cursor` of the page before; without it the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at most on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invitations": [
                     *         {
                     *           "invitation_id": 20431,
                     *           "email": "ola.berg@nordlys.example",
                     *           "name": "Ola Berg",
                     *           "role": "handler",
                     *           "state": "open",
                     *           "create_time": "2026-03-10T09:14:03.512Z",
                     *           "created_by": "user:maja.holm@nordlys.example",
                     *           "expire_time": "2026-03-17T09:14:03.512Z"
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "next_cursor": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        invitations: components["schemas"]["Invitation"][];
                        metadata: {
                            /** @description For the next page; null on the last one. */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["400-listRuleSets"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-createRuleSet"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteUser: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ola.berg@nordlys.example",
                 *       "name": "Ola Berg",
                 *       "role": "handler"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    /** Format: email */
                    email: string;
                    name: string;
                    /**
                     * @description What the person is for this client. An `admin` has its settings, too; a `lead` decides what awaits a second person where the client leaves that to leads.
                     * @enum {string}
                     */
                    role: "handler" | "lead" | "admin";
                };
            };
        };
        responses: {
            200: components["responses"]["200-inviteUser"];
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named; or the caller has several clients and names none.
             *     - `ERIP00`: a value has the wrong type, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: the address is none, the role is unknown or a text is too long; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00" | "ERIPIK";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-createRuleSet"];
            /**
             * @description Conflict.
             *     - `ERAE00`: the person belongs to the client already, or has been invited.
             *     - `ERAEIK`: a request with this `Idempotency-Key` is still running.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERAE00" | "ERAEIK";
                    };
                };
            };
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewInvitation: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours the same key with the same request is answered by the first answer again, with `Idempotent-Replayed: true`, and has no second effect.
                 * @example 0b6ff0b3-6a1e-4f57-9f3c-1d7a3f0e5c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description An invitation that has not been taken.
                 * @example 20431
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["200-inviteUser"];
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERWP00`: `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIPIK`: the `Idempotency-Key` is not 1 to 255 visible ASCII characters.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERMP00" | "ERWP00" | "ERIPIK" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-renewInvitation"];
            405: components["responses"]["405-createAppraisalReport"];
            409: components["responses"]["409-createAppraisal"];
            413: components["responses"]["413-setClaimOwner"];
            422: components["responses"]["422-createClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path: {
                /**
                 * @description An invitation that has not been taken.
                 * @example 20431
                 */
                invitation_id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["204-deleteAppraisal"];
            /**
             * @description Bad Request.
             *     - `ERIP00`: a value has the wrong type or format, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERMP00`: the caller has several clients and names none.
             *     - `ERWP00`: `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             *     - `ERIP01`: the path holds a malformed percent code.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERIP00" | "ERMP00" | "ERWP00" | "ERIP01";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            404: components["responses"]["404-renewInvitation"];
            405: components["responses"]["405-revokeReport"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readClientSettings: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["200-readClientSettings"];
            400: components["responses"]["400-listClaimHandlers"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-readClientReference"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateClientSettings: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "flag_threshold": 0.8,
                 *       "revision": 3
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    name?: string | null;
                    /**
                     * @description Language code.
                     * @enum {string|null}
                     */
                    language?: "en" | "da" | "sv" | "nb" | "de" | "fi" | null;
                    /** @description ISO 4217. Only while the client has no claim. */
                    currency?: string | null;
                    status_feature?: boolean | null;
                    /** @description From which confidence on a picture is flagged. */
                    flag_threshold?: number | null;
                    /** @description Null: entered amounts never need a second person. */
                    acv_override_limit?: number | null;
                    /**
                     * @description Who decides what awaits a second person: `anyone` but the one who entered it, or of people a `lead` or an `admin`. Keys decide as before.
                     * @enum {string|null}
                     */
                    acv_decided_by?: "anyone" | "lead" | null;
                    report_retention_days?: number | null;
                    request_log_days?: number | null;
                    /** @description The one that was read: refused when it is another by now. */
                    revision?: number | null;
                };
            };
        };
        responses: {
            200: components["responses"]["200-readClientSettings"];
            /**
             * @description Bad Request.
             *     - `ERMP00`: `name` is there and empty; or the caller has several clients and names none.
             *     - `ERIP00`: a value has the wrong type, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: a value is out of its range or unknown, or there are claims and the currency would change; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-readClientReference"];
            412: components["responses"]["412-updateClientSettings"];
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewFlagThreshold: {
        parameters: {
            query: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
                flag_threshold: components["parameters"]["FlagThreshold"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "flag_threshold": 0.7,
                     *       "days": 90,
                     *       "present_threshold": 0.8,
                     *       "flagged": 41,
                     *       "flagged_at_present": 28,
                     *       "is_complete": true
                     *     }
                     */
                    "application/json": {
                        flag_threshold: number;
                        days: number;
                        /** @description The one in force. */
                        present_threshold: number;
                        /** @description Pictures that it would flag. */
                        flagged: number;
                        /** @description Pictures that the one in force would flag. */
                        flagged_at_present: number;
                        /** @description False: there are more than 10,000 pictures in which something was found, and the newest of them were looked at. */
                        is_complete: boolean;
                    };
                };
            };
            /**
             * @description Bad Request.
             *     - `ERMP00`: no threshold is given; or the caller has several clients and names none.
             *     - `ERIP00`: the threshold is no number; or `client_id` is not an integer.
             *     - `ERWP00`: the threshold is not 0.5 to 0.99 in hundredths; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readStatusSettings: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["200-readStatusSettings"];
            400: components["responses"]["400-listClaimHandlers"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-readAcvSettings"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStatusSettings: {
        parameters: {
            query?: {
                /**
                 * @description The client to act for. Required when the caller has access to several.
                 * @example 7
                 */
                client_id?: components["parameters"]["ClientId"];
                /**
                 * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                 * @example desk-7f3a
                 */
                "session-id"?: components["parameters"]["SessionId"];
            };
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statuses": [
                 *         {
                 *           "id": 1
                 *         },
                 *         {
                 *           "id": 2,
                 *           "name": "Approved"
                 *         }
                 *       ],
                 *       "transitions": [
                 *         {
                 *           "from_id": 1,
                 *           "to_id": 2
                 *         }
                 *       ],
                 *       "revision": 3
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The client to act for. Required when the caller has access to several.
                     * @example 7
                     */
                    client_id?: number | string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    session_id?: string | null;
                    /**
                     * @description A label of your own for the session of the user: it goes to our logs and the audit trail and opens nothing.
                     * @example desk-7f3a
                     */
                    "session-id"?: string | null;
                    statuses: {
                        id: number;
                        /** @description The client's own word; null for the standard one. */
                        name?: string | null;
                    }[];
                    transitions: {
                        from_id: number;
                        to_id: number;
                    }[] | null;
                    /** @description The one that was read: refused when it is another by now. */
                    revision?: number | null;
                };
            };
        };
        responses: {
            200: components["responses"]["200-readStatusSettings"];
            /**
             * @description Bad Request.
             *     - `ERMP00`: a required field is missing; each is named; or the caller has several clients and names none.
             *     - `ERIP00`: a value has the wrong type, or the body is no JSON object; or `client_id` is not an integer.
             *     - `ERWP00`: a status is unknown, named twice or in use and left out, two have the same name, or a transition is none; or `client_id` is named more than once, and not alike; or `session-id` is longer than 255 characters or no text.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Event-Code": components["headers"]["X-Event-Code"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {string} */
                        event_code?: "ERMP00" | "ERIP00" | "ERWP00";
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["403-updateAcvSettings"];
            405: components["responses"]["405-readAcvSettings"];
            412: components["responses"]["412-updateClientSettings"];
            413: components["responses"]["413-setClaimOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Deprecation: components["headers"]["Deprecation"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "claims import",
                     *       "kind": "key",
                     *       "actor": "key:9f31c6d2",
                     *       "scopes": [
                     *         "read",
                     *         "write"
                     *       ],
                     *       "clients": [
                     *         {
                     *           "client_id": 7,
                     *           "name": "Nordlys Forsikring",
                     *           "currency": "DKK",
                     *           "language": "da",
                     *           "manages_catalogue": false,
                     *           "scopes": [
                     *             "read",
                     *             "write"
                     *           ],
                     *           "role": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description Of the key or of the signed-in person. */
                        name: string;
                        /** @enum {string} */
                        kind: "key" | "handler";
                        /** @description As the audit trail names the caller: `user:<e-mail>` or `key:<id>`. */
                        actor: string;
                        /** @description What the caller may do for one of its clients at least. */
                        scopes: ("read" | "write" | "admin")[];
                        clients: {
                            client_id: number;
                            name: string;
                            currency: string;
                            language: string;
                            /** @description What the caller may do for this client. */
                            scopes: ("read" | "write" | "admin")[];
                            /**
                             * @description What the signed-in person is for this client; null for a key.
                             * @enum {string|null}
                             */
                            role: "handler" | "lead" | "admin" | null;
                            /** @description Whether its administrators may import prices. */
                            manages_catalogue: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["405-listClaimHandlers"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of your own for this request; it comes back and stands in our logs.
                 * @example claims-import-000417
                 */
                "X-Request-Id"?: components["parameters"]["XRequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "up"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "up";
                    };
                };
            };
            405: components["responses"]["405-listClaimHandlers"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
