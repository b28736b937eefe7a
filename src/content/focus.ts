/** The point that a picture is cropped around, from the left and the top, such as `50% 20%`; by default the center. */
export type Focus = `${number}% ${number}%`;
