// The session bus. Pango has GIO mapped anyway, so that linking it adds nothing to a program before its
// first call; sd-bus is as large when it is used (1.3 MB resident, shared mostly, against 1.2), has a
// library and a build dependency of its own, and leaves properties and introspection to the caller.
#include <gio/gio.h>
#include <gio/gunixfdlist.h>
