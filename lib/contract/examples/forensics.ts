const COPIED = {
  headline: 'The area in the middle was probably copied within the picture.',
  advice: 'Compare it with the original, or ask for a new photo.',
  innocent_reasons: 'Panorama modes and printed patterns can repeat an area, too.',
  details:
    'The same grain on the left in 61 of 64 places (turned by 0°, size 100%); both are marked.',
};
const FINDING = `${COPIED.headline} ${COPIED.advice} ${COPIED.innocent_reasons}`;
const AGREES = 'The camera data are complete and match the picture.';
const CAMERA = 'Camera: Apple iPhone 13.';

/** A flagged photo in which one part was copied over another. */
export const resultExample = {
  row_id: 66102,
  file_name: 'phone-front.jpg',
  status: 'complete' as const,
  is_ai_generated: false,
  is_digitally_manipulated: true,
  ai_generated_confidence: 0.04,
  manipulation_confidence: 0.93,
  confidence: 0.93,
  analysis: `${FINDING} ${AGREES}`,
  ...COPIED,
  regions: [
    {
      x_min: 0.12,
      y_min: 0.4,
      x_max: 0.31,
      y_max: 0.58,
      kind: 'copy_source' as const,
      confidence: 0.93,
      pair: 1,
    },
    {
      x_min: 0.55,
      y_min: 0.41,
      x_max: 0.74,
      y_max: 0.59,
      kind: 'copied' as const,
      confidence: 0.93,
      pair: 1,
    },
  ],
  flagged: true,
  update_time: '2026-03-10T09:17:02.118Z',
  state: 'flagged' as const,
  reasons: [],
  inconclusive_reason: null,
  would_help: null,
  signals: [
    {
      name: 'copy_move',
      about: 'manipulation' as const,
      finding: 'suspicious' as const,
      score: 0.93,
      message: 'copy_move.found',
      values: {
        place: 'middle',
        other_place: 'left',
        same: 61,
        judged: 64,
        turned_deg: 0,
        scale_percent: 100,
      },
      sentence: `${FINDING} ${COPIED.details}`,
      ...COPIED,
    },
    {
      name: 'metadata',
      about: 'manipulation' as const,
      finding: 'supports' as const,
      score: 0,
      message: 'metadata.camera_data_agree',
      values: { camera: 'Apple iPhone 13' },
      sentence: `${AGREES} ${CAMERA}`,
      headline: AGREES,
      advice: null,
      innocent_reasons: null,
      details: CAMERA,
    },
  ],
  facts: {
    format: 'jpeg',
    width: 4032,
    height: 3024,
    medium: 'camera',
    camera: 'Apple iPhone 13',
    software: null,
    taken_at: '2026-02-27 18:03:11',
    has_gps: false,
    jpeg_quality: 92,
    generator: null,
    content_credentials: 'absent',
  },
  page: null,
  heatmap_url:
    'https://claims.example/api/client_reference/48213/appraisal/91207/attachments/phone-front.jpg?variant=heatmap&client_id=7',
  not_judged: null,
  engine_version: '1.0.0',
  threshold: 0.8,
  cleared_by: null,
  cleared_at: null,
  cleared_note: null,
  cleared_findings: null,
  kept_by: null,
  kept_at: null,
  kept_note: null,
  failure_reason: null,
  failure_cause: null,
  duplicates: [],
};

export const pictureExample = { appraisal_id: 91207, file_name: 'phone-front.jpg' };

export const itemReasonExample = {
  code: 'imei' as const,
  serial_number: '490154203237518',
  headline: 'The IMEI is also in another claim.',
  advice: 'Compare the two claims, and the number on the device.',
  innocent_reasons: 'A claim entered twice or a second-hand purchase explains that, too.',
  details: 'IMEI with a valid check digit: 490154203237518.',
  cleared_by: null,
  cleared_at: null,
  cleared_note: null,
  elsewhere: [
    {
      client_reference_id: 48107,
      client_reference: 'CLM-2025-0931',
      row_id: 65870,
      appraisal_id: 90411,
      item: 'Apple iPhone 13 128 GB',
    },
  ],
};
