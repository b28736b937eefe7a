interface DocumentByHand {
  /** The page's file, without its extension. */
  name: string;
  title: string;
  description: string;
  body: string;
}

/** A page as written by hand, with its stylesheet linked. */
export const documentByHand = ({ name, title, description, body }: DocumentByHand) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}, written by hand</title>
<meta name="description" content="${description}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/${name}.css">
</head>
<body>
${body}
</body>
</html>
`;
