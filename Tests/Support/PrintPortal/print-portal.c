/* A desktop portal with only the interface for printing. It writes the received pages to a file, and sends the
 * response that the command line determines.
 *
 *     print-portal FILE CODE [early|own]
 *
 * CODE is the code of the response: 0 printed, 1 cancelled by the user, 2 failed. With `early`, the response is
 * sent before the reply to the call. With `own`, the portal names the request itself, as portals before version
 * 0.9 did. The program prints the arguments of each call, one per line.
 */
#include <gio/gio.h>
#include <gio/gunixfdlist.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char description[] =
  "<node><interface name='org.freedesktop.portal.Print'>"
  "<method name='Print'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
  "<arg type='h' direction='in'/><arg type='a{sv}' direction='in'/>"
  "<arg type='o' direction='out'/></method></interface></node>";

static const char *file;
static guint code;
static gboolean is_early, is_own;

static void respond(GDBusConnection *bus, const char *client, const char *handle) {
  g_dbus_connection_emit_signal(
    bus, client, handle, "org.freedesktop.portal.Request", "Response",
    g_variant_new("(ua{sv})", code, NULL), NULL);
}

/* A response that is sent a little later, as after a user's choice. */
typedef struct {
  GDBusConnection *bus;
  char *client, *handle;
} Answer;

static gboolean respond_late(gpointer data) {
  Answer *answer = data;
  respond(answer->bus, answer->client, answer->handle);
  return G_SOURCE_REMOVE;
}

/* Writes the remaining contents of a descriptor to the file, and closes the descriptor. */
static void keep(int descriptor) {
  FILE *out = fopen(file, "w");
  char buffer[65536];
  ssize_t count;
  while (out && (count = read(descriptor, buffer, sizeof buffer)) > 0)
    fwrite(buffer, 1, count, out);
  if (out) fclose(out);
  close(descriptor);
}

static void call(
    GDBusConnection *bus, const char *client, const char *path, const char *interface,
    const char *method, GVariant *arguments, GDBusMethodInvocation *invocation, gpointer data) {
  const char *parent, *title, *token = "none";
  gint32 place;
  gboolean is_modal = FALSE;
  GVariant *options;
  g_variant_get(arguments, "(&s&sh@a{sv})", &parent, &title, &place, &options);
  g_variant_lookup(options, "handle_token", "&s", &token);
  g_variant_lookup(options, "modal", "b", &is_modal);
  GUnixFDList *list =
    g_dbus_message_get_unix_fd_list(g_dbus_method_invocation_get_message(invocation));
  int descriptor = list ? g_unix_fd_list_get(list, place, NULL) : -1;
  if (descriptor >= 0) keep(descriptor);
  printf("above %s\ntitle %s\nmodal %d\nfile %d\n", parent, title, is_modal, descriptor >= 0);
  fflush(stdout);

  char *name = g_strdelimit(g_strdup(client + 1), ".", '_');
  char *handle =
    is_own ? g_strdup("/org/freedesktop/portal/desktop/request/own/1")
           : g_strdup_printf("/org/freedesktop/portal/desktop/request/%s/%s", name, token);
  if (is_early) respond(bus, client, handle);
  g_dbus_method_invocation_return_value(invocation, g_variant_new("(o)", handle));
  if (!is_early) {
    Answer *answer = g_new(Answer, 1);
    *answer = (Answer){bus, g_strdup(client), g_strdup(handle)};
    g_timeout_add(100, respond_late, answer);
  }
  g_free(name);
  g_free(handle);
  g_variant_unref(options);
}

static void has_bus(GDBusConnection *bus, const char *name, gpointer data) {
  static const GDBusInterfaceVTable table = {call, NULL, NULL, {NULL}};
  GDBusNodeInfo *node = g_dbus_node_info_new_for_xml(description, NULL);
  g_dbus_connection_register_object(
    bus, "/org/freedesktop/portal/desktop", node->interfaces[0], &table, NULL, NULL, NULL);
}

static void has_name(GDBusConnection *bus, const char *name, gpointer data) {
  printf("ready\n");
  fflush(stdout);
}

int main(int count, char **words) {
  if (count < 3) return 2;
  file = words[1];
  code = (guint)atoi(words[2]);
  is_early = count > 3 && !strcmp(words[3], "early");
  is_own = count > 3 && !strcmp(words[3], "own");
  g_bus_own_name(
    G_BUS_TYPE_SESSION, "org.freedesktop.portal.Desktop", 0, has_bus, has_name, NULL, NULL, NULL);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
  return 0;
}
