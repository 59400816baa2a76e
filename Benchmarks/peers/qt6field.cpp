// The comparison window with a text field in Qt 6 Widgets.

#include <QtWidgets>

int main(int count, char **arguments) {
  QApplication application(count, arguments);
  QWidget window;
  window.setWindowTitle("peer");
  window.resize(640, 480);
  auto *field = new QLineEdit(&window);
  field->setGeometry(20, 20, 400, 36);
  field->setFocus();
  window.show();
  return application.exec();
}
