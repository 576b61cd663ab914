// Generated from db/migrations by `npm run generate`.
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** JSON goes in as text and comes out as a value; whoever reads it parses it with a schema. */
type Json = ColumnType<unknown, string, string>
type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
type DefaultedJson = ColumnType<unknown, string | undefined, string>

export type Tables = {
  abandoned_carts: {
    cart_id: string
    told_at: Timestamp
  }
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
  asset_uploads: {
    id: string
    staff_id: string
    sha256: string
    bytes: number
    name: string
    folder: string
    replaces: string | null
    parts: Generated<number[]>
    created_at: DefaultedTimestamp
  }
  assets: {
    id: string
    name: string
    folder: Generated<string>
    tags: Generated<string[]>
    kind: string
    sha256: string
    mark: string
    bytes: number
    width: number
    height: number
    duration_ms: number | null
    focal_x: Generated<number>
    focal_y: Generated<number>
    alts: DefaultedJson
    rights: DefaultedJson
    expires_on: string | null
    created_by: string
    created_at: DefaultedTimestamp
    revision: Generated<number>
    poster_id: string | null
    rights_ended_on: string | null
  }
  audit_log: {
    id: Generated<number>
    at: DefaultedTimestamp
    staff_id: string
    staff_name: string
    call: string
    kind: string
    object_type: string
    object_id: string
    changes: DefaultedJson
    reason: string | null
    correlation_id: string
    sites: string[] | null
  }
  authorization_codes: {
    code_hash: string
    consumer_id: string
    challenge: string
    expires_at: Timestamp
    used_at: Timestamp | null
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
  begun_carts: {
    site: string | null
    channel: string | null
    begun_at: Timestamp | null
  }
  captcha_proofs: {
    proof: string
    expires_at: Timestamp
  }
  captures: {
    payment_reference: string
    number: number
    amount: number
    last: boolean
    tries: Generated<number>
    done_at: Timestamp | null
    created_at: Timestamp
    failures: Generated<number>
  }
  carrier_labels: {
    reference: string
    order_number: string
    shipment_id: string | null
    return_number: string | null
    grams: number
    state: Generated<string>
    reason: string | null
    carrier_id: string | null
    carrier: string | null
    tracking_number: string | null
    tracking_url: string | null
    cost: number | null
    cost_currency: string | null
    pdf: Buffer | null
    tracking: string | null
    tracked_at: Timestamp | null
    wanted_at: Timestamp
    asked_at: Timestamp | null
    asking_until: Timestamp | null
    voiding: string | null
    void_at: Timestamp | null
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
  category_settings: {
    category_id: number
    mode: string
    rule: string
    placed: Generated<string[]>
    filters: string[] | null
  }
  category_styles: {
    category_id: number
    style_id: string
    position: Generated<number>
  }
  change_log: {
    xid: Generated<number>
    tag: string
    told_at: DefaultedTimestamp
  }
  checkouts: {
    cart_id: string
    total: number | null
    tax: number | null
    prepared_at: Timestamp | null
    device: Json | null
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
  colour_costs: {
    colour_id: string
    site: string
    cost: number
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
    list_id: string | null
    regular_current: number | null
    regular_original: number | null
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
  coming_prices: {
    colour_id: string
    site: string
    starts_at: Timestamp
    current: number
    original: number
  }
  consent_history: {
    id: Generated<number>
    consumer_id: string | null
    recipient: string
    channel: string
    type: string
    optin: boolean
    confirmed: boolean
    at: DefaultedTimestamp
  }
  consumer_addresses: {
    id: string
    consumer_id: string
    approach_type: string
    main: Generated<boolean>
    address_line1: string
    address_line2: string | null
    city: string
    country_code: string
    province: string | null
    postal_code: string | null
    first_name: string
    last_name: string
    email: string | null
    phone: string | null
    fingerprint: string
    created_at: DefaultedTimestamp
  }
  consumers: {
    id: string
    email: string
    password_hash: string | null
    first_name: string | null
    last_name: string | null
    phone: string | null
    birth_date: string | null
    gender: string | null
    postal_code: string | null
    interests: Generated<string[]>
    preferred_shoe_size: string | null
    agreements: Generated<string[]>
    is_employee: Generated<boolean>
    employee_terms_at: Timestamp | null
    is_athlete: Generated<boolean>
    identities: Generated<string[]>
    site: string
    locale: string
    source: string | null
    campaign: string | null
    referral_code: string | null
    referred_by: string | null
    version: Generated<number>
    created_at: DefaultedTimestamp
    updated_at: DefaultedTimestamp
    email_unproven_since: Timestamp | null
    pending_email: string | null
    pending_email_until: Timestamp | null
  }
  contact_messages: {
    case_number: string
    site: string
    locale: string
    consumer_id: string | null
    first_name: string
    last_name: string
    email: string
    phone: string | null
    category: string
    subject: string
    organisation: string
    order_number: string | null
    message: string
    status: Generated<string>
    created_at: DefaultedTimestamp
  }
  content_objects: {
    slug: string
    kind: string
    parent_slug: string | null
    position: Generated<number>
    created_at: DefaultedTimestamp
  }
  content_presence: {
    slug: string
    staff_id: string
    item: string | null
    seen_at: Timestamp
  }
  content_reviews: {
    id: string
    slug: string | null
    release_id: string | null
    seen: string
    scopes: string[]
    state: Generated<string>
    note: Generated<string>
    asked_by: string
    asked_at: DefaultedTimestamp
    decided_by: string | null
    decided_at: Timestamp | null
    answer: Generated<string>
  }
  content_versions: {
    slug: string
    scope: string
    version: number
    body: Json
    publish_at: Timestamp | null
    expire_at: Timestamp | null
    created_at: DefaultedTimestamp
    release_id: string | null
    authors: Generated<string[]>
  }
  content_working: {
    slug: string
    scope: string
    body: Json
    base_version: number | null
    revision: Generated<number>
    updated_by: string
    updated_at: DefaultedTimestamp
    authors: Generated<string[]>
  }
  conversation_entries: {
    id: string
    conversation_id: string
    kind: string
    email: string | null
    name: string | null
    subject: string | null
    text: string
    staff_id: string | null
    staff_name: string | null
    message_id: string | null
    created_at: Timestamp
  }
  conversations: {
    id: string
    kind: string
    site: string
    locale: string
    status: Generated<string>
    owner_id: string | null
    owner_name: string | null
    order_number: string | null
    opened_at: Timestamp
    moved_at: Timestamp
    first_answer_at: Timestamp | null
  }
  coupon_batches: {
    id: string
    promotion_id: string
    prefix: string
    wanted: number
    made: Generated<number>
    ends_at: Timestamp | null
    created_by: string
    created_at: Timestamp
    revoked_at: Timestamp | null
    import_id: string | null
    file_name: string | null
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
    revoked_at: Timestamp | null
    site: string | null
    batch_id: string | null
  }
  credits: {
    id: string
    kind: string
    subject: string
    amount: number
    currency: string
    worth: number
    site: string
    locale: string
    reason: string
    state: string
    staff_id: string
    staff_name: string
    created_at: Timestamp
    decided_by: string | null
    decided_name: string | null
    decided_at: Timestamp | null
    card: string | null
    promotion: string | null
    reference: string | null
  }
  customer_lists: {
    site: string
    list: string
  }
  data_requests: {
    id: string
    consumer_id: string
    action: string
    created_at: DefaultedTimestamp
  }
  decision_visitors: {
    id: string
    last_seen_at: DefaultedTimestamp
    customer_id: string | null
    channel: string | null
    site: string | null
    traits: number | null
  }
  disputes: {
    id: string
    order_number: string
    payment_reference: string
    amount: number
    reason: string
    state: string
    due_by: Timestamp | null
    opened_at: Timestamp
    updated_at: Timestamp
  }
  enrollments: {
    consumer_id: string
    type: string
    optin: boolean
    double_optin: boolean | null
    country: string | null
    region: string | null
    channel: string | null
    optin_at: Timestamp | null
  }
  event_registrations: {
    event_id: string
    consumer_id: string
    email: string
    first_name: string
    last_name: string
    gender: string | null
    phone: string | null
    attending_days: string[]
    plus_one: string | null
    terms_accepted_at: Timestamp
    registered_at: Timestamp
  }
  events: {
    id: Generated<number>
    type: string
    resource: string
    site: string | null
    version: number | null
    data: DefaultedJson
    occurred_at: DefaultedTimestamp
    position: number | null
    sequence: number | null
  }
  experiment_counts: {
    experience_id: string
    variant_id: string
    impressions: Generated<number>
  }
  experiment_days: {
    experiment_id: string
    day: string
    variant_id: string
    visitors: number
    crossed: number
    carts: number
    clicks: number
    buyers: number
    orders: number
    orders_squares: number
    revenue: number
    revenue_squares: number
    refunded: number
    refunds: number
    refunds_squares: number
  }
  experiment_exposures: {
    experiment_id: string
    visitor_key: string
    variant_id: string
    day: string
    first_at: Timestamp
    crossed: Generated<boolean>
    carted: Generated<boolean>
    clicked: Generated<boolean>
    touched_at: Timestamp
  }
  experiment_orders: {
    experiment_id: string
    order_number: string
    visitor_key: string
    at: Timestamp
  }
  experiments: {
    id: string
    name: string
    slug: string
    hypothesis: string
    metric: string
    guardrails: string[]
    sites: string[]
    segments: string[]
    variants: string[]
    baseline: number
    smallest_effect: number
    planned: number | null
    weeks: number | null
    visitors_a_week: number | null
    most_spent: number | null
    state: Generated<string>
    revision: Generated<number>
    winner: string | null
    created_by: string
    created_at: Timestamp
    started_at: Timestamp | null
    stopped_at: Timestamp | null
    ended_at: Timestamp | null
    salt: string | null
    added_up_at: Timestamp | null
    swept_at: Timestamp | null
    forgotten_at: Timestamp | null
    counts_up_to: number | null
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
    bought_by: string | null
    created_at: DefaultedTimestamp
    code_hash: string | null
    code_sealed: string | null
    sealed_at: Timestamp | null
    sealed_with: string | null
    ref: Generated<string>
  }
  gone_carts: {
    cart_id: string
    site: string
    channel: string
    begun_at: Timestamp
  }
  idempotent_answers: {
    scope: string
    transaction_id: string
    request_hash: string
    status: number | null
    body: Json | null
    created_at: DefaultedTimestamp
  }
  import_mappings: {
    kind: string
    header_digest: string
    mapping: Json
    updated_at: Timestamp
  }
  import_parts: {
    import_id: string
    part: number
    cells: string
    keys: DefaultedJson
    applied: Generated<boolean>
    outcome: string | null
    first_row: number | null
    lines: string | null
  }
  imports: {
    id: string
    staff_id: string | null
    kind: string
    format: string
    file_name: string
    state: Generated<string>
    header: DefaultedJson
    mapping: DefaultedJson
    all_or_nothing: Generated<boolean>
    rows: Generated<number>
    parts: Generated<number>
    bytes: Generated<number>
    digest: string | null
    counts: DefaultedJson
    problems: DefaultedJson
    moves: DefaultedJson
    task_id: string | null
    created_at: Timestamp
    applied_at: Timestamp | null
    delimiter: Generated<string>
    sample: DefaultedJson
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
    left_since: Timestamp | null
    held_until: Timestamp | null
  }
  list_items: {
    list_id: string
    id: string
    colour_id: string
    sku_key: number | null
    qty: Generated<number>
    added_at: DefaultedTimestamp
    recipe_id: string | null
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
  loyalty_points: {
    id: Generated<number>
    consumer_id: string
    points: number
    reason: string
    cause: string
    created_at: DefaultedTimestamp
  }
  mail_suppressions: {
    id: Generated<number>
    address_hash: string
    address: string | null
    reason: string
    detail: Generated<string>
    times: Generated<number>
    noted_at: Timestamp
  }
  mailbox: {
    id: Generated<number>
    job_id: number | null
    recipient: string
    subject: string
    template: string
    html: string
    body: string
    sent_at: DefaultedTimestamp
  }
  manager_approvals: {
    secret_hash: string
    cart_id: string
    store_id: number
    employee_id: string
    manager_id: string
    expires_at: Timestamp
    shown: string | null
  }
  measured_orders: {
    order_number: string
    what: string
    told_at: Timestamp
  }
  moderation_decisions: {
    id: string
    kind: string
    thing_id: string
    decision: string
    reason: string | null
    status_before: string
    reported_before: Timestamp | null
    flags: DefaultedJson
    staff_id: string
    decided_at: Timestamp
    undone_at: Timestamp | null
  }
  moderation_words: {
    language: string
    word: string
    added_by: string
    added_at: Timestamp
  }
  named_import_mappings: {
    id: string
    staff_id: string
    kind: string
    name: string
    mapping: Json
    updated_at: Timestamp
  }
  notification_preferences: {
    consumer_id: string
    channel: string
    topic: string
    optin: boolean
  }
  order_mails: {
    job_id: number
    order_number: string
    template: string
    subject: string
    mail: Json
    sent_at: Timestamp
    text: string | null
    kept: Generated<boolean>
  }
  order_notes: {
    id: string
    order_number: string
    staff_id: string
    staff_name: string
    text: string
    created_at: Timestamp
    for_id: string | null
    for_name: string | null
    done_at: Timestamp | null
    done_by: string | null
  }
  order_stock: {
    order_number: string
    sku_key: number
    location_id: number
    qty: number
    restocked: Generated<number>
  }
  order_words: {
    order_number: string
    kind: string
    word: string
    placed_at: Timestamp
  }
  orders: {
    number: string
    cart_id: string
    owner_id: string
    consumer_id: string | null
    site: string
    locale: string
    channel: string
    email: string
    currency: string
    total: number
    status: Generated<string>
    attempt: Generated<number>
    claimed: Generated<boolean>
    refunded: Generated<number>
    document: Json
    created_at: Timestamp
    placed_at: Timestamp | null
    paid_at: Timestamp | null
    announced_at: Timestamp | null
    next_step_at: Timestamp | null
    forget_buyer_at: Timestamp | null
    version: Generated<number>
    external_id: string | null
    acknowledged_at: Timestamp | null
    held_at: Timestamp | null
    held_reason: string | null
  }
  own_import_mappings: {
    staff_id: string
    kind: string
    header_digest: string
    mapping: Json
    updated_at: Timestamp
  }
  page_measures: {
    id: Generated<number>
    page: string
    page_type: string | null
    site: string
    measures: Json
    created_at: DefaultedTimestamp
  }
  passkey_challenges: {
    id_hash: string
    flow: string
    consumer_id: string | null
    challenge: string
    expires_at: Timestamp
  }
  passkeys: {
    credential_id: string
    consumer_id: string
    public_key: Buffer
    counter: Generated<number>
    transports: Generated<string[]>
    name: string
    created_at: DefaultedTimestamp
    used_at: Timestamp | null
  }
  password_history: {
    consumer_id: string
    hash: string
    replaced_at: DefaultedTimestamp
  }
  password_resets: {
    token_hash: string
    consumer_id: string
    expires_at: Timestamp
    used_at: Timestamp | null
  }
  payment_customer_failures: {
    consumer_id: string
    provider: string
    failures: number
  }
  payment_customers: {
    consumer_id: string
    provider: string
    customer: string
    created_at: DefaultedTimestamp
  }
  payment_news: {
    id: string
    received_at: DefaultedTimestamp
  }
  payment_news_read: {
    provider: string
    read_until: Timestamp
  }
  payments: {
    reference: string
    order_number: string
    provider: string
    method: string
    provider_id: string | null
    amount: number
    currency: string
    state: string
    reason: string | null
    action: Json | null
    captured: Generated<number>
    refunded: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
    capture_before: Timestamp | null
    in_parts: Generated<boolean>
    released: Generated<number>
  }
  phone_orders: {
    id: string
    site: string
    locale: string
    cart_id: string
    staff_id: string
    staff_name: string
    link_hash: string | null
    created_at: Timestamp
    sent_at: Timestamp | null
    expires_at: Timestamp | null
    opened_at: Timestamp | null
    revoked_at: Timestamp | null
    consumer_id: string | null
  }
  picture_tries: {
    visitor: string
    tried_at: Timestamp
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
  popularity_days: {
    day: string
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
  price_list_rows: {
    list_id: string
    colour_id: string
    site: string
    price: number
  }
  price_lists: {
    id: string
    name: string
    sites: string[]
    starts_at: Timestamp
    ends_at: Timestamp | null
    turns_at: Timestamp | null
    created_at: DefaultedTimestamp
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
  product_feed_parts: {
    locale: string
    format: string
    part: number
    items: number
    digest: string
    body: Buffer
  }
  product_feeds: {
    locale: string
    format: string
    etag: string | null
    items: Generated<number>
    built_at: Timestamp | null
    taken_until: DefaultedTimestamp
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
  program_spend: {
    id: Generated<number>
    consumer_id: string
    program: string
    amount: number
    currency: string
    order_number: string
    spent_at: DefaultedTimestamp
  }
  promotion_desk: {
    promotion_id: string
    state: string
    revision: Generated<number>
    changed_by: string
    changed_at: Timestamp
    asked_by: string | null
    asked_name: string | null
    decided_by: string | null
    replay: Json | null
  }
  promotion_redemptions: {
    order_number: string
    promotion_id: string
    coupon_code: string | null
    customers: string[]
    redeemed_at: DefaultedTimestamp
    released_at: Timestamp | null
    counted: string[] | null
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
    desk_worth: number | null
    excluded_product_ids: Generated<string[]>
    excluded_master_ids: Generated<string[]>
    excluded_category_ids: Generated<number[]>
  }
  proven_visitors: {
    visitor: string
    proven_at: DefaultedTimestamp
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
    locale: string | null
    held_word: string | null
    translations: DefaultedJson
  }
  recommendation_counts: {
    decision: string
    style_id: string
    impressions: Generated<number>
    clicks: Generated<number>
  }
  redirects: {
    id: string
    scope: string
    from_path: string
    to_path: string
    made_by: string
    created_at: DefaultedTimestamp
    hits: Generated<number>
    last_hit_at: Timestamp | null
  }
  referrals: {
    consumer_id: string
    referrer_id: string
    created_at: DefaultedTimestamp
    rewarded_at: Timestamp | null
  }
  refund_requests: {
    id: string
    order_number: string
    wish: Json
    amount: number
    reason: string
    state: Generated<string>
    staff_id: string
    staff_name: string
    created_at: Timestamp
    decided_by: string | null
    decided_name: string | null
    decided_at: Timestamp | null
  }
  refunds: {
    key: string
    order_number: string
    payment_reference: string | null
    gift_card: string | null
    amount: number
    done_at: Timestamp | null
    created_at: Timestamp
    provider_id: string | null
    tries: Generated<number>
    origin: Generated<string>
    failed_at: Timestamp | null
    released: Generated<boolean>
    failures: Generated<number>
    settled_by: string | null
  }
  release_items: {
    release_id: string
    slug: string
  }
  releases: {
    id: string
    name: string
    publish_at: Timestamp | null
    expire_at: Timestamp | null
    state: Generated<string>
    made_by: string
    created_at: DefaultedTimestamp
    published_by: string | null
    published_at: Timestamp | null
  }
  report_hours: {
    site: string
    hour: Timestamp
    channel: string
    currency: string
    orders: Generated<number>
    pieces: Generated<number>
    revenue: Generated<number>
    discount: Generated<number>
    returning_orders: Generated<number>
    refunded: Generated<number>
    carts: Generated<number>
    failed_payments: Generated<number>
    returning_revenue: Generated<number>
    tax: Generated<number>
    gift_cards: Generated<number>
  }
  report_styles: {
    site: string
    day: string
    style_id: string
    currency: string
    pieces: number
    revenue: number
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
  returns: {
    number: string
    order_number: string
    kind: string
    status: Generated<string>
    items: Json
    refund: number
    comment: string | null
    created_at: Timestamp
    next_step_at: Timestamp | null
    received: Json | null
    received_at: Timestamp | null
    received_by: string | null
    refused_reason: string | null
    exchange_line: string | null
  }
  review_flags: {
    review_id: number
    visitor: string
    reason: Generated<string>
    created_at: DefaultedTimestamp
    weighs: Generated<boolean>
    text: string | null
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
    reported_at: Timestamp | null
    held_word: string | null
  }
  running_processes: {
    id: string
    version: string
    started_at: Timestamp
    seen_at: Timestamp
    facts: DefaultedJson
  }
  saved_cards: {
    id: string
    consumer_id: string
    provider: string
    provider_token: string
    fingerprint: string
    brand: string
    last_four: string
    expiry_month: number
    expiry_year: number
    holder: string | null
    main: Generated<boolean>
    billing_address_id: string | null
    created_at: DefaultedTimestamp
  }
  schema_migrations: {
    name: string
    applied_at: DefaultedTimestamp
  }
  search_days: {
    day: string
    site: string
    language: string
    term: string
    searches: number
    misses: number
    clicks: number
  }
  search_misses: {
    day: string
    language: string
    term: string
    searches: number
  }
  search_redirects: {
    language: string
    term: string
    target: string
  }
  search_refinements: {
    day: string
    site: string
    language: string
    term: string
    next_term: string
    times: number
  }
  search_rules: {
    id: string
    effect: string
    sites: string[]
    language: string | null
    term: string | null
    category_id: number | null
    style_ids: Generated<string[]>
    facet: string | null
    value: string | null
    starts_at: Timestamp
    ends_at: Timestamp | null
    made_by: string
    created_at: DefaultedTimestamp
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
  sign_in_attempts: {
    login: string
    failures: Generated<number>
    failed_at: Timestamp
    locked_until: Timestamp | null
    undecided: Generated<number>
  }
  simulator_payments: {
    id: string
    reference: string
    method: string
    state: string
    reason: string | null
    amount: number
    currency: string
    captured: Generated<number>
    refunded: Generated<number>
    behaviour: string
    return_url: string
    created_at: DefaultedTimestamp
    expires_at: Timestamp
    device: Json | null
  }
  simulator_refunds: {
    payment_id: string
    key: string
    amount: number
    created_at: DefaultedTimestamp
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
  social_media: {
    id: string
    user_id: string | null
    nickname: string
    caption: Generated<string>
    picture_id: string
    alt: string
    width: number
    height: number
    upload: Buffer | null
    product_ids: Generated<string[]>
    category_ids: Generated<string[]>
    status: Generated<string>
    created_at: DefaultedTimestamp
    reported_at: Timestamp | null
    visitor: string | null
  }
  social_media_streams: {
    stream_id: string
    media_id: string
  }
  social_reports: {
    id: Generated<number>
    media_id: string
    reason: string
    text: string | null
    created_at: DefaultedTimestamp
    visitor: string | null
    weighs: Generated<boolean>
  }
  social_stashes: {
    id: string
    user_id: string
    name: string
    media_ids: string[]
    created_at: DefaultedTimestamp
  }
  social_streams: {
    id: string
    name: string
    position: Generated<number>
  }
  social_users: {
    id: string
    nickname: string
    email: string | null
    created_at: DefaultedTimestamp
  }
  staff: {
    id: string
    kind: string
    name: string
    email: string | null
    state: string
    password_hash: string | null
    totp_sealed: string | null
    totp_step: Generated<number>
    key_hash: string | null
    key_hint: string | null
    permissions: string[] | null
    sites: string[] | null
    expires_at: Timestamp | null
    last_used_at: Timestamp | null
    created_at: DefaultedTimestamp
    created_by: string | null
    end_told_at: Timestamp | null
    language: string | null
  }
  staff_assignments: {
    staff_id: string
    role: string
    sites: string[] | null
  }
  staff_identities: {
    issuer: string
    subject: string
    staff_id: string
    managed: boolean
    created_at: DefaultedTimestamp
  }
  staff_passkeys: {
    credential_id: string
    staff_id: string
    public_key: Buffer
    counter: Generated<number>
    transports: Generated<string[]>
    name: string
    created_at: DefaultedTimestamp
    used_at: Timestamp | null
  }
  staff_roles: {
    name: string
    permissions: string[]
    limits: DefaultedJson
    created_at: DefaultedTimestamp
  }
  staff_secrets: {
    secret_hash: string
    purpose: string
    staff_id: string | null
    payload: DefaultedJson
    expires_at: Timestamp
    totp_sealed: string | null
  }
  staff_sessions: {
    id: string
    secret_hash: string
    staff_id: string
    created_at: Timestamp
    seen_at: Timestamp
    expires_at: Timestamp
    proved_at: Timestamp
    way: string
    agent: Generated<string>
    worked_at: Timestamp | null
  }
  staff_task_parts: {
    task_id: string
    part: number
    lines: string
  }
  staff_tasks: {
    id: string
    staff_id: string
    kind: string
    input: Json
    state: Generated<string>
    total: number
    done: Generated<number>
    refused: Generated<number>
    cursor: Generated<string>
    parts: Generated<number>
    correlation_id: string
    created_at: Timestamp
    ended_at: Timestamp | null
  }
  staff_views: {
    id: string
    staff_id: string
    room: string
    name: string
    address: string
    shared: Generated<boolean>
    created_at: DefaultedTimestamp
  }
  stock: {
    sku_key: number
    location_id: number
    on_hand: Generated<number>
    held: Generated<number>
    low_at: Generated<number>
    missing: Generated<number>
    safety: Generated<number>
    free: number | null
  }
  stock_count_scans: {
    count_id: string
    id: string
    sku_key: number
    qty: number
    pieces: number
    staff_id: string
    at: Timestamp
  }
  stock_counts: {
    id: string
    location_id: number
    name: string
    state: Generated<string>
    created_at: Timestamp
    created_by: string
    ended_at: Timestamp | null
    ended_by: string | null
  }
  stock_deliveries: {
    id: string
    location_id: number
    reference: Generated<string>
    expected_on: string
    state: Generated<string>
    created_at: Timestamp
    created_by: string
  }
  stock_delivery_lines: {
    delivery_id: string
    sku_key: number
    expected: number
    received: Generated<number>
  }
  stock_holds: {
    cart_id: string
    sku_key: number
    location_id: number
    qty: number
    expires_at: Timestamp
  }
  stock_incoming: {
    sku_key: number | null
    location_id: number | null
    qty: number | null
    expected_on: string | null
  }
  stock_movements: {
    id: Generated<number>
    at: DefaultedTimestamp
    sku_key: number
    location_id: number
    kind: string
    change: number
    pieces: number
    staff_id: string | null
    reference: string | null
    note: string | null
  }
  stock_transfer_lines: {
    transfer_id: string
    sku_key: number
    qty: number
    received: number | null
  }
  stock_transfers: {
    id: string
    from_location: number
    to_location: number
    state: Generated<string>
    note: Generated<string>
    expected_on: string | null
    created_at: Timestamp
    created_by: string
    sent_at: Timestamp | null
    received_at: Timestamp | null
    short_reason: string | null
  }
  store_employees: {
    store_id: number
    id: string
    name: string
    pin_hash: string
    is_manager: Generated<boolean>
    active: Generated<boolean>
  }
  store_pickups: {
    store_id: number
    day: string
    order_number: string
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
    exceptions: DefaultedJson
    pickup_capacity: number | null
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
    films: Generated<string[]>
    withdrawn_at: Timestamp | null
    brand: string | null
    teased: Generated<boolean>
  }
  subscriptions: {
    channel: string
    type: string
    recipient: string
    consumer_id: string | null
    optin: boolean
    double_optin: boolean | null
    category: string | null
    country: string | null
    region: string | null
    optin_at: Timestamp | null
    optout_at: Timestamp | null
    confirmed_at: Timestamp | null
  }
  supply_feed_places: {
    staff_id: string
    feed: string
    kind: string
    sequence: number
    updated_at: Timestamp
  }
  supply_feeds: {
    feed: string
    kind: string
    sequence: number
    updated_at: Timestamp
  }
  support_cases: {
    number: string
    kind: string
    organisation: string
    consumer_id: string | null
    email: string
    payload: Json
    status: Generated<string>
    created_at: DefaultedTimestamp
    site: string | null
    locale: string | null
  }
  taken_counts: {
    name: string
    began: Timestamp
    taken: number
  }
  tax_books: {
    order_number: string
    quote_id: string | null
    sale: Json | null
    reversed: Generated<number>
    reversed_lines: Json | null
    intended: Json | null
    failures: Generated<number>
    asked: Generated<number>
    carried: Generated<number>
    refused_at: Timestamp | null
    tax_date: Timestamp | null
    round: Generated<number>
    tries: Generated<number>
  }
  text_blocks: {
    id: string
    language: string
    title: string
    text: string
    staff_id: string
    changed_at: Timestamp
  }
  token_families: {
    id: string
    kind: string
    subject: string
    generation: Generated<number>
    rotated_at: Timestamp
    expires_at: Timestamp
    ended_at: Timestamp | null
    proven_at: Timestamp | null
    renewed_from: number | null
    associate: string | null
  }
  viewed_styles: {
    visitor_id: string
    style_id: string
    viewed_at: DefaultedTimestamp
  }
  visitor_marks_given: {
    day: string
    network: string
    given: number
  }
  webhook_deliveries: {
    endpoint_id: string
    position: number
    type: string
    resource: string
    state: Generated<string>
    attempts: Generated<number>
    next_at: Timestamp
    status: number | null
    took_ms: number | null
    answer: string | null
    created_at: Timestamp
    done_at: Timestamp | null
  }
  webhook_endpoints: {
    id: string
    name: string
    url: string
    types: string[]
    sites: string[] | null
    payload: string
    state: Generated<string>
    paused_because: string | null
    secret: string
    secret_before: string | null
    secret_before_until: Timestamp | null
    failures: Generated<number>
    failing_since: Timestamp | null
    not_before: DefaultedTimestamp
    succeeded_at: Timestamp | null
    created_at: Timestamp
    created_by: string
  }
  welcome_promos: {
    consumer_id: string
    coupon_code: string
    expires_at: Timestamp
  }
}
