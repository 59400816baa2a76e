// Drawing and text: cairo and Pango.
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>
// wmemset fills pixels. It is libc's only vectorized fill with values of four bytes.
#include <wchar.h>
