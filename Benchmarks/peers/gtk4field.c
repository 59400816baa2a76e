// The comparison window with a text field in GTK 4.

#include <gtk/gtk.h>

static void activate(GtkApplication *application, gpointer data) {
  GtkWidget *window = gtk_application_window_new(application);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *entry = gtk_entry_new();
  (void)data;

  gtk_window_set_default_size(GTK_WINDOW(window), 640, 480);
  gtk_window_set_title(GTK_WINDOW(window), "peer");
  gtk_widget_set_margin_top(box, 20);
  gtk_widget_set_margin_start(box, 20);
  gtk_widget_set_size_request(entry, 400, -1);
  gtk_widget_set_halign(entry, GTK_ALIGN_START);
  gtk_box_append(GTK_BOX(box), entry);
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_grab_focus(entry);
}

int main(int count, char **arguments) {
  GtkApplication *application = gtk_application_new("peer.gtk4field", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), count, arguments);
}
