export const notFoundTexts = {
  sign: '404',
  heading: 'Out at sea',
  message: "The page you're looking for doesn't exist or has been moved.",
  back: 'Return to Home',
} as const;
