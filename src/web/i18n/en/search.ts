export default {
  label: 'Search the shop',
  placeholder: 'What do you need?',
  submit: 'Search',
  terms: 'Search for',
  categories: 'Categories',
  products: 'Products',
  count: '{count|One suggestion, use the arrow keys|# suggestions, use the arrow keys}',
  recent: 'Your last searches',
  forget: 'Forget your last searches',
  popular: 'Often searched',
} as const
