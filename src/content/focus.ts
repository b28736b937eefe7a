/** What a picture is cropped around, from its left and from its top, such as `50% 20%`; its center where none is given. */
export type Focus = `${number}% ${number}%`;
