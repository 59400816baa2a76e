// An input source for an unmodified weston 10: a module that creates a seat with pointer, keyboard
// and touch, and plays the commands that it receives from a text socket.
//
//   cc -shared -fPIC -o weston-input.so weston-input.c \
//     $(pkg-config --cflags --libs libweston-10 wayland-server)
//   weston --backend=headless-backend.so --modules=/path/to/weston-input.so
//
// The commands are sent on the Unix socket $WESTON_INPUT_SOCKET, one per line. The answer is "ok" or "no":
//
//   move X Y | rel DX DY | button CODE 0|1 | axis AXIS VALUE DISCRETE SOURCE | key CODE 0|1
//   tdown ID X Y | tmove ID X Y | tup ID | tframe | tcancel
//   tshape ID MAJOR MINOR | torient ID DEGREES
//   cap pointer|keyboard|touch 0|1      removes a device, or adds it again
//
// weston has no source of cancel, shape and orientation events. The module sends these three itself
// to the clients with the touch focus.

#include <libweston/libweston.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>
#include <wayland-server.h>

// Exported by libweston-10.so.0, declared only in its private backend.h.
void weston_seat_init(struct weston_seat *, struct weston_compositor *, const char *);
int weston_seat_init_pointer(struct weston_seat *);
int weston_seat_init_keyboard(struct weston_seat *, struct xkb_keymap *);
int weston_seat_init_touch(struct weston_seat *);
void weston_seat_release_pointer(struct weston_seat *);
void weston_seat_release_keyboard(struct weston_seat *);
void weston_seat_release_touch(struct weston_seat *);
struct weston_touch_device *weston_touch_create_touch_device(
    struct weston_touch *, const char *, void *, const struct weston_touch_device_ops *);
void weston_touch_set_focus(struct weston_touch *, struct weston_view *);
void notify_motion(struct weston_seat *, const struct timespec *,
                   struct weston_pointer_motion_event *);
void notify_motion_absolute(struct weston_seat *, const struct timespec *, double, double);
void notify_button(struct weston_seat *, const struct timespec *, int32_t,
                   enum wl_pointer_button_state);
void notify_axis(struct weston_seat *, const struct timespec *, struct weston_pointer_axis_event *);
void notify_axis_source(struct weston_seat *, uint32_t);
void notify_pointer_frame(struct weston_seat *);
void notify_key(struct weston_seat *, const struct timespec *, uint32_t,
                enum wl_keyboard_key_state, enum weston_key_state_update);
void notify_touch_normalized(struct weston_touch_device *, const struct timespec *, int, double,
                             double, const struct weston_point2d_device_normalized *, int);
void notify_touch_frame(struct weston_touch_device *);
void notify_touch_cancel(struct weston_touch_device *);

enum { highest_id = 31, line_size = 512 };

static struct weston_compositor *compositor;
static struct weston_seat seat;
static struct weston_touch_device *touch_device;
static uint32_t ids_down;  // a bit for each touch ID that is down

static struct wl_event_source *driver;
static char line[line_size];
static size_t filled;

static bool is(const char *text, const char *word) { return strcmp(text, word) == 0; }

static bool set_capability(const char *name, bool present) {
  if (is(name, "pointer")) {
    if (present) return weston_seat_init_pointer(&seat) == 0;
    weston_seat_release_pointer(&seat);
  } else if (is(name, "keyboard")) {
    if (present) return weston_seat_init_keyboard(&seat, NULL) == 0;
    weston_seat_release_keyboard(&seat);
  } else if (is(name, "touch")) {
    if (present) return weston_seat_init_touch(&seat) == 0;
    weston_seat_release_touch(&seat);
    ids_down = 0;
  } else {
    return false;
  }
  return true;
}

static bool play_pointer(const char *op, const struct timespec *now, const double n[4]) {
  if (is(op, "move")) {
    notify_motion_absolute(&seat, now, n[0], n[1]);
  } else if (is(op, "rel")) {
    struct weston_pointer_motion_event event = {
        .mask = WESTON_POINTER_MOTION_REL, .time = *now, .dx = n[0], .dy = n[1],
        .dx_unaccel = n[0], .dy_unaccel = n[1]};
    notify_motion(&seat, now, &event);
  } else if (is(op, "button")) {
    notify_button(&seat, now, (int32_t)n[0], n[1] != 0);
  } else if (is(op, "axis")) {
    struct weston_pointer_axis_event event = {
        .axis = (uint32_t)n[0], .value = n[1], .has_discrete = n[2] != 0,
        .discrete = (int32_t)n[2]};
    notify_axis_source(&seat, (uint32_t)n[3]);
    notify_axis(&seat, now, &event);
  } else {
    return false;
  }
  notify_pointer_frame(&seat);
  return true;
}

