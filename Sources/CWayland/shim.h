// The client side of Wayland, cursor themes, and keymaps.
#include <stdarg.h>
#include <stdio.h>
#include <wayland-client-core.h>
#include <wayland-cursor.h>
#include <wayland-util.h>
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon.h>

// Swift cannot be libwayland's log: on arm64 a va_list is a structure, with which Swift 6.2's compiler crashes.
typedef void (*wr_log_taker)(const char *message);

// Where the taker is kept. Within a function, for a variable of a header's own is not emitted.
static inline wr_log_taker *wr_log_place(void) {
  static wr_log_taker place;
  return &place;
}

static inline void wr_log(const char *format, va_list arguments) {
  char message[1024];
  vsnprintf(message, sizeof message, format, arguments);
  if (*wr_log_place()) (*wr_log_place())(message);
}

// Has each message of libwayland's handed to `taker`.
static inline void wr_take_log(wr_log_taker taker) {
  *wr_log_place() = taker;
  wl_log_set_handler_client(wr_log);
}
