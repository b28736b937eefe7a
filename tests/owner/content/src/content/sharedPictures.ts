interface SharedPicture {
  readonly alt: string;
}

export const classPicture: SharedPicture = {
  alt: '',
};

export const portrait: SharedPicture | undefined = undefined;