// Cancels the touches of the clients that received them, and ends them for weston's own grabs.
static void cancel_touches(const struct timespec *now) {
  struct wl_resource *client;
  wl_resource_for_each(client, &seat.touch_state->focus_resource_list)
    wl_touch_send_cancel(client);
  notify_touch_cancel(touch_device);
  weston_touch_set_focus(seat.touch_state, NULL);
  for (int id = 0; id <= highest_id; id++)
    if (ids_down & 1u << id)
      notify_touch_normalized(touch_device, now, id, 0, 0, NULL, WL_TOUCH_UP);
  ids_down = 0;
}

static bool play_touch(const char *op, const struct timespec *now, const double n[4]) {
  struct wl_list *clients = &seat.touch_state->focus_resource_list;
  struct wl_resource *client;
  int id = (int)n[0];

  if (is(op, "tframe")) {
    notify_touch_frame(touch_device);
    return true;
  }
  if (is(op, "tcancel")) {
    cancel_touches(now);
    return true;
  }
  if (id < 0 || id > highest_id) return false;
  if (is(op, "tdown")) {
    notify_touch_normalized(touch_device, now, id, n[1], n[2], NULL, WL_TOUCH_DOWN);
    ids_down |= 1u << id;
  } else if (is(op, "tmove")) {
    notify_touch_normalized(touch_device, now, id, n[1], n[2], NULL, WL_TOUCH_MOTION);
  } else if (is(op, "tup")) {
    notify_touch_normalized(touch_device, now, id, 0, 0, NULL, WL_TOUCH_UP);
    ids_down &= ~(1u << id);
  } else if (is(op, "tshape")) {
    wl_resource_for_each(client, clients)
      if (wl_resource_get_version(client) >= WL_TOUCH_SHAPE_SINCE_VERSION)
        wl_touch_send_shape(client, id, wl_fixed_from_double(n[1]), wl_fixed_from_double(n[2]));
  } else if (is(op, "torient")) {
    wl_resource_for_each(client, clients)
      if (wl_resource_get_version(client) >= WL_TOUCH_ORIENTATION_SINCE_VERSION)
        wl_touch_send_orientation(client, id, wl_fixed_from_double(n[1]));
  } else {
    return false;
  }
  return true;
}

static bool play(const char *command) {
  struct timespec now;
  char op[16], device[16];
  double n[4] = {0};

  clock_gettime(CLOCK_MONOTONIC, &now);
  if (sscanf(command, "cap %15s %lf", device, &n[0]) == 2) return set_capability(device, n[0] != 0);
  if (sscanf(command, "%15s %lf %lf %lf %lf", op, &n[0], &n[1], &n[2], &n[3]) < 1) return false;
  if (is(op, "key")) {
    notify_key(&seat, &now, (uint32_t)n[0], n[1] != 0, STATE_UPDATE_AUTOMATIC);
    return true;
  }
  return op[0] == 't' ? play_touch(op, &now, n) : play_pointer(op, &now, n);
}

static int read_commands(int fd, uint32_t mask, void *data) {
  ssize_t count = 0;
  char *end;
  (void)data;

  if (mask & WL_EVENT_READABLE) count = read(fd, line + filled, sizeof line - 1 - filled);
  if (count <= 0) {
    wl_event_source_remove(driver);
    close(fd);
    driver = NULL;
    filled = 0;
    return 0;
  }
  filled += (size_t)count;
  while ((end = memchr(line, '\n', filled))) {
    *end = '\0';
    if (write(fd, play(line) ? "ok\n" : "no\n", 3) != 3) break;
    filled -= (size_t)(end + 1 - line);
    memmove(line, end + 1, filled);
  }
  if (filled == sizeof line - 1) filled = 0;
  return 0;
}

static int accept_driver(int fd, uint32_t mask, void *data) {
  int connection = accept(fd, NULL, NULL);
  (void)mask;
  (void)data;

  if (connection < 0) return 0;
  if (driver) {  // only one client at a time
    close(connection);
    return 0;
  }
  driver = wl_event_loop_add_fd(wl_display_get_event_loop(compositor->wl_display), connection,
                                WL_EVENT_READABLE, read_commands, NULL);
  return 0;
}

WL_EXPORT int wet_module_init(struct weston_compositor *starting, int *argc, char *argv[]) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  const char *path = getenv("WESTON_INPUT_SOCKET");
  (void)argc;
  (void)argv;

  if (!path || strlen(path) >= sizeof address.sun_path) return -1;
  compositor = starting;
  weston_seat_init(&seat, compositor, "seat0");
  if (weston_seat_init_pointer(&seat) < 0 || weston_seat_init_keyboard(&seat, NULL) < 0 ||
      weston_seat_init_touch(&seat) < 0)
    return -1;
  touch_device = weston_touch_create_touch_device(seat.touch_state, "test-touch", NULL, NULL);
  if (!touch_device) return -1;
  strcpy(address.sun_path, path);
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0 || bind(fd, (struct sockaddr *)&address, sizeof address) < 0 || listen(fd, 4) < 0)
    return -1;
  wl_event_loop_add_fd(wl_display_get_event_loop(compositor->wl_display), fd, WL_EVENT_READABLE,
                       accept_driver, NULL);
  return 0;
}
