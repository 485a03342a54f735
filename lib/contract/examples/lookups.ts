const price = {
  price_min: 4170,
  price_max: 4428,
  shop_count: 3,
  price_date: '2026-03-09T06:00:00.000Z',
  currency: 'DKK',
  is_current: true,
};

const product = {
  product_name: 'Apple iPhone 13 128 GB',
  pid: 'apple-iphone-13-128-gb',
  pic_url: 'https://claims.example/catalogue/apple-iphone-13.svg',
  product_pic_url: 'https://claims.example/catalogue/apple-iphone-13.svg',
  client_category_id: 10,
  client_category: 'Phones',
  cid: 10,
  category: 'Phones',
  specs: { storage_gb: 128 },
  price,
};

export const suggestionExample = {
  results: [product],
  match: 'exact' as const,
  corrected_query: null,
};

export const searchExample = {
  results: [{ ...product, price_clusters: { low: 4170, mid: 4299, high: 4428 } }],
  match: 'exact' as const,
  corrected_query: null,
  category_prediction: {
    client_category_id: 10,
    client_category: 'Phones',
    is_forced: false,
    reason: 'All products found are in this category: Phones.',
  },
};

export const pricesExample = {
  claimed_product: {
    pid: product.pid,
    vcid: 'v-apple-iphone-13-128-gb',
    alid: 'apple-iphone-13',
    product_name: product.product_name,
    pic_url: product.pic_url,
    product_pic_url: product.product_pic_url,
    specs: product.specs,
    client_category_id: product.client_category_id,
    client_category: product.client_category,
    price,
  },
  grouped_prices: [
    [
      {
        pid: product.pid,
        vcid: 'v-apple-iphone-13-128-gb',
        alid: 'apple-iphone-13',
        product_name: product.product_name,
        offer_id: 'apple-iphone-13-128-gb:bytorvet-online:dkk',
        shop_name: 'Bytorvet Online',
        shop_url: 'https://bytorvet.example/p/apple-iphone-13-128-gb',
        shop_product_name: 'Apple iPhone 13 128 GB',
        currency: 'DKK',
        base_price: 4170,
        total_price: 4170,
        price_date: '2026-03-09T06:00:00.000Z',
        in_stock: true,
        filtered_price: false,
        filter_reason: null,
        match: {
          is_match: true,
          same_brand: true,
          not_older: true,
          unmatched_specs: [],
          reasons: ['The claimed product itself.'],
          reasons_for: ['The claimed product itself.'],
          reasons_against: [],
          caution: null,
        },
      },
    ],
  ],
  notes: [],
};

export const priceHistoryExample = {
  pid: product.pid,
  currency: 'DKK',
  history: [
    {
      price_date: '2026-02-09T06:00:00.000Z',
      shop_name: 'Nordlys Elektronik',
      offer_id: 'apple-iphone-13-128-gb:nordlys-elektronik:dkk',
      base_price: 4399,
      total_price: 4399,
    },
    {
      price_date: '2026-03-09T06:00:00.000Z',
      shop_name: 'Bytorvet Online',
      offer_id: 'apple-iphone-13-128-gb:bytorvet-online:dkk',
      base_price: 4170,
      total_price: 4170,
    },
  ],
};
