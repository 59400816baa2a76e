// The server side of Wayland and keymaps, for TestCompositor only.
#include <wayland-server-core.h>
#include <wayland-util.h>
#include <xkbcommon/xkbcommon.h>

// Swift cannot call the variadic wl_resource_post_error().
static inline void wr_resource_post_error(
    struct wl_resource *resource, uint32_t code, const char *message) {
  wl_resource_post_error(resource, code, "%s", message);
}
