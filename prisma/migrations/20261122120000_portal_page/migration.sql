-- Asked for by a policyholder whose link has expired; goes when the link works again.
ALTER TABLE "portal_access" ADD COLUMN "new_link_request_time" TIMESTAMPTZ(3);

-- What a handler did with each thing that the policyholder has corrected: field → taken or kept. Goes with the answer.
ALTER TABLE "portal_item" ADD COLUMN "decisions" JSONB NOT NULL DEFAULT '{}';
