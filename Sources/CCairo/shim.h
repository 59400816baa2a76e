// Drawing and text: cairo and Pango, and the fonts below them: FreeType and Fontconfig.
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include FT_OUTLINE_H
#include FT_SYNTHESIS_H
// wmemset fills pixels. It is libc's only vectorized fill with values of four bytes.
#include <wchar.h>
