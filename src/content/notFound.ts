export const notFoundTexts = {
  sign: '404',
  heading: 'Lost on the highway',
  message: "The page you're looking for doesn't exist or has been moved.",
  back: 'Return to Home',
} as const;
