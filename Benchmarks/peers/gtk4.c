// The comparison window in GTK 4: 20 buttons, 4 sliders, 4 switches and one label.

#include <gtk/gtk.h>

enum { columns = 4, buttons = 20, spacing = 6 };

static int taps;

static void tapped(GtkButton *button, gpointer label) {
  char text[32];
  (void)button;
  snprintf(text, sizeof text, "taps %d", ++taps);
  gtk_label_set_text(GTK_LABEL(label), text);
}

static void activate(GtkApplication *application, gpointer data) {
  GtkWidget *window = gtk_application_window_new(application);
  GtkWidget *grid = gtk_grid_new();
  GtkWidget *label = gtk_label_new("taps 0");
  (void)data;

  gtk_window_set_default_size(GTK_WINDOW(window), 640, 480);
  gtk_window_set_title(GTK_WINDOW(window), "peer");
  gtk_grid_set_row_spacing(GTK_GRID(grid), spacing);
  gtk_grid_set_column_spacing(GTK_GRID(grid), spacing);
  for (int i = 0; i < buttons; i++) {
    char title[16];
    snprintf(title, sizeof title, "Button %d", i);
    GtkWidget *button = gtk_button_new_with_label(title);
    g_signal_connect(button, "clicked", G_CALLBACK(tapped), label);
    gtk_grid_attach(GTK_GRID(grid), button, i % columns, i / columns, 1, 1);
  }
  for (int i = 0; i < columns; i++) {
    GtkWidget *slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1);
    gtk_widget_set_size_request(slider, 120, -1);
    gtk_grid_attach(GTK_GRID(grid), slider, i, 5, 1, 1);
    gtk_grid_attach(GTK_GRID(grid), gtk_switch_new(), i, 6, 1, 1);
  }
  gtk_grid_attach(GTK_GRID(grid), label, 0, 8, columns, 1);
  gtk_window_set_child(GTK_WINDOW(window), grid);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  GtkApplication *application = gtk_application_new("peer.gtk4", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), count, arguments);
}
