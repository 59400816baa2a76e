// The client side of Wayland, cursor themes, and keymaps: one module map, no code of our own.
#include <wayland-client-core.h>
#include <wayland-cursor.h>
#include <wayland-util.h>
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon.h>
