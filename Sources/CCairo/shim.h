// Drawing and text: cairo with Pango on it.
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>
// wmemset, which fills pixels: the one fill of four bytes that libc has in vector code.
#include <wchar.h>
