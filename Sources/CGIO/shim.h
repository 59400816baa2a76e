// The session bus. Pango loads GIO in any case, so that linking it costs a program nothing before the first
// call. sd-bus needs about the same memory in use (1.3 MB resident, most of it shared, against 1.2 MB for
// GIO). It is also an additional library and build dependency, and leaves properties and introspection to the
// caller.
#include <gio/gio.h>
#include <gio/gunixfdlist.h>
