/* A program with a GTK 4 window to drag from and to drop on: the peer of DragProbe, with the same appearance
 * and output.
 *
 *     gtk4drag text|files copy|move|both
 */
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>

static gboolean offers_files;
static GdkDragAction actions;

static void tell(const char *format, const char *one, const char *two, const char *three) {
  printf(format, one, two, three);
  printf("\n");
  fflush(stdout);
}

static const char *word(GdkDragAction action) {
  if (action & GDK_ACTION_MOVE) return "move";
  if (action & GDK_ACTION_COPY) return "copy";
  return "nothing";
}

static GdkContentProvider *prepare(GtkDragSource *source, double x, double y, gpointer data) {
  if (!offers_files) return gdk_content_provider_new_typed(G_TYPE_STRING, "grüß dich");
  GFile *files[] = {
    g_file_new_for_uri("file:///tmp/a%20b.txt"), g_file_new_for_uri("file:///tmp/c.txt")};
  GdkFileList *list = gdk_file_list_new_from_array(files, 2);
  GdkContentProvider *provider = gdk_content_provider_new_typed(GDK_TYPE_FILE_LIST, list);
  g_boxed_free(GDK_TYPE_FILE_LIST, list);
  g_object_unref(files[0]);
  g_object_unref(files[1]);
  return provider;
}

static void begins(GtkDragSource *source, GdkDrag *drag, gpointer data) {
  tell("begins", "", "", "");
}

static gboolean was_cancelled;

static gboolean cancelled(
    GtkDragSource *source, GdkDrag *drag, GdkDragCancelReason reason, gpointer data) {
  was_cancelled = TRUE;
  return FALSE;
}

static void ended(GtkDragSource *source, GdkDrag *drag, gboolean deletes, gpointer data) {
  tell("ended %s", was_cancelled ? "nothing" : deletes ? "move" : "copy", "", "");
  was_cancelled = FALSE;
}

static GdkDragAction entered(GtkDropTarget *target, double x, double y, gpointer data) {
  tell("entered", "", "", "");
  /* Proposes a move if the source allows it, and a copy otherwise. */
  GdkDragAction both =
    actions & gdk_drop_get_actions(gtk_drop_target_get_current_drop(target));
  return both & GDK_ACTION_MOVE ? GDK_ACTION_MOVE : both & GDK_ACTION_COPY;
}

static void left(GtkDropTarget *target, gpointer data) { tell("left", "", "", ""); }

static gboolean dropped(
    GtkDropTarget *target, const GValue *value, double x, double y, gpointer data) {
  const char *how = word(gdk_drop_get_actions(gtk_drop_target_get_current_drop(target)) & actions);
  if (G_VALUE_HOLDS(value, GDK_TYPE_FILE_LIST)) {
    GString *all = g_string_new("");
    for (GSList *file = gdk_file_list_get_files(g_value_get_boxed(value)); file;
         file = file->next) {
      char *uri = g_file_get_uri(file->data);
      g_string_append_printf(all, " %s", uri);
      g_free(uri);
    }
    tell("dropped %s files%s", how, all->str, "");
    g_string_free(all, TRUE);
  } else {
    tell("dropped %s text %s", how, g_value_get_string(value), "");
  }
  return TRUE;
}

static void activate(GtkApplication *application, gpointer data) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 300);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous(GTK_BOX(box), TRUE);
  GtkWidget *from = gtk_label_new("drag"), *to = gtk_label_new("drop");
  gtk_box_append(GTK_BOX(box), from);
  gtk_box_append(GTK_BOX(box), to);
  gtk_window_set_child(GTK_WINDOW(window), box);

  GtkDragSource *source = gtk_drag_source_new();
  gtk_drag_source_set_actions(source, actions);
  g_signal_connect(source, "prepare", G_CALLBACK(prepare), NULL);
  g_signal_connect(source, "drag-begin", G_CALLBACK(begins), NULL);
  g_signal_connect(source, "drag-cancel", G_CALLBACK(cancelled), NULL);
  g_signal_connect(source, "drag-end", G_CALLBACK(ended), NULL);
  gtk_widget_add_controller(from, GTK_EVENT_CONTROLLER(source));

  GtkDropTarget *target = gtk_drop_target_new(G_TYPE_INVALID, actions);
  GType types[] = {GDK_TYPE_FILE_LIST, G_TYPE_STRING};
  gtk_drop_target_set_gtypes(target, types, 2);
  g_signal_connect(target, "enter", G_CALLBACK(entered), NULL);
  g_signal_connect(target, "leave", G_CALLBACK(left), NULL);
  g_signal_connect(target, "drop", G_CALLBACK(dropped), NULL);
  gtk_widget_add_controller(to, GTK_EVENT_CONTROLLER(target));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **words) {
  offers_files = count > 1 && !strcmp(words[1], "files");
  actions = count > 2 && !strcmp(words[2], "copy")   ? GDK_ACTION_COPY
            : count > 2 && !strcmp(words[2], "move") ? GDK_ACTION_MOVE
                                                      : GDK_ACTION_COPY | GDK_ACTION_MOVE;
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 0, NULL);
}
