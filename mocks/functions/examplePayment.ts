/** The payment that stories and fixtures come back from, in the form that the real function looks up. */
export const examplePayment = '7d1c2f4e-9b3a-4c58-8e06-5a2b7f91c3d4';
