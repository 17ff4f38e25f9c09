/** The buttons of what can go wrong outside Hearback, by name and in words. */
export const FAULT_GROUPS = [
  {
    title: 'In the shop',
    buttons: [
      { name: 'price-changes', label: 'Price goes up' },
      { name: 'out-of-stock', label: 'Sold out' },
      { name: 'offer-ends', label: 'Offer ends' },
      { name: 'oversold', label: 'Gone after paying' },
      { name: 'hostile-title', label: 'Hostile title' },
    ],
  },
  {
    title: 'At the payment',
    buttons: [
      { name: 'declines', label: 'Card declined' },
      { name: 'times-out', label: 'No answer' },
      { name: 'answers-late', label: 'Late answer' },
    ],
  },
] as const;

export type FaultName = (typeof FAULT_GROUPS)[number]['buttons'][number]['name'] | 'reset';
