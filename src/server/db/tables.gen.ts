// Generated from db/migrations by `npm run generate`.
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** JSON goes in as text and comes out as a value; whoever reads it parses it with a schema. */
type Json = ColumnType<unknown, string, string>
type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
type DefaultedJson = ColumnType<unknown, string | undefined, string>

export type Tables = {
  answer_votes: {
    answer_id: number
    visitor: string
    helpful: boolean
    created_at: DefaultedTimestamp
  }
  answers: {
    id: Generated<number>
    question_id: number
    body: string
    nickname: string
    by_staff: Generated<boolean>
    votes_up: Generated<number>
    votes_down: Generated<number>
    status: Generated<string>
    created_at: DefaultedTimestamp
  }
  back_in_stock: {
    id: Generated<number>
    sku_key: number
    site: string
    locale: string
    email: string
    created_at: DefaultedTimestamp
    sent_at: Timestamp | null
  }
  carts: {
    id: string
    owner_id: string
    site: string
    revision: Generated<number>
    units: Generated<number>
    state: Json
    created_at: DefaultedTimestamp
    updated_at: DefaultedTimestamp
    closed_at: Timestamp | null
    closed_by: string | null
  }
  categories: {
    id: number
    parent_id: number | null
    path: number[]
    position: Generated<number>
    slugs: Json
    names: Json
    descriptions: DefaultedJson
  }
  category_styles: {
    category_id: number
    style_id: string
    position: Generated<number>
  }
  collection_points: {
    id: string
    name: string
    carrier: string
    kind: string
    country: string
    region: Generated<string>
    city: string
    street: string
    postal_code: string
    latitude: number
    longitude: number
    hours: Json
    status: Generated<string>
  }
  colour_prices: {
    colour_id: string
    site: string
    currency: string
    current: number
    original: number
    historic_best: number | null
    previous_best: number | null
    since: DefaultedTimestamp
  }
  colours: {
    id: string
    style_id: string
    names: Json
    family: string
    hexes: string[]
    media_ids: string[]
    position: Generated<number>
  }
  coupons: {
    code: string
    promotion_id: string
    customer: string | null
    max_uses: number | null
    max_uses_per_customer: number | null
    uses: Generated<number>
    starts_at: Timestamp | null
    ends_at: Timestamp | null
    created_at: DefaultedTimestamp
  }
  facet_labels: {
    facet: string
    value: string
    names: Json
    position: Generated<number>
    swatch: string | null
  }
  gift_card_ledger: {
    id: Generated<number>
    number: string
    amount: number
    reference: string
    created_at: DefaultedTimestamp
  }
  gift_cards: {
    number: string
    code: string
    currency: string
    balance: number
    status: Generated<string>
    expires_on: string | null
    recipient: Json | null
    bought_by: string | null
    created_at: DefaultedTimestamp
  }
  idempotent_answers: {
    scope: string
    transaction_id: string
    request_hash: string
    status: number | null
    body: Json | null
    created_at: DefaultedTimestamp
  }
  jobs: {
    id: Generated<number>
    kind: string
    payload: DefaultedJson
    run_at: DefaultedTimestamp
    attempts: Generated<number>
    last_error: string | null
    done_at: Timestamp | null
    unique_key: string | null
  }
  list_items: {
    list_id: string
    id: string
    colour_id: string
    sku_key: number | null
    qty: Generated<number>
    added_at: DefaultedTimestamp
  }
  lists: {
    id: string
    kind: string
    owner_id: string
    share_token: string | null
    created_at: DefaultedTimestamp
  }
  locations: {
    id: number
    kind: string
    country: string
    name: string
  }
  places: {
    country: string
    name: string
    region: Generated<string>
    postal_prefix: string
    latitude: number
    longitude: number
  }
  popular_terms: {
    language: string
    term: string
    searches: Generated<number>
  }
  price_adjustment_log: {
    id: Generated<number>
    cart_id: string
    item_id: string
    adjustment_id: string
    action: string
    type: string
    value: number
    reason: string
    note: string | null
    store_id: string
    employee_id: string
    manager_id: string | null
    created_at: DefaultedTimestamp
  }
  price_history: {
    colour_id: string
    site: string
    price: number
    valid_from: Timestamp
    valid_to: Timestamp
  }
  prices: {
    sku_key: number | null
    sku: string | null
    colour_id: string | null
    site: string | null
    currency: string | null
    current: number | null
    original: number | null
    historic_best: number | null
    previous_best: number | null
  }
  product_set_items: {
    set_id: string
    colour_id: string
    position: Generated<number>
  }
  product_sets: {
    id: string
    names: Json
    descriptions: DefaultedJson
    position: Generated<number>
  }
  promotion_redemptions: {
    order_number: string
    promotion_id: string
    coupon_code: string | null
    customers: string[]
    redeemed_at: DefaultedTimestamp
    released_at: Timestamp | null
  }
  promotion_uses: {
    subject: string
    uses: Generated<number>
  }
  promotions: {
    id: string
    names: Json
    level: string
    kind: string
    sites: Generated<string[]>
    active: Generated<boolean>
    starts_at: Timestamp | null
    ends_at: Timestamp | null
    coupon_only: Generated<boolean>
    audience: Generated<string[]>
    percent: number | null
    amount: number | null
    skus: Generated<string[]>
    product_ids: Generated<string[]>
    master_ids: Generated<string[]>
    category_ids: Generated<number[]>
    min_subtotal: Generated<number>
    min_qty: Generated<number>
    buy_qty: number | null
    get_qty: number | null
    bundle_product_ids: Generated<string[]>
    gift_sku: string | null
    gift_qty: Generated<number>
    shipping_codes: Generated<string[]>
    priority: Generated<number>
    exclusivity: Generated<string>
    max_uses: number | null
    max_uses_per_customer: number | null
    approaching_percent: Generated<number>
    callouts: DefaultedJson
    terms: DefaultedJson
  }
  questions: {
    id: Generated<number>
    style_id: string
    consumer_id: string | null
    language: string
    body: string
    nickname: string
    email: string | null
    status: Generated<string>
    created_at: DefaultedTimestamp
  }
  reservations: {
    id: string
    cart_id: string
    sku_key: number
    location_id: number
    qty: number
    contact: Json
    expires_at: Timestamp
    released_at: Timestamp | null
  }
  review_flags: {
    review_id: number
    visitor: string
    reason: Generated<string>
    created_at: DefaultedTimestamp
  }
  review_votes: {
    review_id: number
    visitor: string
    helpful: boolean
    created_at: DefaultedTimestamp
  }
  reviews: {
    id: Generated<number>
    style_id: string
    consumer_id: string | null
    language: string
    country: Generated<string>
    rating: number
    title: string
    body: string
    fit: string | null
    nickname: string
    verified: Generated<boolean>
    photos: Generated<string[]>
    votes_up: Generated<number>
    votes_down: Generated<number>
    flags: Generated<number>
    translations: DefaultedJson
    status: Generated<string>
    created_at: DefaultedTimestamp
  }
  schema_migrations: {
    name: string
    applied_at: DefaultedTimestamp
  }
  search_redirects: {
    language: string
    term: string
    target: string
  }
  search_synonyms: {
    language: string
    term: string
    means: string[]
  }
  settings: {
    key: string
    value: Json
    updated_at: DefaultedTimestamp
  }
  site_locations: {
    site: string
    location_id: number
    priority: Generated<number>
  }
  size_charts: {
    product_type: string
    titles: Json
    columns: Json
    rows: Json
    notes: DefaultedJson
  }
  sizes: {
    scale: string
    label: string
    sort: number
    us: string | null
    uk: string | null
    eu: string | null
    cm: number | null
  }
  sku_prices: {
    sku_key: number
    site: string
    current: number | null
    original: number | null
  }
  skus: {
    key: Generated<number>
    sku: string
    upc: string
    colour_id: string
    size: string
    width: Generated<string>
    sort: Generated<number>
    status: Generated<string>
  }
  stock: {
    sku_key: number
    location_id: number
    on_hand: Generated<number>
    held: Generated<number>
  }
  stores: {
    id: number
    name: string
    country: string
    region: Generated<string>
    city: string
    street: string
    postal_code: string
    phone: string
    email: string
    latitude: number
    longitude: number
    time_zone: string
    hours: Json
    services: Generated<string[]>
    status: Generated<string>
  }
  style_affinities: {
    style_id: string
    other_id: string
    weight: Generated<number>
  }
  styles: {
    id: string
    kind: string
    gender: string
    names: Json
    taglines: Json
    descriptions: Json
    feature_lines: Json
    materials: Json
    fit_notes: DefaultedJson
    activities: Generated<string[]>
    features: Generated<string[]>
    size_scale: string
    art_variant: Generated<number>
    is_gift_card: Generated<boolean>
    is_customisable: Generated<boolean>
    custom_zones: Json | null
    status: Generated<string>
    max_qty: Generated<number>
    popularity: Generated<number>
    weight_grams: number | null
    rating_count: Generated<number>
    rating_sum: Generated<number>
    rating_histogram: Generated<number[]>
    fit_votes: Generated<number[]>
    launched_at: DefaultedTimestamp
    created_at: DefaultedTimestamp
    updated_at: DefaultedTimestamp
  }
}
