const address = {
  id: 'adr_3m7k1x',
  main: true,
  addressLine1: '1200 Pearl Street',
  city: 'Boulder',
  country: 'United States',
  countryCode: 'US',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  recipientFirstName: 'Robin',
  recipientLastName: 'Hale',
  recipientContactEmail: 'member@cairn.test',
  recipientContactPhone: '+13035550147',
}

const standard = { code: 'standard', label: 'Standard delivery', deliveryTime: '3-5 business days' }

const trail10 = { promotionId: 'trail10', promotionName: '10% off your order', discount: 1200, couponCode: 'TRAIL10' }

export const cartItemExample = {
  id: 'itm_8x2k4d7p',
  productId: 'CRN4T2BK',
  masterId: 'CRN4T2',
  sku: 'CRN4T2BK-090',
  upc: '190849000017',
  qty: 1,
  maxQty: 999_999,
  price: { current: 12_000, original: 15_000, amount: 12_000, rowTotal: 10_800 },
  shippingOptions: { selected: 'standard', available: ['standard', 'me', 'pickup', 'sts'], shippingMethod: standard },
  bonus: false,
  isCustoms: false,
  isDigitalProduct: false,
  pdpUrl: '/en-us/p/talus-trail-runner-CRN4T2BK',
  name: 'Talus trail runner',
  color: 'Basalt',
  size: '9',
  image: { url: '/media/products/CRN4T2BK/side', alt: 'Talus trail runner in basalt, side view' },
  promotions: [],
  priceAdjustments: [],
  needsReview: false,
  availability: { state: 'LowStock', quantity: 3 },
}

/** One pair of shoes with a coupon, paid in full: the amounts add up. */
export const cartExample = {
  id: 'bsk_7f3q9k2m',
  items: [cartItemExample],
  totalItems: 1,
  currency: 'USD',
  totals: {
    total: 11_113,
    totalDiscount: 1200,
    itemTotal: 10_800,
    itemSubTotal: 12_000,
    totalWithoutTax: 10_800,
    netAmount: 10_800,
    shipping: 0,
    tax: 313,
    taxAmount: 313,
    taxes: [{ name: 'Sales tax', label: 'Sales tax', jurisdiction: 'US-CO', percent: 2.9, net: 10_800, amount: 313 }],
    remainingToPay: 0,
    appliedRewards: [],
    totalUnits: 1,
    currency: 'USD',
  },
  shippingMethods: [
    {
      shippingId: 'shp_1',
      code: 'standard',
      applicableShippingMethods: [
        { ...standard, price: 0, promisedDate: '2026-03-09' },
        {
          code: 'me',
          label: 'Express delivery',
          deliveryTime: '1-2 business days',
          price: 1995,
          promisedDate: '2026-03-04',
        },
      ],
      itemIds: ['itm_8x2k4d7p'],
      price: 0,
      missingToFree: 0,
    },
  ],
  shippingAddress: { ...address, approachType: 'S' },
  billingAddress: { ...address, approachType: 'B' },
  payment_instruments: [
    {
      payment_method_id: 'CREDIT_CARD',
      card: {
        paymentInstrumentId: 'pin_4j8v2c',
        main: true,
        brand: 'visa',
        lastFour: '4242',
        expiryMonth: 4,
        expiryYear: 2030,
      },
      amount: 11_113,
    },
  ],
  couponItems: [{ couponItemId: 'cpn_1', code: 'TRAIL10', applied: true, promotionId: 'trail10' }],
  orderPromotions: [trail10],
  promoSummary: [{ promotionId: 'trail10', promotionName: '10% off your order', level: 'ORDER' }],
  flash: [],
  revision: 7,
}
