-- Why something failed, as a reason with its values beside its English text (docs/decisions/067-answer-errors-with-a-reason-field-and-values.md).
ALTER TABLE forensics_verdict ADD COLUMN failure_cause JSONB;
ALTER TABLE webhook_try ADD COLUMN cause JSONB;
ALTER TABLE price_import ADD COLUMN cause JSONB;
ALTER TABLE price_import_error ADD COLUMN cause JSONB;
