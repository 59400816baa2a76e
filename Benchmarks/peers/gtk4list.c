// The comparison list in GTK 4: a window of 400 × 700 with rows of text, which are created when they become
// visible.
//
//   gtk4list [--rows N] [--verbose]
//
// With --verbose, it prints the scroll offset, in points, after each change.

#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>

static guint rows = 100000;
static gboolean verbose;

// A model with only a number of rows, so that a row needs no memory before it is visible.
typedef struct { GObject parent; } Rows;
typedef struct { GObjectClass parent; } RowsClass;

static GType rows_item_type(GListModel *model) {
  (void)model;
  return GTK_TYPE_STRING_OBJECT;
}

static guint rows_count(GListModel *model) {
  (void)model;
  return rows;
}

static gpointer rows_item(GListModel *model, guint position) {
  char text[32];
  (void)model;
  if (position >= rows) return NULL;
  snprintf(text, sizeof text, "Row %u", position);
  return gtk_string_object_new(text);
}

static void rows_model(GListModelInterface *interface) {
  interface->get_item_type = rows_item_type;
  interface->get_n_items = rows_count;
  interface->get_item = rows_item;
}

G_DEFINE_TYPE_WITH_CODE(Rows, rows, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, rows_model))

static void rows_class_init(RowsClass *class) { (void)class; }
static void rows_init(Rows *model) { (void)model; }

static void setup(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *label = gtk_label_new(NULL);
  (void)factory;
  (void)data;
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_size_request(label, -1, 40);
  gtk_list_item_set_child(item, label);
}

static void bind(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkStringObject *row = gtk_list_item_get_item(item);
  (void)factory;
  (void)data;
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(row));
}

static void scrolled(GtkAdjustment *adjustment, gpointer data) {
  (void)data;
  printf("%f\n", gtk_adjustment_get_value(adjustment));
  fflush(stdout);
}

static void activate(GtkApplication *application, gpointer data) {
  GtkWidget *window = gtk_application_window_new(application);
  GtkWidget *area = gtk_scrolled_window_new();
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  GListModel *model = g_object_new(rows_get_type(), NULL);
  GtkWidget *list =
      gtk_list_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(model)), factory);
  (void)data;

  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(area), list);
  if (verbose) {
    g_signal_connect(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(area)),
                     "value-changed", G_CALLBACK(scrolled), NULL);
  }
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 700);
  gtk_window_set_title(GTK_WINDOW(window), "list");
  gtk_window_set_child(GTK_WINDOW(window), area);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  for (int i = 1; i < count; i++) {
    if (strcmp(arguments[i], "--verbose") == 0) verbose = TRUE;
    if (strcmp(arguments[i], "--rows") == 0 && i + 1 < count) rows = atoi(arguments[++i]);
  }
  GtkApplication *application = gtk_application_new("peer.gtk4list", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 1, arguments);
}
